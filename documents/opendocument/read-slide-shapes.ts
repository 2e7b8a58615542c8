import type { AutoShape, Placeholder, ShapeFrame, SlideShape } from '../powerpoint/slide-shape.ts';
import type { SlideTable } from '../powerpoint/slide-table.ts';
import { emptyShapeStyle, type ShapeStyle } from '../drawing/shape-style/shape-style.ts';
import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import { createStoryDraft, finishStory } from '../word/content/story-draft.ts';
import type { WordTable } from '../word/content/story.ts';
import type { WordStyles } from '../word/parts/styles.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { parseLengthEmu } from './length.ts';
import type { OpenReading } from './open-reading.ts';
import { listOpenStyleChain } from './open-styles.ts';
import { createPlainTextReader } from './read-plain-text.ts';
import { toDrawingColor, toTextBody } from './to-text-body.ts';

/** What readers of one page share. */
export interface PageReading {
  readonly reading: OpenReading;
  readonly styles: WordStyles;
  readonly part: string;
  /** Numbers shapes from 1: OpenDocument has names for them at most. */
  shapeCount: number;
}

const placeholders: Readonly<Record<string, string>> = {
  title: 'title',
  subtitle: 'subTitle',
  outline: 'body',
  text: 'body',
  notes: 'body',
  header: 'hdr',
  footer: 'ftr',
  'date-time': 'dt',
  'page-number': 'sldNum',
};

const presets: Readonly<Record<string, string>> = {
  'draw:rect': 'rect',
  'draw:ellipse': 'ellipse',
  'draw:circle': 'ellipse',
};

function toFrame(attributes: Attributes): ShapeFrame | null {
  const [x, y, cx, cy] = ['svg:x', 'svg:y', 'svg:width', 'svg:height'].map((name) =>
    parseLengthEmu(attributes[name]),
  );
  if (x == null || y == null || cx == null || cy == null) return null;
  return { x, y, cx, cy, rotation: 0, isFlippedHorizontally: false, isFlippedVertically: false };
}

function toFill(rgb: string | null | undefined): DrawingFill | null {
  if (rgb == null) return null;
  return rgb === 'none' ? { kind: 'none' } : { kind: 'solid', color: toDrawingColor(rgb) };
}

function toStyle({ styles }: OpenReading, attributes: Attributes): ShapeStyle {
  const family = attributes['presentation:style-name'] === undefined ? 'graphic' : 'presentation';
  const name = attributes['presentation:style-name'] ?? attributes['draw:style-name'];
  const chain = listOpenStyleChain(styles, family, name);
  const line = toFill(chain.find((style) => style.line !== null)?.line);
  return {
    ...emptyShapeStyle,
    fill: toFill(chain.find((style) => style.fill !== null)?.fill),
    line: line === null ? null : { widthEmu: null, fill: line, dash: null, headEnd: null, tailEnd: null },
  };
}

interface Described {
  altText: string | null;
  title: string | null;
}

function toBase(page: PageReading, attributes: Attributes, described: Described) {
  page.shapeCount += 1;
  const type = placeholders[attributes['presentation:class'] ?? ''];
  const placeholder: Placeholder | null = type === undefined ? null : { type, index: null };
  return {
    id: page.shapeCount,
    name: attributes['draw:name'] ?? '',
    ...described,
    isHidden: attributes['draw:display'] === 'none',
    isDecorative: false,
    placeholder,
    frame: toFrame(attributes),
    link: null,
    hoverLink: null,
  };
}

function toSlideTable(table: WordTable, styles: WordStyles): SlideTable {
  return {
    // Widths are in styles of columns, which are not read: what counts is how many there are.
    columnWidthsEmu: Array.from({ length: table.columnCount }, () => 0),
    styleId: null,
    flags: new Set(),
    rows: table.rows.map(({ cells }) => ({
      heightEmu: 0,
      // Every place of the grid has a cell here, covered or not.
      cells: cells.flatMap(({ blocks, rowSpan, colSpan, fill }) => {
        const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));
        const first = {
          text: toTextBody(paragraphs, styles),
          rowSpan: Math.max(1, rowSpan),
          columnSpan: colSpan,
          isCovered: rowSpan === 0,
          fill: toFill(fill?.value),
          borders: {},
          anchor: null,
        };
        const covered = { ...first, text: null, columnSpan: 1, isCovered: true };
        return [first, ...Array.from({ length: colSpan - 1 }, () => covered)];
      }),
    })),
  };
}

