import type { Chart, SlideBoxView } from '#documents';
import { ChartFigures } from './chart-figures.tsx';

interface SlideChartProps {
  readonly chart: Chart;
  readonly colors: readonly string[];
  readonly box: SlideBoxView;
}

/** A chart from the values that the file keeps of it. */
export function SlideChart({ chart }: SlideChartProps) {
  return <ChartFigures chart={chart} />;
}
