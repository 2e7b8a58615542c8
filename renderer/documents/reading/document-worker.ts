import { expose } from 'comlink';
import { createAnchorPlacer, createDocumentSearch, openDocument, readFacts } from '#documents';
import type { DocumentSearch, Fact, OpenedDocument, Selector } from '#documents';
import { describeFact } from '../office/inspector/describe-fact.ts';
import type { DocumentCalls, PlacedAnchor } from './document-calls.ts';
import { findMediaType } from './media-type.ts';
import { createPowerpointCalls } from '../powerpoint/powerpoint-calls.ts';
import { createExcelCalls } from '../excel/excel-calls.ts';
import { createWordCalls } from '../word/word-calls.ts';

// One worker holds one document: whoever has looked enough ends the worker.
let bytes: Uint8Array | null = null;
let opened: OpenedDocument | null = null;

function getOpened(): OpenedDocument {
  if (opened === null) throw new Error('no document is open');
  return opened;
}

let facts: Promise<readonly Fact[]> | null = null;

function loadFacts(): Promise<readonly Fact[]> {
  const read = async () => {
    const { file } = getOpened();
    const reading = await readFacts(bytes ?? new Uint8Array(), file);
    return 'error' in reading ? [] : reading.facts;
  };
  facts ??= read();
  return facts;
}

let placer: Promise<ReturnType<typeof createAnchorPlacer>> | null = null;

let search: DocumentSearch | null = null;
let found: ReturnType<DocumentSearch> | null = null;

const isSameCells = (one: Selector, other: Selector): boolean =>
  one.kind === 'cells' && other.kind === 'cells' && one.sheet === other.sheet && one.ref === other.ref;

const calls: DocumentCalls = {
  ...createWordCalls(getOpened),
  ...createExcelCalls(getOpened),
  ...createPowerpointCalls(getOpened),
  open: async (buffer, file) => {
    bytes = new Uint8Array(buffer);
    const document = await openDocument(bytes, file);
    if ('error' in document) return document;
    opened = document;
    return { file: document.file, app: document.content.app, warnings: document.warnings };
  },
  listFacts: loadFacts,
  placeAnchors: async (anchors) => {
    placer ??= loadFacts().then(createAnchorPlacer);
    const [all, place] = [await loadFacts(), await placer];
    return anchors.map((anchor): PlacedAnchor => {
      const placed = place(anchor);
      const around = placed.orphan === null ? all[placed.order[1]] : undefined;
      // What is told of a range says nothing of some cells in it.
      const cells = anchor.selectors.find(({ kind }) => kind === 'cells');
      const isTold = !cells || around?.anchor.selectors.some((other) => isSameCells(cells, other));
      const fact = isTold ? around : undefined;
      return { ...placed, fact: fact ? { type: fact.type, text: describeFact(fact) } : null };
    });
  },
  startFind: (query) => {
    search ??= createDocumentSearch(getOpened(), loadFacts);
    found = search(query);
  },
  continueFind: async () => {
    const slice = await found?.next();
    return slice?.value ?? null;
  },
  readMedium: (part) => {
    const mediaType = findMediaType(part);
    const content = mediaType === null ? null : getOpened().readPart(part);
    return mediaType === null || content === null ? null : { bytes: content, mediaType };
  },
};

expose(calls);
