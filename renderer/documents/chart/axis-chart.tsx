import type { Chart } from '#documents';
import { useFormat } from '#ui';
import { computeScale, findDrawing, toNumber } from './chart-scale.ts';
import type { ChartDrawing, ValueScale } from './chart-scale.ts';

interface AxisChartProps {
  readonly chart: Chart;
  readonly palette: readonly string[];
  readonly plot: { readonly width: number; readonly height: number };
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Series = Chart['series'][number];

const noLimits = { minimum: null, maximum: null };
const letters = 6.2;

function numbersOf(values: Series['values']): number[] {
  return values.map(toNumber).filter((value) => value !== null);
}

/** Bars, lines, areas and points between two axes. Bars stand side by side. */
export function AxisChart({ chart, palette, plot }: AxisChartProps) {
  const format = useFormat();
  const { series, axes } = chart;
  const drawing = series.map(({ type }) => findDrawing(type));
  const valueAxes = axes.filter(({ kind }) => kind === 'value');
  const isScatter = drawing.includes('scatter');
  const isSideways =
    drawing.includes('bar') && axes.some(({ kind, position }) => kind === 'category' && position === 'l');
  const hasBars = drawing.includes('bar') || drawing.includes('area');
  const limits = (isScatter ? valueAxes[1] : valueAxes[0]) ?? noLimits;
  const scale = computeScale(
    series.flatMap(({ values }) => numbersOf(values)),
    limits,
    hasBars,
  );
  const across = isScatter
    ? computeScale(
        series.flatMap(({ categories }) => numbersOf(categories)),
        valueAxes[0] ?? noLimits,
        false,
      )
    : null;
  const categories = series[0]?.categories ?? [];
  const count = Math.max(1, ...series.map(({ values }) => values.length));
  const valueLabels = scale.ticks.map((tick) => format.number(tick));
  const longest = Math.max(
    ...(isSideways ? categories : valueLabels).map((label) => String(label ?? '').length),
    1,
  );
  const frame: Frame = {
    left: Math.min(plot.width * 0.35, longest * letters + 8),
    top: 6,
    width: 0,
    height: plot.height - 24,
  };
  const inner = { ...frame, width: Math.max(1, plot.width - frame.left - 10) };
  const props = { inner, scale, across, count, isSideways, palette };
  return (
    <>
      <Grid {...props} categories={categories} formatNumber={(value) => format.number(value)} />
      <Bars {...props} series={series} />
      {series.map((each, index) => (
        <Line
          key={index}
          {...props}
          series={each}
          drawing={drawing[index] ?? null}
          color={palette[index % palette.length] ?? ''}
        />
      ))}
    </>
  );
}

interface PlotProps {
  readonly inner: Frame;
  readonly scale: ValueScale;
  /** Of the x values; null where there are categories. */
  readonly across: ValueScale | null;
  readonly count: number;
  readonly isSideways: boolean;
  readonly palette: readonly string[];
}

function ratioIn({ least, most }: ValueScale, value: number): number {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}

interface GridProps extends PlotProps {
  readonly categories: Series['categories'];
  readonly formatNumber: (value: number) => string;
}

function Grid({ inner, scale, across, count, isSideways, categories, formatNumber }: GridProps) {
  const { left, top, width, height } = inner;
  const room = isSideways ? height / 14 : width / 40;
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  const atValue = (value: number) => ratioIn(scale, value);
  return (
    <g className="pl-chart-grid">
      {scale.ticks.map((tick) => {
        const [x, y] = [left + atValue(tick) * width, top + height - atValue(tick) * height];
        return isSideways ? (
          <g key={tick}>
            <line x1={x} x2={x} y1={top} y2={top + height} />
            <text x={x} y={top + height + 12} textAnchor="middle">
              {formatNumber(tick)}
            </text>
          </g>
        ) : (
          <g key={tick}>
            <line x1={left} x2={left + width} y1={y} y2={y} />
            <text x={left - 4} y={y} textAnchor="end" dominantBaseline="central">
              {formatNumber(tick)}
            </text>
          </g>
        );
      })}
      {across?.ticks.map((tick) => (
        <text key={tick} x={left + ratioIn(across, tick) * width} y={top + height + 12} textAnchor="middle">
          {formatNumber(tick)}
        </text>
      ))}
      {across === null &&
        Array.from({ length: Math.ceil(count / every) }, (_, step) => {
          const index = step * every;
          const middle = (index + 0.5) / count;
          const label = String(categories[index] ?? index + 1);
          return isSideways ? (
            <text
              key={index}
              x={left - 4}
              y={top + height - middle * height}
              textAnchor="end"
              dominantBaseline="central"
            >
              {shorten(label, left / letters)}
            </text>
          ) : (
            <text key={index} x={left + middle * width} y={top + height + 12} textAnchor="middle">
              {shorten(label, ((width / count) * every) / letters)}
            </text>
          );
        })}
    </g>
  );
}

function shorten(label: string, room: number): string {
  const length = Math.max(2, Math.floor(room));
  return label.length <= length ? label : `${label.slice(0, length - 1)}…`;
}

function Bars({
  inner,
  scale,
  count,
  isSideways,
  palette,
  series,
}: PlotProps & { readonly series: Chart['series'] }) {
  const bars = series.flatMap((each, index) =>
    findDrawing(each.type) === 'bar' ? [{ values: each.values, color: palette[index % palette.length] }] : [],
  );
  const { left, top, width, height } = inner;
  const slot = (isSideways ? height : width) / count;
  const thick = (slot * 0.7) / Math.max(1, bars.length);
  const zero = ratioIn(scale, 0);
  return bars.flatMap(({ values, color }, place) =>
    values.map((value, index) => {
      const number = toNumber(value);
      if (number === null) return null;
      const ratio = ratioIn(scale, number);
      const [low, long] = [Math.min(zero, ratio), Math.abs(ratio - zero)];
      const along = index * slot + slot * 0.15 + place * thick;
      const box = isSideways
        ? { x: left + low * width, y: top + height - along - thick, width: long * width, height: thick }
        : { x: left + along, y: top + height - (low + long) * height, width: thick, height: long * height };
      return <rect key={`${place} ${index}`} {...box} fill={color} />;
    }),
  );
}

interface LineProps extends PlotProps {
  readonly series: Series;
  readonly drawing: ChartDrawing | null;
  readonly color: string;
}

function Line({ inner, scale, across, count, series, drawing, color }: LineProps) {
  if (drawing !== 'line' && drawing !== 'area' && drawing !== 'scatter') return null;
  const { left, top, width, height } = inner;
  const points = series.values.flatMap((value, index) => {
    const number = toNumber(value);
    const place = across === null ? (index + 0.5) / count : toNumber(series.categories[index] ?? index + 1);
    if (number === null || place === null) return [];
    const x = across === null ? place : ratioIn(across, place);
    return [[left + x * width, top + height - ratioIn(scale, number) * height] as const];
  });
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const base = top + height - ratioIn(scale, 0) * height;
  return (
    <>
      {drawing === 'area' && (
        <path d={`M${first[0]} ${base}L${path}L${last[0]} ${base}Z`} fill={color} fillOpacity={0.75} />
      )}
      {drawing === 'line' && <path d={`M${path}`} fill="none" stroke={color} strokeWidth={2} />}
      {drawing !== 'area' &&
        points.length <= 400 &&
        points.map(([x, y], index) => <circle key={index} cx={x} cy={y} r={2.5} fill={color} />)}
    </>
  );
}
