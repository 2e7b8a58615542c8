import type { DocumentKind, ReaderName } from './document-readers.ts';
import type { BenchFile } from './bench-files.ts';
import type { FailedReading, Reading } from './measure-reading.ts';

export type Readings = Readonly<Partial<Record<ReaderName, Reading | FailedReading>>>;

export interface FileResult {
  readonly file: BenchFile;
  readonly readings: Readings;
}

export interface Goal {
  readonly file: string;
  readonly name: string;
  /** Ours by theirs. */
  readonly ratio: number;
  readonly most: number;
}

interface GoalPlan {
  readonly kind: DocumentKind | 'any';
  readonly name: string;
  readonly ours: ReaderName;
  readonly theirs: ReaderName;
  readonly of: 'processorMs' | 'peakBytes';
  readonly most: number;
}

const plans: readonly GoalPlan[] = [
  {
    kind: 'word',
    name: 'time of all facts to mammoth’s for text alone',
    ours: 'facts',
    theirs: 'mammoth (text)',
    of: 'processorMs',
    most: 0.5,
  },
  {
    kind: 'excel',
    name: 'time of all cells to SheetJS dense',
    ours: 'cells',
    theirs: 'SheetJS dense',
    of: 'processorMs',
    most: 0.5,
  },
  {
    kind: 'excel',
    name: 'memory of all cells to exceljs streaming',
    ours: 'cells',
    theirs: 'exceljs streaming',
    of: 'peakBytes',
    most: 1,
  },
  {
    kind: 'powerpoint',
    name: 'time of all facts to pptxtojson',
    ours: 'facts',
    theirs: 'pptxtojson',
    of: 'processorMs',
    most: 0.5,
  },
  {
    kind: 'any',
    name: 'time of all facts to the lower bound',
    ours: 'facts',
    theirs: 'bound',
    of: 'processorMs',
    most: 3,
  },
  {
    kind: 'excel',
    name: 'time of all cells to the lower bound',
    ours: 'cells',
    theirs: 'bound',
    of: 'processorMs',
    most: 3,
  },
];

const megabyte = 1_000_000;
// Twice the noise of two medians on a machine that does other things.
const flatRatio = 1.25;

export function isReading(reading: Reading | FailedReading | undefined): reading is Reading {
  return reading !== undefined && !('failure' in reading);
}

/** Processor milliseconds by megabyte of XML. */
export function computePace(file: BenchFile, reading: Reading): number {
  return reading.processorMs / (file.xmlBytes / megabyte);
}

/** Every goal on every file where both sides could read; a yardstick that failed gives none. */
export function listGoals(results: readonly FileResult[]): Goal[] {
  const goals = results.flatMap(({ file, readings }) =>
    plans.flatMap(({ kind, name, ours, theirs, of, most }): Goal[] => {
      const [own, other] = [readings[ours], readings[theirs]];
      if ((kind !== 'any' && kind !== file.kind) || !isReading(own) || !isReading(other)) return [];
      return [{ file: file.label, name, ratio: own[of] / other[of], most }];
    }),
  );
  return [...goals, ...listFlatness(results)];
}

function listFlatness(results: readonly FileResult[]): Goal[] {
  return results.flatMap(({ file, readings }): Goal[] => {
    const small = results.find((other) => other.file.kind === file.kind && other.file.isQuarter);
    const [own, quarter] = [readings.facts, small?.readings.facts];
    if (!file.isGenerated || file.isQuarter || !isReading(own) || !small || !isReading(quarter)) return [];
    const ratio = computePace(file, own) / computePace(small.file, quarter);
    return [{ file: file.label, name: 'time per megabyte to that of a quarter', ratio, most: flatRatio }];
  });
}
