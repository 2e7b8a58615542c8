import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../../xml/read-elements.ts';
import { parseInteger, parseOnOff } from '../properties/measure.ts';
import { createParagraphPropertiesReader, type ParagraphIndent } from '../properties/paragraph-properties.ts';
import { createRunPropertiesReader, type RunProperties } from '../properties/run-properties.ts';

export interface ListLevel {
  readonly start: number;
  /** ST_NumberFormat: `decimal`, `bullet` … */
  readonly format: string;
  /** `%1.%2)`. */
  readonly text: string;
  /** All numbers of the marker as digits. */
  readonly isLegal: boolean;
  /** The level, from 1, after which this one begins anew; 0 never; null after any higher one. */
  readonly restartAfter: number | null;
  readonly styleId: string | null;
  readonly run: RunProperties | null;
  /** Of the paragraphs on this level, where they say nothing of their own. */
  readonly indent?: ParagraphIndent;
}

export interface AbstractList {
  readonly levels: ReadonlyMap<number, ListLevel>;
  /** The numbering style that has the levels, where this one has none. */
  readonly styleLink: string | null;
}

export interface ListOverride {
  readonly start: number | null;
  readonly level: ListLevel | null;
}

export interface ListInstance {
  readonly abstractId: string;
  readonly overrides: ReadonlyMap<number, ListOverride>;
}

export interface WordNumbering {
  readonly abstracts: ReadonlyMap<string, AbstractList>;
  readonly instances: ReadonlyMap<number, ListInstance>;
}

export const noNumbering: WordNumbering = { abstracts: new Map(), instances: new Map() };

type LevelDraft = { -readonly [Key in keyof ListLevel]: ListLevel[Key] };

function readLevelValue(draft: LevelDraft, name: string, value: string | undefined): void {
  if (name === 'w:start') draft.start = parseInteger(value) ?? 0;
  else if (name === 'w:numFmt') draft.format = value ?? 'decimal';
  else if (name === 'w:lvlText') draft.text = value ?? '';
  else if (name === 'w:isLgl') draft.isLegal = parseOnOff(value);
  else if (name === 'w:lvlRestart') draft.restartAfter = parseInteger(value);
  else if (name === 'w:pStyle') draft.styleId = value ?? null;
}

function createLevelReader(onLevel: (level: ListLevel) => void): ElementReader {
  const draft: LevelDraft = {
    start: 0,
    format: 'decimal',
    text: '',
    isLegal: false,
    restartAfter: null,
    styleId: null,
    run: null,
  };
  const inside: ElementReader = {
    open: (name, attributes) => {
      if (name === 'w:pPr')
        return createParagraphPropertiesReader(({ indent }) => {
          if (indent !== undefined) draft.indent = indent;
        });
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (draft.run = found));
      readLevelValue(draft, name, attributes['w:val']);
      return null;
    },
  };
  return { ...inside, close: () => onLevel(draft) };
}

function createAbstractReader(onList: (list: AbstractList) => void): ElementReader {
  const levels = new Map<number, ListLevel>();
  let styleLink: string | null = null;
  return {
    open: (name, attributes) => {
      if (name === 'w:numStyleLink') styleLink = attributes['w:val'] ?? null;
      if (name !== 'w:lvl') return null;
      return createLevelReader((level) => void levels.set(parseInteger(attributes['w:ilvl']) ?? 0, level));
    },
    close: () => onList({ levels, styleLink }),
  };
}

function createOverrideReader(onOverride: (override: ListOverride) => void): ElementReader {
  let start: number | null = null;
  let level: ListLevel | null = null;
  return {
    open: (name, attributes) => {
      if (name === 'w:startOverride') start = parseInteger(attributes['w:val']);
      return name === 'w:lvl' ? createLevelReader((found) => void (level = found)) : null;
    },
    close: () => onOverride({ start, level }),
  };
}

function createInstanceReader(onInstance: (instance: ListInstance) => void): ElementReader {
  const overrides = new Map<number, ListOverride>();
  let abstractId = '';
  return {
    open: (name, attributes) => {
      if (name === 'w:abstractNumId') abstractId = attributes['w:val'] ?? '';
      if (name !== 'w:lvlOverride') return null;
      const level = parseInteger(attributes['w:ilvl']) ?? 0;
      return createOverrideReader((override) => void overrides.set(level, override));
    },
    close: () => onInstance({ abstractId, overrides }),
  };
}

/** Reads the numbering part; throws DocumentError. */
export function readNumbering(archive: ZipArchive, entry: ZipEntry): WordNumbering {
  const abstracts = new Map<string, AbstractList>();
  const instances = new Map<number, ListInstance>();
  const openChild = (name: string, attributes: Attributes): ElementReader | null => {
    if (name === 'w:abstractNum') {
      const id = attributes['w:abstractNumId'] ?? '';
      return createAbstractReader((list) => void abstracts.set(id, list));
    }
    if (name !== 'w:num') return null;
    const id = parseInteger(attributes['w:numId']) ?? 0;
    return createInstanceReader((instance) => void instances.set(id, instance));
  };
  readElements(archive, entry, { open: () => ({ open: openChild }) });
  return { abstracts, instances };
}
