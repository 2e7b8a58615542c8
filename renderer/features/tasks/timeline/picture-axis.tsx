import { useFormat } from '#ui';
import { lanes } from './picture-layout.ts';
import { computeTicks } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

const minuteMs = 60_000;
/** Half of a date's width. */
const edge = 36;

const anchorOf = (x: number, endX: number) => (x < edge ? 'start' : x > endX - edge ? 'end' : 'middle');

/** Times below the strip, in the reader's own zone; the date where a day begins. */
export function Axis({ scale }: { readonly scale: TimeScale }) {
  const format = useFormat();
  const endX = scale.pieces.at(-1)?.toX ?? 0;
  const firstAt = scale.pieces[0]?.fromAt ?? 0;
  const offsetMs = -new Date(firstAt).getTimezoneOffset() * minuteMs;
  return (
    <g className="pl-tl-tick" pointerEvents="none">
      {scale.pieces
        .filter((piece) => !piece.isSqueezed)
        .map((piece) => (
          <line key={piece.fromAt} x1={piece.fromX} x2={piece.toX} y1={lanes.axis} y2={lanes.axis} />
        ))}
      {computeTicks(scale, offsetMs).map((tick) => (
        <g key={tick.at}>
          <line x1={tick.x} x2={tick.x} y1={lanes.axis} y2={lanes.axis + 4} />
          <text x={tick.x} y={lanes.tickText} textAnchor={anchorOf(tick.x, endX)}>
            {format.time(tick.at)}
          </text>
          {tick.isDated && (
            <text x={tick.x} y={lanes.dayText} textAnchor={anchorOf(tick.x, endX)}>
              {format.day(new Date(tick.at + offsetMs).toISOString().slice(0, 10))}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
