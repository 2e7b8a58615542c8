/** One row of a chart's data as the file caches it; `ref` is where it comes from, as the formula is written. */
export interface ChartSeries {
  readonly name: string | null;
  readonly nameRef: string | null;
  /** Of the values (the y values of a scatter chart). */
  readonly ref: string | null;
  /** Cached values in order of their index; null where the cache leaves one out. */
  readonly values: readonly (number | string | null)[];
  readonly categoryRef: string | null;
  readonly categories: readonly (number | string | null)[];
  /** The plot this series belongs to: `barChart`, `lineChart` … */
  readonly type: string;
}

export interface ChartAxis {
  /** `category`, `value`, `date`, `series`. */
  readonly kind: string;
  readonly title: string | null;
  /** `b`, `l`, `r`, `t`. */
  readonly position: string | null;
  readonly isDeleted: boolean;
  readonly numberFormat: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** A chart part, of the classic kind (`c:chartSpace`) or of the one since 2016 (`cx:chartSpace`). */
export interface Chart {
  readonly part: string;
  /** Element names of the plots in document order, each once: `barChart`, `lineChart` …, `waterfallChart` for the new kind. */
  readonly types: readonly string[];
  readonly title: string | null;
  readonly axes: readonly ChartAxis[];
  readonly series: readonly ChartSeries[];
}
