import type { Chart } from '#documents';
import { useMessages } from '#messages';

/** The figures of a chart that is not drawn. */
export function ChartFigures({ chart }: { readonly chart: Chart }) {
  const t = useMessages('viewers.chart');
  const { title, types, series, axes } = chart;
  const categories = series[0]?.categories ?? [];
  const rowCount = Math.min(60, Math.max(0, ...series.map(({ values }) => values.length)));
  return (
    <div className="pl-chart-figures">
      <strong>{title ?? t('chart')}</strong> <small>{types.join(', ')}</small>
      <table>
        <thead>
          <tr>
            <th scope="col">{axes[0]?.title ?? '#'}</th>
            {series.map(({ name }, index) => (
              <th key={index} scope="col">
                {name ?? index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rowCount }, (_, row) => (
            <tr key={row}>
              <th scope="row">{categories[row] ?? row + 1}</th>
              {series.map(({ values }, index) => (
                <td key={index}>{values[row] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
