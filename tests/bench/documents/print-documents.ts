import type { FailedReading, Reading } from './measure-reading.ts';
import { computePace, type FileResult, type Goal, isReading } from './documents-figure.ts';

const megabyte = 1_000_000;

function align(rows: readonly (readonly string[])[], textColumns: readonly number[]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return textColumns.includes(column) ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toRow({ file, readings }: FileResult, name: string, reading: Reading | FailedReading): string[] {
  const size = `${(file.bytes / megabyte).toFixed(1)} MB`;
  const start = [file.label, size, name];
  if (!isReading(reading)) return [...start, 'failed', '', '', '', '', '', reading.failure];
  const { bound } = readings;
  return [
    ...start,
    `${reading.processorMs.toFixed(0)} ms`,
    `${reading.wallMs.toFixed(0)} ms`,
    `${(reading.peakBytes / megabyte).toFixed(0)} MB`,
    isReading(bound) ? (reading.processorMs / bound.processorMs).toFixed(1) : '–',
    computePace(file, reading).toFixed(0),
    String(reading.found),
    '',
  ];
}

/** Each file by each reader; times are medians. */
export function formatReadings(results: readonly FileResult[]): string {
  const heads = [
    'file',
    'size',
    'reader',
    'processor',
    'wall',
    'peak',
    '× bound',
    'ms/MB of XML',
    'found',
    '',
  ];
  const rows = results.flatMap((result) =>
    Object.entries(result.readings).map(([name, reading]) => toRow(result, name, reading)),
  );
  return align([heads, ...rows], [0, 2, 9]);
}

export function formatGoals(goals: readonly Goal[]): string {
  const rows = goals.map(({ file, name, ratio, most }) => [
    name,
    file,
    ratio.toFixed(2),
    `≤ ${most}`,
    ratio <= most ? 'met' : 'MISSED',
  ]);
  return align([['goal', 'file', 'ratio', '', ''], ...rows], [0, 1, 4]);
}
