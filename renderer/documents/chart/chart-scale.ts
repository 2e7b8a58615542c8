import type { Chart } from '#documents';

/** An axis of values with round figures at its ticks. */
export interface ValueScale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

function toRoundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

interface Limits {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** A scale over values, from zero unless all lie far from it or the file says where it begins. */
export function computeScale(values: readonly number[], limits: Limits, isFromZero: boolean): ValueScale {
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  const isEmpty = !Number.isFinite(low) || !Number.isFinite(high);
  const isNearZero = isFromZero || isEmpty || low < 0 || low < high * 0.8;
  const bottom = limits.minimum ?? (isEmpty ? 0 : isNearZero ? Math.min(0, low) : low);
  const top = limits.maximum ?? (isEmpty ? 1 : isNearZero ? Math.max(0, high) : high);
  const step = toRoundStep(top > bottom ? top - bottom : Math.abs(bottom) || 1, 5);
  const least = limits.minimum ?? Math.floor(bottom / step) * step;
  const most = limits.maximum ?? Math.max(least + step, Math.ceil(top / step) * step);
  const count = Math.min(50, Math.floor((most - least) / step + 1.000_001));
  const ticks = Array.from({ length: Math.max(1, count) }, (_, index) =>
    Number((least + index * step).toPrecision(12)),
  );
  return { least, most: most > least ? most : least + 1, ticks };
}

/** What of a value is drawn: numbers only. */
export function toNumber(value: number | string | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export type ChartDrawing = 'bar' | 'line' | 'area' | 'scatter' | 'pie';

const drawings: Readonly<Record<string, ChartDrawing>> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  stockChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  scatterChart: 'scatter',
  bubbleChart: 'scatter',
  pieChart: 'pie',
  pie3DChart: 'pie',
  ofPieChart: 'pie',
  doughnutChart: 'pie',
};

/** How a plot is drawn; null for those that are told as a table. */
export function findDrawing(type: string): ChartDrawing | null {
  return Object.hasOwn(drawings, type) ? (drawings[type] ?? null) : null;
}

/** Whether all plots of a chart can be drawn together. */
export function canDraw({ types, series }: Chart): boolean {
  const kinds = new Set(types.map(findDrawing));
  if (series.length === 0 || kinds.has(null)) return false;
  return kinds.size === 1 || (!kinds.has('pie') && !kinds.has('scatter'));
}
