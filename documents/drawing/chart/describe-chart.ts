import type { Chart, ChartAxis, ChartSeries } from './chart.ts';

// Beyond this a row of points is data to compute with, not to read.
const mostPoints = 1000;

function describeAxis({ kind, title }: ChartAxis): string {
  return title === null ? kind : `${kind} “${title}”`;
}

function describeSeries({ name, ref, values, categories }: ChartSeries): string {
  const points = values.slice(0, mostPoints).map((value, at) => {
    const category = categories[at] ?? null;
    return category === null ? String(value ?? '') : `${category}: ${value ?? ''}`;
  });
  if (values.length > mostPoints) points.push(`… ${values.length - mostPoints} more`);
  return `${name ?? 'series'}${ref === null ? '' : ` from ${ref}`} (${points.join(', ')})`;
}

/** A chart in words: kind, title, axes and the values of its series. */
export function describeChart({ types, title, axes, series }: Chart): string {
  const shown = axes.filter(({ isDeleted, title: name }) => !isDeleted && name !== null);
  return [
    `chart ${types.join(', ')}${title === null ? '' : ` “${title}”`}`,
    ...(shown.length === 0 ? [] : [`axes: ${shown.map(describeAxis).join(', ')}`]),
    ...series.map(describeSeries),
  ].join('; ');
}
