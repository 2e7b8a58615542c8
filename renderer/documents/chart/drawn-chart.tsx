import './chart.css';
import type { Chart } from '#documents';
import { useMessages } from '#messages';
import { AxisChart } from './axis-chart.tsx';
import { canDraw, findDrawing } from './chart-scale.ts';
import { ChartFigures } from './chart-figures.tsx';
import { PieChart } from './pie-chart.tsx';

interface DrawnChartProps {
  readonly chart: Chart;
  /** `RRGGBB` of the theme. */
  readonly colors: readonly string[];
  /** In pixels. */
  readonly box: { readonly width: number; readonly height: number };
}

const titleRoom = 22;
const legendRoom = 18;
// Where a theme has no colours.
const plainColors = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47'];

/** A chart from the values that the file keeps of it; one of a kind that is not drawn shows them as a table. */
export function DrawnChart({ chart, colors, box }: DrawnChartProps) {
  const t = useMessages('viewers.chart');
  if (!canDraw(chart) || box.width < 40 || box.height < 40) return <ChartFigures chart={chart} />;
  const known = colors.filter((color) => /^[\dA-F]{6}$/i.test(color));
  const palette = (known.length > 0 ? known : plainColors).map((color) => `#${color}`);
  const isPie = findDrawing(chart.types[0] ?? '') === 'pie';
  const { title, series } = chart;
  const names = isPie
    ? (series[0]?.categories ?? []).map((category) => String(category ?? ''))
    : series.map(({ name }, index) => name ?? String(index + 1));
  const hasLegend = names.length > 1;
  const top = title === null ? 6 : titleRoom;
  const plot = {
    width: box.width,
    height: box.height - top - (hasLegend ? legendRoom : 4),
  };
  return (
    <div className="pl-chart">
      {title !== null && <div className="pl-chart-title">{title}</div>}
      <svg
        width={plot.width}
        height={plot.height}
        style={{ top }}
        role="img"
        aria-label={title ?? t('chart')}
      >
        {isPie ? (
          <PieChart chart={chart} palette={palette} plot={plot} />
        ) : (
          <AxisChart chart={chart} palette={palette} plot={plot} />
        )}
      </svg>
      {hasLegend && (
        <div className="pl-chart-legend">
          {names.slice(0, 24).map((name, index) => (
            <span key={index}>
              <i style={{ background: palette[index % palette.length] }} />
              {name}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
