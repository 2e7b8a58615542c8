import type { DrawingFill } from '../shape-style/drawing-fill.ts';
import type { DrawingLine } from '../shape-style/drawing-line.ts';
import type { DrawingColor } from './drawing-color.ts';

export interface ThemeFont {
  readonly latin: string | null;
  readonly eastAsian: string | null;
  readonly complexScript: string | null;
}

/** A theme part: twelve colours under the names `dk1 lt1 dk2 lt2 accent1…6 hlink folHlink`, fonts, style lists. */
export interface Theme {
  readonly name: string;
  readonly colors: ReadonlyMap<string, DrawingColor>;
  readonly majorFont: ThemeFont;
  readonly minorFont: ThemeFont;
  /** What `fillRef idx="1"…` and `lnRef idx="1"…` point to; 1001 and on point into backgroundFills. */
  readonly fills: readonly DrawingFill[];
  readonly lines: readonly DrawingLine[];
  readonly backgroundFills: readonly DrawingFill[];
}

/** Which theme colour `bg1`, `tx1`, `accent1` … stand for (p:clrMap). */
export type ColorMap = ReadonlyMap<string, string>;

/** Everything a stored colour needs to become a visible one. */
export interface ColorContext {
  readonly theme: Theme | null;
  readonly map: ColorMap;
  /** What `phClr` stands for inside a style list. */
  readonly placeholder?: DrawingColor | null;
}

const noFont: ThemeFont = { latin: null, eastAsian: null, complexScript: null };

export const emptyTheme: Theme = {
  name: '',
  colors: new Map(),
  majorFont: noFont,
  minorFont: noFont,
  fills: [],
  lines: [],
  backgroundFills: [],
};

/** The mapping nearly every master has, for a file that leaves it out. */
export const defaultColorMap: ColorMap = new Map([
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
]);
