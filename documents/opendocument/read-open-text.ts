import { createStoryDraft, finishStory, type StoryDraft } from '../word/content/story-draft.ts';
import type { WordSection } from '../word/content/story.ts';
import type { WordModel } from '../word/word-model.ts';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { createOpenReading, type OpenReading } from './open-reading.ts';
import { createOpenBlockReader } from './read-blocks.ts';
import { createMasterPagesReader, type MasterPage, toSection } from './read-master-pages.ts';
import { readOpenPackage, toRelationship } from './read-open-package.ts';
import { toWordStyles } from './to-word-styles.ts';

/** One section of the first page style; where paragraphs change to another one is not followed. */
function listSections(masters: readonly MasterPage[], end: number, reading: OpenReading): WordSection[] {
  const first = masters.find(({ name }) => name === 'Standard') ?? masters[0] ?? null;
  return first === null ? [] : [{ properties: toSection(first, reading), start: 0, end }];
}

/** Reads an OpenDocument text as the model of a Word document, so that all that reads one reads the other. */
export function readOpenText(archive: ZipArchive, statedPages: number | null): WordModel {
  const masters: MasterPage[] = [];
  let body: StoryDraft | null = null;
  const { reading, warnings } = readOpenPackage(archive, {
    createReading: (styles, readFormula) => createOpenReading(styles, readFormula, createOpenBlockReader),
    createMasterReader: (open, part) =>
      createMasterPagesReader(open, part, (master) => void masters.push(master)),
    createBodyReader: (open, part, name) => {
      if (name !== 'office:text') return null;
      body = createStoryDraft('body', part, open.document);
      return createOpenBlockReader(body, open);
    },
  });
  const draft = body as StoryDraft | null;
  if (draft === null) throw new DocumentError('damaged-part', 'The document has no text.', 'content.xml');
  draft.sections.push(...listSections(masters, draft.position, reading));
  const headers = masters.flatMap((master) => master.headers.map(({ header }) => header));
  const headerParts = new Set(headers.map(({ part }) => part));
  return {
    body: finishStory(draft),
    headers,
    notes: reading.notes,
    comments: reading.comments,
    hasEvenHeaders: true,
    commentThreads: new Map(),
    styles: toWordStyles(reading.styles),
    numbering: reading.lists.toNumbering(),
    theme: null,
    findRelationship: (_part, href) => ({
      ...toRelationship(archive, href),
      ...(headerParts.has(href) ? { part: href, isExternal: false } : {}),
    }),
    findChart: () => null,
    findSmartArt: () => null,
    embeddedVideos: [],
    statedPages,
    warnings,
  };
}
