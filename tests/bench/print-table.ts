import type { Figure } from './figure.ts';

const heads = ['', 'engine', 'p50', 'p95', 'goal', '', 'processor', '×', 'yardstick'];

/** The figures as a table of text, a line each. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(toCells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const isNumber = (column: number): boolean => [2, 3, 4, 6, 7].includes(column);
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCells(figure: Figure): string[] {
  const { unit, goal, p95 } = figure;
  return [
    figure.name,
    figure.engine,
    formatValue(figure.p50, unit),
    formatValue(p95, unit),
    goal === null ? '–' : `< ${formatValue(goal, unit)}`,
    goal === null ? '' : p95 < goal ? 'met' : 'MISSED',
    figure.processorP50 === null ? '–' : formatValue(figure.processorP50, unit),
    figure.ratio.toFixed(figure.ratio < 10 ? 1 : 0),
    `${figure.yardstick} (${formatValue(figure.yardstickP50, unit)})`,
  ];
}

function formatValue(value: number, unit: string): string {
  const digits = value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}
