import { readChart } from '../drawing/chart/read-chart.ts';
import { readSmartArt } from '../drawing/smartart/read-smartart.ts';
import { readTheme } from '../drawing/theme-color/read-theme.ts';
import { emptyTheme } from '../drawing/theme-color/theme.ts';
import type { DocumentWarning } from '../facts/fact.ts';
import type { OfficePackage } from '../office/office-package.ts';
import { createPartLoader, findRelated, type PartLoader } from '../office/part-loader.ts';
import type { Relationship } from '../office/relationships.ts';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type ElementReader, readElements } from '../xml/read-elements.ts';
import { createBlockReader } from './content/read-blocks.ts';
import {
  createDocumentDraft,
  createStoryDraft,
  type DocumentDraft,
  finishStory,
} from './content/story-draft.ts';
import type { WordStory } from './content/story.ts';
import { listObjects, listWithTextboxes } from './content/walk-stories.ts';
import { readComments, readCommentThreads } from './parts/comments.ts';
import { readHasEvenHeaders } from './parts/settings.ts';
import { readNotes } from './parts/notes.ts';
import { noNumbering, readNumbering } from './parts/numbering.ts';
import { noStyles, readStyles } from './parts/styles.ts';
import type { WordHeader, WordModel } from './word-model.ts';

function readBody(archive: ZipArchive, entry: ZipEntry, document: DocumentDraft): WordStory {
  const story = createStoryDraft('body', entry.name, document);
  const body: ElementReader = createBlockReader(story);
  readElements(archive, entry, {
    open: (root) => {
      if (root !== 'w:document')
        throw new DocumentError('damaged-part', `A document cannot begin with ${root}.`, entry.name);
      return { open: (name) => (name === 'w:body' ? body : null) };
    },
  });
  return finishStory(story);
}

/** Header and footer parts in the order that sections name them, then the others. */
function listHeaderParts(body: WordStory, relationships: readonly Relationship[]): Relationship[] {
  const named = body.sections.flatMap(({ properties }) =>
    properties.references.flatMap(({ relationshipId }) =>
      relationships.filter(({ id }) => id === relationshipId),
    ),
  );
  const seen = new Set<string>();
  return [...named, ...relationships].filter(({ type, part }) => {
    if ((type !== 'header' && type !== 'footer') || part === null || seen.has(part)) return false;
    seen.add(part);
    return true;
  });
}

function loadHeaders(loader: PartLoader, body: WordStory, document: DocumentDraft): WordHeader[] {
  const counts = { header: 0, footer: 0 };
  return listHeaderParts(body, loader.relationshipsOf(body.part)).flatMap(({ type, part }): WordHeader[] => {
    const kind = type === 'footer' ? 'footer' : 'header';
    counts[kind] += 1;
    const story = createStoryDraft(`${kind}-${counts[kind]}`, part ?? '', document);
    const isRead = loader.load(part ?? '', (archive, entry) => {
      readElements(archive, entry, { open: () => createBlockReader(story) });
      return true;
    });
    return isRead === null ? [] : [{ kind, part: part ?? '', story: finishStory(story) }];
  });
}

function loadRelated<T>(
  loader: PartLoader,
  type: string,
  read: (archive: ZipArchive, entry: ZipEntry) => T,
): T | null {
  const part = findRelated(loader.relationshipsOf(loader.pkg.mainPart), type);
  return part === null ? null : loader.load(part, read);
}

function createLookups(
  loader: PartLoader,
): Pick<WordModel, 'findRelationship' | 'findChart' | 'findSmartArt'> {
  const charts = new Map<string, ReturnType<WordModel['findChart']>>();
  const relationships = new Map<string, ReadonlyMap<string, Relationship>>();
  return {
    findRelationship: (part, relationshipId) => {
      const byId =
        relationships.get(part) ?? new Map(loader.relationshipsOf(part).map((one) => [one.id, one]));
      relationships.set(part, byId);
      return byId.get(relationshipId) ?? null;
    },
    findChart: (part) => {
      if (!charts.has(part))
        charts.set(
          part,
          loader.attempt(part, () => readChart(loader.pkg, part)),
        );
      return charts.get(part) ?? null;
    },
    findSmartArt: (part) => loader.load(part, readSmartArt),
  };
}

