import type { PowerpointModel, Slide } from '../powerpoint/powerpoint-model.ts';
import type { SlidePart } from '../powerpoint/slide-part.ts';
import type { SlideShape } from '../powerpoint/slide-shape.ts';
import { listShapes } from '../powerpoint/shape-walk.ts';
import type { Relationship } from '../office/relationships.ts';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { parseLengthEmu } from './length.ts';
import { createOpenReading, type OpenReading } from './open-reading.ts';
import { findOpenStyle } from './open-styles.ts';
import { createOpenBlockReader } from './read-blocks.ts';
import { createMasterPagesReader, type MasterPage } from './read-master-pages.ts';
import { readOpenPackage, toRelationship } from './read-open-package.ts';
import { openShape, type PageReading } from './read-slide-shapes.ts';
import { toWordStyles } from './to-word-styles.ts';

function toSlidePart(part: string, name: string | null, isHidden: boolean, shapes: SlideShape[]): SlidePart {
  return {
    part,
    name,
    layoutType: null,
    isHidden,
    showsMasterShapes: true,
    shapes,
    background: null,
    colorMap: null,
    textStyles: null,
    effects: [],
    transition: null,
    languages: [],
  };
}

/** Addresses that shapes and runs name, each as a relationship of its own. */
function findAddresses(
  archive: ZipArchive,
  shapes: readonly SlideShape[],
): ReadonlyMap<string, Relationship> {
  const found = new Map<string, Relationship>();
  const add = (href: string | null | undefined): void => {
    if (href != null && href !== '') found.set(href, toRelationship(archive, href));
  };
  for (const shape of listShapes(shapes)) {
    if (shape.kind === 'picture') {
      add(shape.blip?.embedId);
      add(shape.media?.embedId);
    }
    const bodies =
      shape.kind === 'table'
        ? shape.table.rows.flatMap(({ cells }) => cells.map(({ text }) => text))
        : [shape.kind === 'shape' ? shape.text : null];
    for (const { runs } of bodies.flatMap((body) => body?.paragraphs ?? []))
      for (const run of runs) if (run.kind === 'text') add(run.properties.link?.relationshipId);
  }
  return found;
}

interface Deck {
  readonly archive: ZipArchive;
  readonly slides: Slide[];
  firstMaster: string | null;
}

function createPageReader(
  deck: Deck,
  reading: OpenReading,
  part: string,
  attributes: Attributes,
): ElementReader {
  const page: PageReading = { reading, part, shapeCount: 0, styles: toWordStyles(reading.styles) };
  const shapes: SlideShape[] = [];
  const noteShapes: SlideShape[] = [];
  const style = findOpenStyle(reading.styles, 'drawing-page', attributes['draw:style-name']);
  deck.firstMaster ??= attributes['draw:master-page-name'] ?? null;
  return {
    open: (name, own) =>
      name === 'presentation:notes'
        ? { open: (child, its) => openShape(page, child, its, (shape) => void noteShapes.push(shape)) }
        : openShape(page, name, own, (shape) => void shapes.push(shape)),
    close: () => {
      const number = deck.slides.length + 1;
      deck.slides.push({
        number,
        part,
        content: toSlidePart(part, attributes['draw:name'] ?? null, style?.isHiddenSlide ?? false, shapes),
        layout: null,
        notes: noteShapes.length === 0 ? null : toSlidePart(part, null, false, noteShapes),
        relationships: findAddresses(deck.archive, shapes),
        charts: new Map(),
        smartArts: new Map(),
      });
    },
  };
}

function findSize(reading: OpenReading, master: MasterPage | undefined): PowerpointModel['sizeEmu'] {
  const attributes = reading.styles.pageLayouts.get(master?.layoutName ?? '')?.attributes ?? {};
  return {
    cx: parseLengthEmu(attributes['fo:page-width']) ?? 0,
    cy: parseLengthEmu(attributes['fo:page-height']) ?? 0,
  };
}

/** Reads an OpenDocument presentation as the model of a PowerPoint deck; charts and animations are not read. */
export function readOpenSlides(archive: ZipArchive): PowerpointModel {
  const masters: MasterPage[] = [];
  const deck: Deck = { archive, slides: [], firstMaster: null };
  let isPresentation = false;
  const { reading, warnings } = readOpenPackage(archive, {
    createReading: (styles, readFormula) => createOpenReading(styles, readFormula, createOpenBlockReader),
    createMasterReader: (open, part) =>
      createMasterPagesReader(open, part, (master) => void masters.push(master)),
    createBodyReader: (open, part, body) => {
      if (body !== 'office:presentation') return null;
      isPresentation = true;
      return {
        open: (name, attributes) =>
          name === 'draw:page' ? createPageReader(deck, open, part, attributes) : null,
      };
    },
  });
  if (!isPresentation) throw new DocumentError('damaged-part', 'The deck has no slides.', 'content.xml');
  return {
    sizeEmu: findSize(reading, masters.find(({ name }) => name === deck.firstMaster) ?? masters[0]),
    slides: deck.slides,
    sections: [],
    tableStyles: new Map(),
    defaultTextStyle: [],
    warnings,
  };
}
