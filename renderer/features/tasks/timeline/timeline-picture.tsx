import { useElementSize } from '@mantine/hooks';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { Axis } from './picture-axis.tsx';
import { Markers } from './picture-markers.tsx';
import { lanes, sidePadding } from './picture-layout.ts';
import { StretchBar } from './stretch-bar.tsx';
import type { Stretch } from './list-stretches.ts';
import { computeTimeScale } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';
import './timeline.css';

interface TimelinePictureProps {
  readonly timeline: AttemptTimeline;
  readonly stretches: readonly Stretch[];
  readonly chosenKey: string | null;
  readonly onChoose: (stretch: Stretch) => void;
  /** Every length in proportion; otherwise long standstills are squeezed. */
  readonly isTrue: boolean;
  readonly zoom: number;
}

/** An attempt as a strip of time: rounds, work, standstills, idle time and events. The tables below say the same. */
export function TimelinePicture(props: TimelinePictureProps) {
  const { timeline, stretches, zoom, isTrue } = props;
  const t = useMessages('tasks');
  const format = useFormat();
  const { ref, width } = useElementSize();
  const ownWidth = Math.max(320, width) * zoom;
  const scale = computeTimeScale(stretches, ownWidth - 2 * sidePadding, { isTrue });
  return (
    <div
      ref={ref}
      className="pl-tl-scroll"
      tabIndex={zoom > 1 ? 0 : -1}
      role="group"
      aria-label={t('timeline.picture')}
    >
      <svg
        className="pl-tl"
        width={ownWidth}
        height={lanes.height}
        role="img"
        aria-label={t('timeline.pictureLabel', {
          rounds: timeline.rounds.length,
          counted: format.clock(timeline.countedMs),
          stretches: stretches.length,
        })}
      >
        <Hatches />
        <g transform={`translate(${sidePadding} 0)`}>
          <Rounds timeline={timeline} scale={scale} />
          {stretches.map((stretch) => (
            <StretchBar
              key={stretch.key}
              stretch={stretch}
              scale={scale}
              isChosen={stretch.key === props.chosenKey}
              onChoose={() => props.onChoose(stretch)}
            />
          ))}
          <IdleStrips timeline={timeline} scale={scale} />
          <Markers events={timeline.events} scale={scale} />
          <Axis scale={scale} />
        </g>
      </svg>
    </div>
  );
}

function Hatches() {
  return (
    <defs>
      {(['paused', 'suspended'] as const).map((kind) => (
        <pattern
          key={kind}
          id={`pl-tl-${kind}`}
          width={kind === 'paused' ? 7 : 5}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform={kind === 'paused' ? 'rotate(45)' : 'rotate(-45)'}
        >
          <line className={`pl-tl-hatch-${kind}`} y2={8} strokeWidth={kind === 'paused' ? 3 : 2} />
        </pattern>
      ))}
    </defs>
  );
}

interface LaneProps {
  readonly timeline: AttemptTimeline;
  readonly scale: TimeScale;
}

function Rounds({ timeline, scale }: LaneProps) {
  const t = useMessages('tasks');
  const format = useFormat();
  const endX = scale.pieces.at(-1)?.toX ?? 0;
  return timeline.rounds.map((round) => {
    const from = scale.toX(round.startedAt);
    const to = round.submittedAt === null ? endX : scale.toX(round.submittedAt);
    const label =
      to - from > 190
        ? t('timeline.roundCounted', { number: round.number, counted: format.clock(round.countedMs) })
        : to - from > 64
          ? t('timeline.round', { number: round.number })
          : String(round.number);
    return (
      <g key={round.number} className="pl-tl-round">
        <text x={from} y={lanes.roundText}>
          {label}
        </text>
        <line x1={from} x2={Math.max(to, from + 2)} y1={lanes.roundLine} y2={lanes.roundLine} />
        <line x1={from} x2={from} y1={lanes.roundLine - 3} y2={lanes.roundLine + 3} />
        {round.submittedAt !== null && (
          <line x1={to} x2={to} y1={lanes.roundLine - 3} y2={lanes.roundLine + 3} />
        )}
      </g>
    );
  });
}

/** The time without any input that ends at each `idle` event. */
function IdleStrips({ timeline, scale }: LaneProps) {
  return timeline.events.flatMap((event) => {
    const idleMs = event.details['idleMs'];
    if (event.type !== 'idle' || typeof idleMs !== 'number') return [];
    const from = scale.toX(event.at - idleMs);
    return [
      <rect
        key={event.id}
        className="pl-tl-idle"
        x={from}
        width={Math.max(1, scale.toX(event.at) - from)}
        y={lanes.barTop + lanes.barHeight - 8}
        height={8}
        pointerEvents="none"
      />,
    ];
  });
}
