import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { lanes } from './picture-layout.ts';
import type { Stretch } from './list-stretches.ts';
import type { TimeScale } from './time-scale.ts';
import { useStretchText } from './stretch-text.ts';

interface StretchBarProps {
  readonly stretch: Stretch;
  readonly scale: TimeScale;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One stretch in the picture; its title says the same as its row in the table. */
export function StretchBar({ stretch, scale, isChosen, onChoose }: StretchBarProps) {
  const t = useMessages('tasks');
  const format = useFormat();
  const say = useStretchText();
  const from = scale.toX(stretch.fromAt);
  const width = Math.max(1.5, scale.toX(stretch.toAt) - from);
  const isSqueezed = scale.pieces.some(
    (piece) => piece.isSqueezed && piece.fromAt <= stretch.fromAt && piece.toAt >= stretch.toAt,
  );
  const middle = lanes.barTop + lanes.barHeight / 2;
  return (
    <g onClick={onChoose}>
      <title>{`${say(stretch)} · ${format.exactInstant(stretch.fromAt)} · ${format.clock(stretch.ms)}`}</title>
      <Body kind={stretch.kind} x={from} width={width} middle={middle} />
      {isSqueezed && width > 40 && (
        <g pointerEvents="none">
          <rect
            className="pl-tl-squeeze"
            x={from + 3}
            y={middle - 9}
            width={width - 6}
            height={18}
            rx={9}
            strokeWidth={0.75}
          />
          <text x={from + width / 2} y={middle + 4} textAnchor="middle">
            {formatShort(stretch.ms, t)}
          </text>
        </g>
      )}
      <rect
        className="pl-tl-hit"
        x={from}
        y={lanes.barTop}
        width={Math.max(width, 4)}
        height={lanes.barHeight}
      />
      {isChosen && (
        <rect
          className="pl-tl-chosen"
          x={from}
          y={lanes.barTop - 1}
          width={width}
          height={lanes.barHeight + 2}
          rx={2}
          pointerEvents="none"
        />
      )}
    </g>
  );
}

interface BodyProps {
  readonly kind: Stretch['kind'];
  readonly x: number;
  readonly width: number;
  readonly middle: number;
}

function Body({ kind, x, width, middle }: BodyProps) {
  const box = { x, width, y: lanes.barTop, height: lanes.barHeight };
  switch (kind) {
    case 'open':
      return <rect className="pl-tl-open" {...box} />;
    case 'paused':
    case 'suspended':
      return (
        <rect
          {...box}
          x={x + 0.5}
          width={Math.max(1, width - 1)}
          className={`pl-tl-${kind}`}
          fill={`url(#pl-tl-${kind})`}
        />
      );
    case 'waiting':
      return <line className="pl-tl-waiting" x1={x} x2={x + width} y1={middle} y2={middle} strokeWidth={2} />;
  }
}

const hourMs = 3_600_000;

/** Short enough for a squeezed piece: the two largest units. */
function formatShort(ms: number, t: ReturnType<typeof useMessages<'tasks'>>): string {
  if (ms >= 24 * hourMs) {
    const days = Math.floor(ms / (24 * hourMs));
    return t('timeline.daysHours', { days, hours: Math.floor((ms - days * 24 * hourMs) / hourMs) });
  }
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.round((ms - hours * hourMs) / 60_000);
  return hours > 0 ? t('timeline.hoursMinutes', { hours, minutes }) : t('timeline.onlyMinutes', { minutes });
}