type OnShape = (shape: SlideShape) => void;

/** A reader of draw:frame or of a drawn shape: whatever it holds becomes one shape. */
function createShapeReader(
  page: PageReading,
  name: string,
  attributes: Attributes,
  onShape: OnShape,
): ElementReader {
  const { reading, part } = page;
  const described: Described = { altText: null, title: null };
  const base = toBase(page, attributes, described);
  const story = createStoryDraft(`shape-${page.shapeCount}`, part, reading.document);
  const blocks = reading.document.createBlockReader(story);
  const style = toStyle(reading, attributes);
  let image: string | null = null;
  let media: string | null = null;
  let equation: string | null = null;
  let preset = presets[name] ?? null;
  const finish = (): void => {
    const whole = { ...base, ...described };
    const drawn = { preset, hasCustomGeometry: false, adjustments: {}, freeform: null, style };
    const { paragraphs, tables } = finishStory(story);
    const table = tables.find(({ depth }) => depth === 1);
    if (table !== undefined)
      return onShape({ ...whole, kind: 'table', table: toSlideTable(table, page.styles) });
    if (image !== null && equation === null) {
      const blip = { embedId: image, linkId: null, svgId: null };
      const film = media === null ? null : ({ kind: 'video', linkId: media, embedId: media } as const);
      return onShape({ ...whole, ...drawn, kind: 'picture', blip, crop: null, media: film });
    }
    const text = toTextBody(paragraphs, page.styles);
    const formula = {
      level: 0,
      properties: {},
      runs: [{ kind: 'equation', text: equation ?? '', latex: null, root: null }],
    } as const;
    const shape: AutoShape = {
      ...whole,
      ...drawn,
      kind: 'shape',
      isTextBox: name === 'draw:frame',
      text: equation === null ? text : { ...text, paragraphs: [formula] },
    };
    return onShape(shape);
  };
  return {
    open: (child, own) => {
      const href = own['xlink:href'] ?? '';
      if (child === 'svg:title') return createPlainTextReader((text) => void (described.title = text));
      if (child === 'svg:desc') return createPlainTextReader((text) => void (described.altText = text));
      if (child === 'draw:enhanced-geometry') preset = own['draw:type'] ?? preset;
      else if (child === 'draw:image') image ??= href;
      else if (child === 'draw:plugin') media = href;
      else if (child === 'draw:object') equation = reading.readFormula(href);
      else if (child === 'draw:text-box') return blocks;
      else return blocks.open?.(child, own) ?? null;
      return null;
    },
    close: finish,
  };
}

function createGroupReader(page: PageReading, attributes: Attributes, onShape: OnShape): ElementReader {
  const described: Described = { altText: null, title: null };
  const base = toBase(page, attributes, described);
  const children: SlideShape[] = [];
  return {
    open: (name, own) => openShape(page, name, own, (shape) => void children.push(shape)),
    // Children of OpenDocument have places on the page, not in the group.
    close: () => onShape({ ...base, ...described, kind: 'group', childBox: null, fill: null, children }),
  };
}

/** A reader of something drawn on a page; null for all else. */
export function openShape(
  page: PageReading,
  name: string,
  attributes: Attributes,
  onShape: OnShape,
): ElementReader | null {
  if (name === 'draw:g') return createGroupReader(page, attributes, onShape);
  if (name === 'draw:a') return { open: (child, own) => openShape(page, child, own, onShape) };
  const isDrawn = name.startsWith('draw:') && !/^draw:(?:page-thumbnail|layer-set|layer)$/.test(name);
  return isDrawn ? createShapeReader(page, name, attributes, onShape) : null;
}
