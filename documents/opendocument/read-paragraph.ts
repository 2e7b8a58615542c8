import {
  addText,
  type InlineScope,
  type ParagraphDraft,
  plainScope,
  startParagraph,
} from '../word/content/paragraph-draft.ts';
import type { StoryDraft } from '../word/content/story-draft.ts';
import type { NumberingReference, ParagraphProperties } from '../word/properties/paragraph-properties.ts';
import { noRunProperties, type RunProperties } from '../word/properties/run-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { OpenReading } from './open-reading.ts';
import { listOpenStyleChain, type OpenStyles } from './open-styles.ts';
import { createAnnotationReader, createNoteReader, endAnnotation } from './read-notes.ts';
import { findCharacters } from './read-plain-text.ts';
import { openFrame } from './read-frame.ts';

/** A paragraph while it is read, with what has to be known from one element to the next. */
export interface OpenParagraph {
  readonly draft: ParagraphDraft;
  readonly story: StoryDraft;
  readonly reading: OpenReading;
  /** Blanks at the beginning and behind another blank are layout of the file, not text. */
  isBlankLast: boolean;
}

/** Direct formatting of automatic styles, and the common style behind them. */
function splitStyle(
  styles: OpenStyles,
  family: string,
  name: string | undefined,
): { readonly run: RunProperties; readonly paragraph: ParagraphProperties; readonly common: string | null } {
  const chain = listOpenStyleChain(styles, family, name);
  const automatic = chain.filter(({ isAutomatic }) => isAutomatic).toReversed();
  return {
    run: Object.assign({}, ...automatic.map(({ run }) => run)) as RunProperties,
    paragraph: Object.assign({}, ...automatic.map(({ paragraph }) => paragraph)) as ParagraphProperties,
    common: chain.find(({ isAutomatic }) => !isAutomatic)?.name ?? null,
  };
}

function addPiece(paragraph: OpenParagraph, scope: InlineScope, run: RunProperties, text: string): void {
  if (text === '') return;
  const change = paragraph.reading.openChanges.at(-1);
  const tracked = change === undefined ? undefined : paragraph.reading.changes.get(change)?.revision;
  const isFormat = tracked?.change === 'formatting';
  const revision = tracked === undefined || isFormat ? null : tracked;
  addText(paragraph.draft, { ...scope, revision }, text, run, isFormat ? tracked : null);
}

function collapse(paragraph: OpenParagraph, piece: string): string {
  let text = piece.replaceAll(/[ \t\r\n]+/g, ' ');
  if (paragraph.isBlankLast && text.startsWith(' ')) text = text.slice(1);
  if (text !== '') paragraph.isBlankLast = text.endsWith(' ');
  return text;
}

function markChange(paragraph: OpenParagraph, name: string, attributes: Attributes): void {
  const { draft, reading } = paragraph;
  const { openChanges } = reading;
  const id = attributes['text:change-id'] ?? '';
  const found = reading.changes.get(id);
  if (name === 'text:change-start') openChanges.push(id);
  else if (name === 'text:change-end') {
    const at = openChanges.lastIndexOf(id);
    if (at >= 0) openChanges.splice(at, 1);
  } else if (found?.revision.change === 'deletion') {
    const { revision, text } = found;
    draft.inlines.push({
      kind: 'deleted',
      start: draft.story.position,
      text,
      properties: noRunProperties,
      revision,
    });
  }
}

function openInline(
  paragraph: OpenParagraph,
  scope: InlineScope,
  run: RunProperties,
  name: string,
  attributes: Attributes,
): ElementReader | null {
  const { reading } = paragraph;
  switch (name) {
    case 'text:span': {
      const { run: direct, common } = splitStyle(reading.styles, 'text', attributes['text:style-name']);
      const style = common === null ? {} : { styleId: common };
      return createInlineReader(paragraph, scope, { ...run, ...style, ...direct });
    }
    case 'text:a': {
      const link = {
        relationshipId: attributes['xlink:href'] ?? null,
        bookmark: null,
        tooltip: attributes['office:title'] ?? null,
      };
      return createInlineReader(paragraph, { ...scope, link }, run);
    }
    case 'text:note':
      return createNoteReader(paragraph, attributes);
    case 'office:annotation':
      return createAnnotationReader(paragraph, attributes);
    case 'office:annotation-end':
      endAnnotation(paragraph, attributes);
      return null;
    case 'text:change-start':
    case 'text:change-end':
    case 'text:change':
      markChange(paragraph, name, attributes);
      return null;
    case 'text:ruby-text':
      return null;
    default:
      if (name.startsWith('draw:')) return openFrame(paragraph, name, attributes);
      return name.startsWith('text:') ? createInlineReader(paragraph, scope, run) : null;
  }
}

function createInlineReader(paragraph: OpenParagraph, scope: InlineScope, run: RunProperties): ElementReader {
  let pending = '';
  const flush = (): void => {
    addPiece(paragraph, scope, run, pending);
    pending = '';
  };
  return {
    open: (name, attributes) => {
      const characters = findCharacters(name, attributes);
      if (characters !== null) {
        pending += characters;
        paragraph.isBlankLast = false;
        return null;
      }
      flush();
      return openInline(paragraph, scope, run, name, attributes);
    },
    text: (piece) => void (pending += collapse(paragraph, piece)),
    close: flush,
  };
}

function startOpenParagraph(story: StoryDraft, reading: OpenReading): OpenParagraph {
  return { draft: startParagraph(story), story, reading, isBlankLast: true };
}

function endOpenParagraph({ draft, story }: OpenParagraph, properties: ParagraphProperties): void {
  const { start, text, inlines } = draft;
  const read = {
    kind: 'paragraph',
    start,
    text,
    properties,
    inlines,
    paraId: null,
    formatRevision: null,
  } as const;
  story.blocks.push(read);
  story.paragraphs.push(read);
  story.position += 1;
}

/** A reader of text:p or text:h. */
export function createOpenParagraphReader(
  story: StoryDraft,
  reading: OpenReading,
  name: string,
  attributes: Attributes,
  numbering: NumberingReference | null,
): ElementReader {
  const styleName = attributes['text:style-name'];
  const { run, paragraph, common } = splitStyle(reading.styles, 'paragraph', styleName);
  const level = name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) : 0;
  const properties: ParagraphProperties = {
    ...paragraph,
    ...(common === null ? {} : { styleId: common }),
    ...(numbering === null ? {} : { numbering }),
    ...(level >= 1 && level <= 9 ? { outlineLevel: level - 1 } : {}),
  };
  const open = startOpenParagraph(story, reading);
  const inside = createInlineReader(open, plainScope, run);
  return {
    ...inside,
    close: () => {
      inside.close?.();
      endOpenParagraph(open, properties);
    },
  };
}

/** A frame that stands between paragraphs gets one of its own. */
export function openLooseFrame(
  story: StoryDraft,
  reading: OpenReading,
  name: string,
  attributes: Attributes,
): ElementReader | null {
  const open = startOpenParagraph(story, reading);
  const inside = openFrame(open, name, attributes);
  if (inside === null) return null;
  return {
    ...inside,
    close: () => {
      inside.close?.();
      endOpenParagraph(open, {});
    },
  };
}