type Stories = Pick<WordModel, 'body' | 'headers' | 'notes' | 'comments'>;

function loadStories(loader: PartLoader, entry: ZipEntry, document: DocumentDraft): Stories {
  const body = readBody(loader.pkg.archive, entry, document);
  const loadNotes = (kind: 'footnote' | 'endnote') =>
    loadRelated(loader, `${kind}s`, (archive, part) => readNotes(archive, part, kind, document)) ?? [];
  return {
    body,
    headers: loadHeaders(loader, body, document),
    notes: [...loadNotes('footnote'), ...loadNotes('endnote')],
    comments: loadRelated(loader, 'comments', (archive, part) => readComments(archive, part, document)) ?? [],
  };
}

/** All stories of a document in the order that facts come in. */
export function listStories({ body, headers, notes, comments }: Stories): WordStory[] {
  return [body, ...[...headers, ...notes, ...comments].map(({ story }) => story)].flatMap(listWithTextboxes);
}

// Charts are parts of their own: a damaged one has to be among the warnings of the model.
function touchGraphics(model: Stories, lookups: ReturnType<typeof createLookups>): void {
  for (const story of listStories(model)) {
    for (const { object } of listObjects(story)) {
      if (object.kind !== 'chart' && object.kind !== 'smartart') continue;
      const part = lookups.findRelationship(story.part, object.relationshipId)?.part ?? null;
      if (part !== null) (object.kind === 'chart' ? lookups.findChart : lookups.findSmartArt)(part);
    }
  }
}

function listForeignParts(
  { foreignParts }: DocumentDraft,
  { findRelationship }: ReturnType<typeof createLookups>,
): DocumentWarning[] {
  return foreignParts.map(({ part, relationshipId }) => ({
    code: 'unsupported-format',
    part: findRelationship(part, relationshipId)?.part ?? part,
    message:
      'A document of another format is to be read into this one; save the document in Word to have its text.',
  }));
}

function listVideoParts(relationships: readonly Relationship[]): readonly string[] {
  const parts = relationships
    .filter(({ type }) => type === 'media' || type === 'video')
    .map(({ part }) => part);
  return [...new Set(parts.filter((part) => part !== null))];
}

/** Reads a document; a damaged part of it is a warning, a damaged main part throws DocumentError. */
export function readWord(pkg: OfficePackage, statedPages: number | null): WordModel {
  const entry = pkg.archive.findEntry(pkg.mainPart);
  if (entry === null)
    throw new DocumentError('damaged-package', 'The main part is not in the package.', pkg.mainPart);
  const loader = createPartLoader(pkg);
  const document = createDocumentDraft(createBlockReader);
  const stories = loadStories(loader, entry, document);
  const lookups = createLookups(loader);
  touchGraphics(stories, lookups);
  return {
    ...stories,
    ...lookups,
    hasEvenHeaders: loadRelated(loader, 'settings', readHasEvenHeaders) ?? false,
    commentThreads: loadRelated(loader, 'commentsExtended', readCommentThreads) ?? new Map(),
    styles: loadRelated(loader, 'styles', readStyles) ?? noStyles,
    numbering: loadRelated(loader, 'numbering', readNumbering) ?? noNumbering,
    theme: loadRelated(loader, 'theme', (archive, part) => readTheme(archive, part, emptyTheme)),
    statedPages,
    embeddedVideos: listVideoParts(loader.relationshipsOf(pkg.mainPart)),
    warnings: [...loader.warnings, ...listForeignParts(document, lookups)],
  };
}
