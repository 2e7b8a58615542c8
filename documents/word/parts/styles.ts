import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../../xml/read-elements.ts';
import { parseInteger, parseOnOff } from '../properties/measure.ts';
import { createBordersReader, type TableBorders } from '../properties/table-borders.ts';
import { parseWordColor, type WordColor } from '../properties/word-color.ts';
import {
  createParagraphPropertiesReader,
  noParagraphProperties,
  type ParagraphProperties,
} from '../properties/paragraph-properties.ts';
import {
  createRunPropertiesReader,
  noRunProperties,
  type RunProperties,
} from '../properties/run-properties.ts';

export interface WordStyle {
  readonly id: string;
  readonly type: string;
  /** As Word shows it in English: `heading 1`. */
  readonly name: string;
  readonly basedOn: string | null;
  readonly paragraph: ParagraphProperties;
  readonly run: RunProperties;
  /** The fill of cells, for a table style. */
  readonly cellFill: WordColor | null;
  /** What a table style says of its first row (`firstRow`), every other row (`band1Horz`) and so on. */
  readonly conditions: ReadonlyMap<string, TableCondition>;
  readonly rowBandSize: number | null;
  readonly columnBandSize: number | null;
  /** Of a table style: those of the table as a whole. */
  readonly borders: TableBorders | null;
}

export interface TableCondition {
  readonly run: RunProperties;
  readonly cellFill: WordColor | null;
  readonly borders: TableBorders | null;
}

const noConditions: ReadonlyMap<string, TableCondition> = new Map();

/** A style that says nothing. */
export const emptyStyle: Omit<WordStyle, 'id' | 'name'> = {
  type: 'paragraph',
  basedOn: null,
  paragraph: noParagraphProperties,
  run: noRunProperties,
  cellFill: null,
  conditions: noConditions,
  rowBandSize: null,
  columnBandSize: null,
  borders: null,
};

export interface WordStyles {
  readonly byId: ReadonlyMap<string, WordStyle>;
  readonly defaultParagraphStyleId: string | null;
  readonly defaultRun: RunProperties;
  readonly defaultParagraph: ParagraphProperties;
}

export const noStyles: WordStyles = {
  byId: new Map(),
  defaultParagraphStyleId: null,
  defaultRun: noRunProperties,
  defaultParagraph: noParagraphProperties,
};

type Draft = { -readonly [Key in keyof WordStyle]: WordStyle[Key] };

function createFillReader(
  onFill: (fill: WordColor | null) => void,
  onBorders: (borders: TableBorders) => void = () => undefined,
): ElementReader {
  return {
    open: (name, attributes) => {
      if (name === 'w:tcBorders') return createBordersReader(onBorders);
      if (name === 'w:shd') onFill(parseWordColor(attributes, 'fill'));
      return null;
    },
  };
}

function createBandReader(draft: Draft): ElementReader {
  return {
    open: (name, attributes) => {
      const size = parseInteger(attributes['w:val']);
      if (name === 'w:tblStyleRowBandSize') draft.rowBandSize = size;
      if (name === 'w:tblStyleColBandSize') draft.columnBandSize = size;
      if (name === 'w:tblBorders') return createBordersReader((found) => void (draft.borders = found));
      return null;
    },
  };
}

function createConditionReader(onCondition: (condition: TableCondition) => void): ElementReader {
  let run = noRunProperties;
  let cellFill: WordColor | null = null;
  let borders: TableBorders | null = null;
  const keepBorders = (found: TableBorders): void => void (borders = found);
  const tableReader: ElementReader = {
    open: (name) => (name === 'w:tblBorders' ? createBordersReader(keepBorders) : null),
  };
  return {
    open: (name) => {
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (run = found));
      if (name === 'w:tblPr') return tableReader;
      return name === 'w:tcPr' ? createFillReader((found) => void (cellFill = found), keepBorders) : null;
    },
    close: () => onCondition({ run, cellFill, borders }),
  };
}

function createStyleReader(attributes: Attributes, onStyle: (style: WordStyle) => void): ElementReader {
  const draft: Draft = {
    ...emptyStyle,
    id: attributes['w:styleId'] ?? '',
    type: attributes['w:type'] ?? 'paragraph',
    name: '',
  };
  const conditions = new Map<string, TableCondition>();
  return {
    open: (name, child) => {
      if (name === 'w:pPr') return createParagraphPropertiesReader((found) => void (draft.paragraph = found));
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (draft.run = found));
      if (name === 'w:tcPr') return createFillReader((found) => void (draft.cellFill = found));
      if (name === 'w:tblPr') return createBandReader(draft);
      if (name === 'w:tblStylePr') {
        const type = child['w:type'] ?? '';
        return createConditionReader((found) => void conditions.set(type, found));
      }
      if (name === 'w:name') draft.name = child['w:val'] ?? '';
      if (name === 'w:basedOn') draft.basedOn = child['w:val'] ?? null;
      return null;
    },
    close: () => {
      if (conditions.size > 0) draft.conditions = conditions;
      onStyle(draft);
    },
  };
}

/** Reads the styles part; throws DocumentError. */
export function readStyles(archive: ZipArchive, entry: ZipEntry): WordStyles {
  const byId = new Map<string, WordStyle>();
  let defaultParagraphStyleId: string | null = null;
  let defaultRun = noRunProperties;
  let defaultParagraph = noParagraphProperties;
  const defaults: ElementReader = {
    open: (name) => {
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (defaultRun = found));
      if (name === 'w:pPr')
        return createParagraphPropertiesReader((found) => void (defaultParagraph = found));
      return defaults;
    },
  };
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        if (name === 'w:docDefaults') return defaults;
        if (name !== 'w:style') return null;
        const isDefault = attributes['w:default'] !== undefined && parseOnOff(attributes['w:default']);
        return createStyleReader(attributes, (style) => {
          if (!byId.has(style.id)) byId.set(style.id, style);
          if (isDefault && style.type === 'paragraph') defaultParagraphStyleId ??= style.id;
        });
      },
    }),
  });
  return { byId, defaultParagraphStyleId, defaultRun, defaultParagraph };
}

// Longer than anybody's; a chain is walked for many paragraphs.
const maxChain = 64;

/** A style and what it is based on, the most general first; a circle ends where it closes. */
export function listStyleChain(styles: WordStyles, styleId: string | null | undefined): readonly WordStyle[] {
  const chain: WordStyle[] = [];
  const seen = new Set<string>();
  let style = styleId == null ? undefined : styles.byId.get(styleId);
  while (style !== undefined && !seen.has(style.id) && chain.length < maxChain) {
    seen.add(style.id);
    chain.push(style);
    style = style.basedOn === null ? undefined : styles.byId.get(style.basedOn);
  }
  return chain.toReversed();
}
