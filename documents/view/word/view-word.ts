import type { WordBlock, WordSection } from '../../word/content/story.ts';
import { anchorOnComment, findCommentPlaces, findParents } from '../../word/facts/list-note-facts.ts';
import { emptySection, type SectionProperties } from '../../word/properties/section-properties.ts';
import { findHeadingLevel } from '../../word/resolve-paragraph.ts';
import { createRunResolver } from '../../word/resolve-run.ts';
import type { WordModel } from '../../word/word-model.ts';
import { viewBlocks } from './view-blocks.ts';
import { createStoryViewing, type DocumentViewing } from './story-viewing.ts';
import type {
  BlockView,
  OutlineEntry,
  WordCommentView,
  WordNoteView,
  WordSheet,
  WordView,
} from './word-view.ts';

const twipsPerPoint = 20;
// A4 with Word's own margins, for a document that says nothing of its pages.
const usualPage = { widthTwips: 11_906, heightTwips: 16_838, marginTwips: 1_440 };
const longestOutlineText = 200;

function createViewing(model: WordModel): DocumentViewing {
  const document: DocumentViewing = {
    model,
    resolver: createRunResolver(model),
    viewStory: (story) => viewBlocks(createStoryViewing(document, story), story.blocks),
  };
  return document;
}

function startOf(block: WordBlock): number {
  let first: WordBlock | undefined = block;
  while (first?.kind === 'table') first = first.rows[0]?.cells[0]?.blocks[0];
  return first?.start ?? 0;
}

// The headers of odd pages stand for all: a flow of sheets has no second page.
function viewHeaders(
  document: DocumentViewing,
  references: SectionProperties['references'],
  kind: 'header' | 'footer',
): readonly BlockView[] {
  const { model } = document;
  const wanted = references.filter((reference) => reference.kind === kind);
  const chosen = wanted.find(({ variant }) => variant === 'default') ?? wanted[0];
  if (chosen === undefined) return [];
  const part = model.findRelationship(model.body.part, chosen.relationshipId)?.part ?? null;
  const header = model.headers.find((one) => one.part === part);
  return header === undefined ? [] : document.viewStory(header.story);
}

/** References of a section; what it does not name is that of the section before. */
function inheritReferences(
  own: SectionProperties['references'],
  before: SectionProperties['references'],
): SectionProperties['references'] {
  const isNamed = (reference: SectionProperties['references'][number]) =>
    own.some(({ kind, variant }) => kind === reference.kind && variant === reference.variant);
  return [...before.filter((reference) => !isNamed(reference)), ...own];
}

function viewSheets(document: DocumentViewing): readonly WordSheet[] {
  const { body } = document.model;
  const sections: readonly WordSection[] =
    body.sections.length > 0
      ? body.sections
      : [{ properties: emptySection, start: 0, end: body.text.length }];
  const blocks = document.viewStory(body);
  const starts = body.blocks.map(startOf);
  let references: SectionProperties['references'] = [];
  let next = 0;
  return sections.map(({ properties, end }, index) => {
    const first = next;
    const isLast = index === sections.length - 1;
    const last = isLast ? Number.POSITIVE_INFINITY : end;
    while (next < blocks.length && (starts[next] ?? 0) <= last) next += 1;
    references = inheritReferences(properties.references, references);
    const { page, margins, columnCount, breakKind } = properties;
    const margin = (twips: number | null | undefined) =>
      Math.min(400, Math.abs(twips ?? usualPage.marginTwips) / twipsPerPoint);
    return {
      widthPt: Math.min(2_000, Math.max(100, (page.widthTwips ?? usualPage.widthTwips) / twipsPerPoint)),
      heightPt:
        breakKind === 'continuous' && sections.length > 1
          ? null
          : Math.min(2_000, (page.heightTwips ?? usualPage.heightTwips) / twipsPerPoint),
      marginsPt: {
        top: margin(margins?.topTwips),
        right: margin(margins?.rightTwips),
        bottom: margin(margins?.bottomTwips),
        left: margin(margins?.leftTwips),
      },
      columnCount: Math.min(8, Math.max(1, columnCount)),
      blocks: blocks.slice(first, next),
      headers: viewHeaders(document, references, 'header'),
      footers: viewHeaders(document, references, 'footer'),
    };
  });
}

function viewNotes(document: DocumentViewing, kind: 'footnote' | 'endnote'): readonly WordNoteView[] {
  return document.model.notes
    .filter((note) => note.kind === kind)
    .map(({ noteId, story }, index) => ({ noteId, number: index + 1, blocks: document.viewStory(story) }));
}

function viewComments(document: DocumentViewing): readonly WordCommentView[] {
  const { model } = document;
  const places = findCommentPlaces(model);
  const parents = findParents(model);
  return model.comments.map(({ commentId, author, date, story }) => {
    const place = places.get(commentId);
    const paraId = story.paragraphs.at(-1)?.paraId ?? '';
    return {
      commentId,
      part: story.name,
      anchor: anchorOnComment(story, place),
      author,
      date,
      blocks: document.viewStory(story),
      about: place === undefined ? null : { part: place.story, start: place.start, end: place.end },
      parentId: parents.get(commentId) ?? null,
      isDone: model.commentThreads.get(paraId)?.isDone ?? false,
    };
  });
}

function listOutline({ body, styles }: WordModel): readonly OutlineEntry[] {
  return body.paragraphs.flatMap(({ properties, text, start }) => {
    const level = findHeadingLevel(styles, properties);
    if (level === null || text.trim() === '') return [];
    return [
      {
        level,
        text: text.trim().slice(0, longestOutlineText),
        part: body.name,
        start,
        end: start + text.length,
      },
    ];
  });
}

/** A document as it is drawn: one flow of sheets, each as wide as its section's pages. */
export function viewWord(model: WordModel): WordView {
  const document = createViewing(model);
  return {
    sections: viewSheets(document),
    footnotes: viewNotes(document, 'footnote'),
    endnotes: viewNotes(document, 'endnote'),
    comments: viewComments(document),
    outline: listOutline(model),
  };
}
