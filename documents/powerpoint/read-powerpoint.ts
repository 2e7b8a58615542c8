import { readChart } from '../drawing/chart/read-chart.ts';
import { readSmartArt } from '../drawing/smartart/read-smartart.ts';
import { readTheme } from '../drawing/theme-color/read-theme.ts';
import { emptyTheme } from '../drawing/theme-color/theme.ts';
import type { OfficePackage } from '../office/office-package.ts';
import type { Relationship } from '../office/relationships.ts';
import { DocumentError } from '../package/document-error.ts';
import { createPartLoader, findRelated, type PartLoader } from '../office/part-loader.ts';
import type { PowerpointModel, Slide, SlideLayout, SlideMaster, SlideSection } from './powerpoint-model.ts';
import { type PresentationPart, readPresentationPart } from './presentation-part.ts';
import { readSlidePart } from './read-slide-part.ts';
import { listShapes } from './shape-walk.ts';
import type { SlidePart } from './slide-part.ts';
import { readTableStyles } from './table-styles.ts';

const readOwnTheme = (...[archive, entry]: Parameters<typeof readSmartArt>) =>
  readTheme(archive, entry, emptyTheme);

function mapRelationships(list: readonly Relationship[]): ReadonlyMap<string, Relationship> {
  return new Map(list.map((relationship) => [relationship.id, relationship]));
}

function loadMaster(loader: PartLoader, part: string): SlideMaster | null {
  const content = loader.load(part, readSlidePart);
  if (content === null) return null;
  const list = loader.relationshipsOf(part);
  const themePart = findRelated(list, 'theme');
  const theme = themePart === null ? null : loader.load(themePart, readOwnTheme);
  return { content, relationships: mapRelationships(list), theme };
}

function loadLayout(loader: PartLoader, part: string): SlideLayout | null {
  const content = loader.load(part, readSlidePart);
  if (content === null) return null;
  const list = loader.relationshipsOf(part);
  const masterPart = findRelated(list, 'slideMaster');
  return {
    content,
    relationships: mapRelationships(list),
    master: masterPart === null ? null : loadMaster(loader, masterPart),
  };
}

type Graphics = Pick<Slide, 'charts' | 'smartArts'>;

function loadGraphics(
  loader: PartLoader,
  content: SlidePart | null,
  relationships: ReadonlyMap<string, Relationship>,
): Graphics {
  const charts = new Map<string, NonNullable<ReturnType<Graphics['charts']['get']>>>();
  const smartArts = new Map<string, NonNullable<ReturnType<Graphics['smartArts']['get']>>>();
  for (const shape of content === null ? [] : listShapes(content.shapes)) {
    if (shape.kind !== 'chart' && shape.kind !== 'smartart') continue;
    const part = relationships.get(shape.relationshipId)?.part ?? null;
    if (part === null) continue;
    if (shape.kind === 'chart') {
      const chart = loader.attempt(part, () => readChart(loader.pkg, part));
      if (chart !== null) charts.set(shape.relationshipId, chart);
    } else {
      const smartArt = loader.load(part, readSmartArt);
      if (smartArt !== null) smartArts.set(shape.relationshipId, smartArt);
    }
  }
  return { charts, smartArts };
}

function findSlidePart(loader: PartLoader, part: string | null | undefined, number: number): string | null {
  return part ?? loader.warnMissing(loader.pkg.mainPart, `No relationship leads to slide ${number}.`);
}

function loadSlide(
  loader: PartLoader,
  part: string | null,
  number: number,
  layouts: Map<string, SlideLayout | null>,
): Slide {
  const content = part === null ? null : loader.load(part, readSlidePart);
  const list = part === null ? [] : loader.relationshipsOf(part);
  const relationships = mapRelationships(list);
  const layoutPart = findRelated(list, 'slideLayout');
  if (layoutPart !== null && !layouts.has(layoutPart))
    layouts.set(layoutPart, loadLayout(loader, layoutPart));
  const notesPart = findRelated(list, 'notesSlide');
  return {
    number,
    part: part ?? '',
    content,
    layout: layoutPart === null ? null : (layouts.get(layoutPart) ?? null),
    notes: notesPart === null ? null : loader.load(notesPart, readSlidePart),
    relationships,
    ...loadGraphics(loader, content, relationships),
  };
}

function toSections(presentation: PresentationPart): SlideSection[] {
  const numbers = new Map(presentation.slides.map(({ id }, index) => [id, index + 1]));
  return presentation.sections.map(({ name, slideIds }) => ({
    name,
    slides: slideIds.flatMap((id) => numbers.get(id) ?? []),
  }));
}

/** Reads a deck; a damaged slide is a warning, a damaged main part throws DocumentError. */
export function readPowerpoint(pkg: OfficePackage): PowerpointModel {
  const entry = pkg.archive.findEntry(pkg.mainPart);
  if (entry === null)
    throw new DocumentError('damaged-package', 'The main part is not in the package.', pkg.mainPart);
  const presentation = readPresentationPart(pkg.archive, entry);
  const loader = createPartLoader(pkg);
  const relationships = loader.relationshipsOf(pkg.mainPart);
  const partById = new Map(relationships.map(({ id, part }) => [id, part]));
  const layouts = new Map<string, SlideLayout | null>();
  const slides = presentation.slides.map(({ relationshipId }, index) =>
    loadSlide(loader, findSlidePart(loader, partById.get(relationshipId), index + 1), index + 1, layouts),
  );
  const stylesPart = findRelated(relationships, 'tableStyles');
  const tableStyles = stylesPart === null ? null : loader.load(stylesPart, readTableStyles);
  return {
    sizeEmu: presentation.sizeEmu,
    slides,
    sections: toSections(presentation),
    tableStyles: tableStyles ?? new Map(),
    defaultTextStyle: presentation.defaultTextStyle,
    warnings: loader.warnings,
  };
}
