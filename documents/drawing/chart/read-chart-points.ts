import { findChild, findPath, listChildren, type XmlNode } from '../../xml/read-tree.ts';

export type ChartValue = number | string | null;

/** Points of a chart: where they come from and what the file keeps of them. */
export interface ChartPoints {
  readonly ref: string | null;
  readonly values: readonly ChartValue[];
}

// Excel draws 32,000 points; an index far beyond the points that are there is made up.
const plausibleIndex = 32_768;

function placeValues(points: readonly (readonly [index: number, value: ChartValue])[]): ChartValue[] {
  const values: ChartValue[] = [];
  for (const [index, value] of points) {
    if (!Number.isInteger(index) || index < 0) continue;
    if (index >= plausibleIndex && index >= points.length * 4) continue;
    while (values.length < index) values.push(null);
    values[index] = value;
  }
  return values;
}

function toNumber(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}

function readCache(cache: XmlNode, isNumeric: boolean): ChartValue[] {
  return placeValues(
    cache.children
      .filter(({ name }) => name.endsWith(':pt'))
      .map((point) => {
        // Charts of the new kind keep the value in the point itself.
        const text = findChild(point, 'c:v')?.text ?? point.text;
        return [Number(point.attributes['idx']), isNumeric ? toNumber(text) : text];
      }),
  );
}

// Levels come innermost first; an outer one names only the first of the points it spans.
function joinLevels(cache: XmlNode): ChartValue[] {
  const levels = cache.children
    .filter(({ name }) => name.endsWith(':lvl'))
    .map((level) => readCache(level, false));
  const [inner = [], ...outer] = levels;
  const current: ChartValue[] = outer.map(() => null);
  return inner.map((value, at) => {
    for (const [depth, level] of outer.entries()) current[depth] = level[at] ?? current[depth] ?? null;
    return [...current.toReversed(), value].filter((text) => text !== null).join(' / ');
  });
}

/** Reads c:val, c:cat, c:tx and their like, whether their points are referred to or written out. */
export function readChartPoints(holder: XmlNode | null): ChartPoints {
  const source = holder?.children.find(({ name }) => /Ref$|Lit$/.test(name)) ?? null;
  if (source === null) return { ref: null, values: [] };
  const ref = findChild(source, 'c:f')?.text ?? null;
  const cache = source.name.endsWith('Lit')
    ? source
    : (source.children.find(({ name }) => name.endsWith('Cache')) ?? null);
  if (cache === null) return { ref, values: [] };
  if (source.name === 'c:multiLvlStrRef') return { ref, values: joinLevels(cache) };
  return { ref, values: readCache(cache, source.name.startsWith('c:num')) };
}

/** Reads cx:numDim and cx:strDim of a chart of the new kind. */
export function readDimension(dimension: XmlNode | null): ChartPoints {
  if (dimension === null) return { ref: null, values: [] };
  const ref = findChild(dimension, 'cx:f')?.text ?? null;
  const isNumeric = dimension.name === 'cx:numDim';
  const levels = listChildren(dimension, 'cx:lvl');
  if (levels.length > 1) return { ref, values: joinLevels(dimension) };
  return { ref, values: levels[0] === undefined ? [] : readCache(levels[0], isNumeric) };
}

/** The text of a title, typed in or taken from a cell. */
export function readTitle(title: XmlNode | null): string | null {
  const holder = findChild(title, 'c:tx') ?? findChild(title, 'cx:tx');
  if (holder === null) return null;
  const rich = findChild(holder, 'c:rich') ?? findChild(holder, 'cx:rich');
  if (rich !== null) {
    const paragraphs = listChildren(rich, 'a:p').map((paragraph) =>
      paragraph.children
        .map((run) => (run.name === 'a:br' ? '\n' : (findChild(run, 'a:t')?.text ?? '')))
        .join(''),
    );
    return paragraphs.join('\n');
  }
  const kept = findPath(holder, 'cx:txData', 'cx:v')?.text;
  return (
    kept ??
    readChartPoints(holder)
      .values.find((value) => value !== null)
      ?.toString() ??
    null
  );
}
