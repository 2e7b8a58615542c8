import type { ListLevel } from '../word/parts/numbering.ts';
import { noParagraphProperties, type ParagraphProperties } from '../word/properties/paragraph-properties.ts';
import { noRunProperties, type RunProperties } from '../word/properties/run-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { parseHexColor, readParagraphProperties, readTextProperties } from './style-properties.ts';

/** A style of any family; automatic ones are what LibreOffice makes of direct formatting. */
export interface OpenStyle {
  readonly name: string;
  readonly displayName: string;
  readonly family: string;
  readonly parent: string | null;
  readonly isAutomatic: boolean;
  readonly run: RunProperties;
  readonly paragraph: ParagraphProperties;
  /** `RRGGBB`, or `none` where a style takes the fill of its parent away. */
  readonly fill: string | null;
  readonly line: string | null;
  readonly isHiddenSlide: boolean;
}

/** What content.xml and styles.xml say of styles; the part that is read later hides names of the earlier one. */
export interface OpenStyles {
  readonly byKey: Map<string, OpenStyle>;
  readonly lists: Map<string, ReadonlyMap<number, ListLevel>>;
  /** Attributes of style:page-layout-properties and the number of columns. */
  readonly pageLayouts: Map<string, { readonly attributes: Attributes; readonly columnCount: number }>;
}

export function createOpenStyles(): OpenStyles {
  return { byKey: new Map(), lists: new Map(), pageLayouts: new Map() };
}

export function findOpenStyle(
  { byKey }: OpenStyles,
  family: string,
  name: string | null | undefined,
): OpenStyle | null {
  return name == null ? null : (byKey.get(`${family} ${name}`) ?? null);
}

// Longer than anybody's.
const maxChain = 64;

/** A style and those behind it, the nearest first; a circle ends where it closes. */
export function listOpenStyleChain(
  styles: OpenStyles,
  family: string,
  name: string | null | undefined,
): readonly OpenStyle[] {
  const chain: OpenStyle[] = [];
  let style = findOpenStyle(styles, family, name);
  while (style !== null && !chain.includes(style) && chain.length < maxChain) {
    chain.push(style);
    style = findOpenStyle(styles, family, style.parent);
  }
  return chain;
}

type Draft = { -readonly [Key in keyof OpenStyle]: OpenStyle[Key] };

function readFill(attributes: Attributes): string | null {
  if (attributes['draw:fill'] === 'none') return 'none';
  return parseHexColor(attributes['draw:fill-color']) ?? parseHexColor(attributes['fo:background-color']);
}

function readProperties(draft: Draft, name: string, attributes: Attributes): void {
  switch (name) {
    case 'style:text-properties':
      draft.run = readTextProperties(attributes);
      break;
    case 'style:paragraph-properties':
      draft.paragraph = readParagraphProperties(attributes);
      break;
    case 'style:graphic-properties':
      draft.line =
        attributes['draw:stroke'] === 'none' ? 'none' : parseHexColor(attributes['svg:stroke-color']);
      draft.fill = readFill(attributes);
      break;
    case 'style:table-cell-properties':
      draft.fill = readFill(attributes);
      break;
    case 'style:drawing-page-properties':
      draft.isHiddenSlide = attributes['presentation:visibility'] === 'hidden';
      break;
    default:
  }
}

function createStyleReader(styles: OpenStyles, attributes: Attributes, isAutomatic: boolean): ElementReader {
  const name = attributes['style:name'] ?? '';
  const draft: Draft = {
    name,
    displayName: attributes['style:display-name'] ?? name,
    family: attributes['style:family'] ?? '',
    parent: attributes['style:parent-style-name'] ?? null,
    isAutomatic,
    run: noRunProperties,
    paragraph: noParagraphProperties,
    fill: null,
    line: null,
    isHiddenSlide: false,
  };
  return {
    open: (child, own) => {
      readProperties(draft, child, own);
      return null;
    },
    close: () => void styles.byKey.set(`${draft.family} ${name}`, draft),
  };
}

const numberFormats: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

function toListLevel(kind: string, level: number, attributes: Attributes): ListLevel {
  const common = { isLegal: false, restartAfter: null, styleId: null, run: null };
  if (kind !== 'text:list-level-style-number')
    return { ...common, start: 1, format: 'bullet', text: attributes['text:bullet-char'] ?? '•' };
  const format = numberFormats[attributes['style:num-format'] ?? ''];
  const shown = Math.min(level, Math.max(1, Number(attributes['text:display-levels']) || 1));
  const numbers = Array.from({ length: shown }, (_, at) => `%${level - shown + 1 + at}`).join('.');
  const affixed = `${attributes['style:num-prefix'] ?? ''}${numbers}${attributes['style:num-suffix'] ?? ''}`;
  return {
    ...common,
    start: Number(attributes['text:start-value'] ?? 1) || 0,
    format: format ?? 'none',
    text: format === undefined ? '' : affixed,
  };
}

function createListStyleReader(styles: OpenStyles, name: string): ElementReader {
  const levels = new Map<number, ListLevel>();
  styles.lists.set(name, levels);
  return {
    open: (kind, attributes) => {
      const level = Number(attributes['text:level']);
      if (level >= 1 && level <= 9) levels.set(level - 1, toListLevel(kind, level, attributes));
      return null;
    },
  };
}

function createPageLayoutReader(styles: OpenStyles, name: string): ElementReader {
  let attributes: Attributes = {};
  let columnCount = 1;
  const inside: ElementReader = {
    open: (child, own) => {
      if (child === 'style:columns') columnCount = Number(own['fo:column-count']) || 1;
      if (child !== 'style:page-layout-properties') return null;
      attributes = own;
      return inside;
    },
  };
  return { ...inside, close: () => void styles.pageLayouts.set(name, { attributes, columnCount }) };
}

/** A reader of office:styles (common ones) or office:automatic-styles. */
export function createStylesReader(styles: OpenStyles, isAutomatic: boolean): ElementReader {
  return {
    open: (name, attributes) => {
      const styleName = attributes['style:name'] ?? '';
      if (name === 'style:style') return createStyleReader(styles, attributes, isAutomatic);
      if (name === 'text:list-style') return createListStyleReader(styles, styleName);
      return name === 'style:page-layout' ? createPageLayoutReader(styles, styleName) : null;
    },
  };
}
