import type { EngineName } from './bench-options.ts';
import type { Pair } from './sample.ts';

/** One line of the result. All values are in `unit`; smaller is better. */
export interface Figure {
  readonly name: string;
  readonly engine: EngineName;
  readonly unit: string;
  readonly p50: number;
  readonly p95: number;
  /** Median of this process's own time on the processor; null where other processes do the work. */
  readonly processorP50: number | null;
  readonly count: number;
  /** What the 95th percentile should stay under; null where there is none. */
  readonly goal: number | null;
  readonly yardstick: string;
  readonly yardstickP50: number;
  /** Median by the yardstick's median. */
  readonly ratio: number;
}

export interface FigureInput {
  readonly name: string;
  readonly unit?: string;
  readonly values: readonly number[];
  readonly processor?: readonly number[];
  /** On SQLite; PostgreSQL may take three times as long. */
  readonly goal: number | null;
  readonly yardstick: { readonly name: string; readonly values: readonly number[] };
}

const postgresAllowance = 3;

export function makeFigure(engine: EngineName, input: FigureInput): Figure {
  const p50 = computePercentile(input.values, 50);
  const yardstickP50 = computePercentile(input.yardstick.values, 50);
  return {
    name: input.name,
    engine,
    unit: input.unit ?? 'ms',
    p50,
    p95: computePercentile(input.values, 95),
    processorP50: input.processor ? computePercentile(input.processor, 50) : null,
    count: input.values.length,
    goal: input.goal === null ? null : input.goal * (engine === 'postgres' ? postgresAllowance : 1),
    yardstick: input.yardstick.name,
    yardstickP50,
    ratio: p50 / yardstickP50,
  };
}

/** A figure of a measured pair, in milliseconds. */
export function makeTimeFigure(
  engine: EngineName,
  input: { readonly name: string; readonly goal: number | null; readonly yardstick: string },
  { action, yardstick }: Pair,
): Figure {
  return makeFigure(engine, {
    ...input,
    values: action.wall,
    processor: action.processor,
    yardstick: { name: input.yardstick, values: yardstick.wall },
  });
}

/** The nearest-rank percentile; NaN of nothing. */
export function computePercentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
