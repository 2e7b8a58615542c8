import { findColorName } from '../drawing/theme-color/color-name.ts';
import type { Theme, ThemeFont } from '../drawing/theme-color/theme.ts';
import { listParagraphStyles } from './resolve-paragraph.ts';
import { findWordRgb } from './resolve-color.ts';
import { listStyleChain, type WordStyles } from './parts/styles.ts';
import type { ParagraphProperties } from './properties/paragraph-properties.ts';
import { noRunProperties, type RunFonts, type RunProperties } from './properties/run-properties.ts';
import { describeWordColor } from './properties/word-color.ts';

/** How a run looks once styles and theme are taken into account. */
export interface ResolvedRun {
  readonly font: string;
  /** For Chinese, Japanese and Korean letters, where something says. */
  readonly eastAsiaFont?: string;
  readonly sizeHalfPoints: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: string;
  readonly color: string;
  readonly rgb: string | null;
  readonly colorName: string | null;
}

export interface RunResolver {
  readonly theme: Theme | null;
  /** `table` is what the style of the table around gives. */
  readonly resolve: (
    paragraph: ParagraphProperties,
    run: RunProperties,
    table?: RunProperties,
  ) => ResolvedRun;
  /** All that styles and the run itself say, the nearest winning; bold and italic are told by `resolve`. */
  readonly merge: (
    paragraph: ParagraphProperties,
    run: RunProperties,
    table?: RunProperties,
  ) => RunProperties;
}

/** What a document without default settings looks like in Word. */
const applicationDefaults = { font: 'Times New Roman', sizeHalfPoints: 20 } as const;

const scripts = ['ascii', 'hAnsi', 'eastAsia', 'cs'] as const;

// A plain name laid over a theme reference takes its place.
function mergeFonts(lower: RunFonts | undefined, upper: RunFonts | undefined): RunFonts {
  const merged: Record<string, string> = { ...lower, ...upper };
  for (const script of scripts) {
    if (upper?.[script] !== undefined && upper[`${script}Theme`] === undefined)
      delete merged[`${script}Theme`];
  }
  return merged;
}

function merge(layers: readonly RunProperties[]): RunProperties {
  return layers.reduce((lower, upper) => {
    const merged = { ...lower, ...upper };
    return lower.fonts === undefined ? merged : { ...merged, fonts: mergeFonts(lower.fonts, upper.fonts) };
  }, noRunProperties);
}

// ECMA-376 part 1, 17.7.3: bold in the styles of table, paragraph and run cancel each other out.
function toggle(name: 'bold' | 'italic', layers: Layers): boolean {
  const direct = layers.run[name];
  if (direct !== undefined) return direct;
  const styled = [layers.table, layers.paragraph, layers.character].map((layer) => layer[name]);
  if (styled.every((value) => value === undefined)) return layers.base[name] ?? false;
  return styled.filter((value) => value === true).length % 2 === 1;
}

interface Layers {
  readonly base: RunProperties;
  readonly table: RunProperties;
  readonly paragraph: RunProperties;
  readonly character: RunProperties;
  readonly run: RunProperties;
}

function mergeLayers({ base, table, paragraph, character, run }: Layers): RunProperties {
  return merge([base, table, paragraph, character, run]);
}

function findThemeFont(reference: string | undefined, theme: Theme | null): string | null {
  if (reference === undefined || theme === null) return null;
  const font: ThemeFont = reference.startsWith('major') ? theme.majorFont : theme.minorFont;
  if (reference.endsWith('EastAsia')) return font.eastAsian;
  return reference.endsWith('Bidi') ? font.complexScript : font.latin;
}

function toResolved(layers: Layers, theme: Theme | null): ResolvedRun {
  const merged = mergeLayers(layers);
  const { fonts, sizeHalfPoints, underline, color } = merged;
  const rgb = color === undefined ? null : findWordRgb(color, theme);
  const eastAsiaFont = findThemeFont(fonts?.eastAsiaTheme, theme) || fonts?.eastAsia || null;
  return {
    ...(eastAsiaFont === null ? {} : { eastAsiaFont }),
    font: findThemeFont(fonts?.asciiTheme, theme) ?? fonts?.ascii ?? applicationDefaults.font,
    sizeHalfPoints: sizeHalfPoints ?? applicationDefaults.sizeHalfPoints,
    bold: toggle('bold', layers),
    italic: toggle('italic', layers),
    underline: underline ?? 'none',
    color: color === undefined ? 'auto' : describeWordColor(color),
    rgb,
    colorName: rgb === null ? null : findColorName(rgb),
  };
}

/** Resolves runs; what a chain of styles comes to is computed once. */
export function createRunResolver(model: {
  readonly styles: WordStyles;
  readonly theme: Theme | null;
}): RunResolver {
  const { styles, theme } = model;
  const known = new Map<string, RunProperties>();
  const chainOf = (key: string, list: () => readonly { readonly run: RunProperties }[]): RunProperties => {
    const found = known.get(key) ?? merge(list().map(({ run }) => run));
    known.set(key, found);
    return found;
  };
  const layersOf = (paragraph: ParagraphProperties, run: RunProperties, table: RunProperties): Layers => ({
    base: styles.defaultRun,
    table,
    paragraph: chainOf(`p ${paragraph.styleId ?? ''}`, () => listParagraphStyles(styles, paragraph)),
    character: chainOf(`r ${run.styleId ?? ''}`, () => listStyleChain(styles, run.styleId)),
    run,
  });
  return {
    theme,
    resolve: (paragraph, run, table = noRunProperties) => toResolved(layersOf(paragraph, run, table), theme),
    merge: (paragraph, run, table = noRunProperties) => mergeLayers(layersOf(paragraph, run, table)),
  };
}
