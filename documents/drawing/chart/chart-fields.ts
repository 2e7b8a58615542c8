import type { Chart } from './chart.ts';

/** What a `chart` fact says of a chart, wherever the chart stands (FACTS, *Excel*). */
export interface ChartFields {
  readonly part: string;
  readonly types: readonly string[];
  readonly title: string | null;
  readonly axes: Chart['axes'];
  readonly series: readonly {
    readonly name: string | null;
    readonly ref: string | null;
    /** Series in the chart, this one among them. */
    readonly count: number;
    readonly values: readonly (number | string | null)[];
  }[];
}

export function toChartFields(chart: Chart): ChartFields {
  const count = chart.series.length;
  return { ...chart, series: chart.series.map((series) => ({ ...series, count })) };
}
