import type { Chart } from '#documents';
import { useFormat } from '#ui';
import { toNumber } from './chart-scale.ts';

interface PieChartProps {
  readonly chart: Chart;
  readonly palette: readonly string[];
  readonly plot: { readonly width: number; readonly height: number };
}

/** The first series as a pie, with the share of every slice that has room for it; a doughnut has a hole. */
export function PieChart({ chart, palette, plot }: PieChartProps) {
  const format = useFormat();
  const values = (chart.series[0]?.values ?? []).map((value) => Math.max(0, toNumber(value) ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  const [x, y] = [plot.width / 2, plot.height / 2];
  const radius = Math.max(1, Math.min(x, y) - 6);
  const hole = chart.types[0] === 'doughnutChart' ? radius * 0.55 : 0;
  if (total === 0) return null;
  return toSlices(values, total).map(({ from, to, share }, index) => {
    const middle = (from + to) / 2;
    const distance = hole > 0 ? (radius + hole) / 2 : radius * 0.65;
    return (
      <g key={index}>
        <path
          d={toSlicePath({ x, y, radius, hole }, from, to)}
          fill={palette[index % palette.length]}
          fillRule="evenodd"
          stroke="#fff"
        />
        {share > 0.04 && (
          <text
            x={x + Math.sin(middle) * distance}
            y={y - Math.cos(middle) * distance}
            textAnchor="middle"
            dominantBaseline="central"
            fill="#fff"
          >
            {format.percent(share)}
          </text>
        )}
      </g>
    );
  });
}

interface Slice {
  /** Radians, clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

function toSlices(values: readonly number[], total: number): readonly Slice[] {
  let at = 0;
  return values.map((value) => {
    const from = at;
    at += (value / total) * Math.PI * 2;
    return { from, to: at, share: value / total };
  });
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hole: number;
}

function toSlicePath({ x, y, radius, hole }: Ring, from: number, to: number): string {
  const end = Math.min(to, from + Math.PI * 2 - 0.000_1);
  const at = (angle: number, distance: number) =>
    `${(x + Math.sin(angle) * distance).toFixed(2)} ${(y - Math.cos(angle) * distance).toFixed(2)}`;
  const isLarge = end - from > Math.PI ? 1 : 0;
  const outer = `A${radius} ${radius} 0 ${isLarge} 1 ${at(end, radius)}`;
  if (hole === 0) return `M${x} ${y}L${at(from, radius)}${outer}Z`;
  return `M${at(from, radius)}${outer}L${at(end, hole)}A${hole} ${hole} 0 ${isLarge} 0 ${at(from, hole)}Z`;
}
