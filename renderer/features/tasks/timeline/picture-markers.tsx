import { IconArrowBackUp, IconCheck, IconFlag, IconPlusMinus, IconX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { AttemptTimeline } from '#contract';
import { useFormat } from '#ui';
import { useEventText } from './event-text.ts';
import { lanes } from './picture-layout.ts';
import type { TimeScale } from './time-scale.ts';

/** The events that decide something; starts and pauses already show as the edges of stretches. */
const icons: Readonly<Record<string, Icon>> = {
  submitted: IconFlag,
  returned: IconArrowBackUp,
  accepted: IconCheck,
  withdrawn: IconX,
  corrected: IconPlusMinus,
};

interface MarkersProps {
  readonly events: AttemptTimeline['events'];
  readonly scale: TimeScale;
}

/** Marks below the strip for submissions, decisions and corrections. */
export function Markers({ events, scale }: MarkersProps) {
  const format = useFormat();
  const say = useEventText();
  const endAt = scale.pieces.at(-1)?.toAt ?? 0;
  return events.flatMap((event) => {
    const Mark = icons[event.type];
    // Corrections come when the work is over; they are listed below.
    if (!Mark || event.at > endAt) return [];
    const x = scale.toX(event.at);
    return [
      <g key={event.id} className="pl-tl-marker">
        <title>{`${say(event.type)} · ${format.exactInstant(event.at)}`}</title>
        <line x1={x} x2={x} y1={lanes.barTop + lanes.barHeight} y2={lanes.markerTop} strokeWidth={1.5} />
        <rect className="pl-tl-hit" x={x - 8} y={lanes.markerTop} width={16} height={16} />
        <Mark x={x - 7} y={lanes.markerTop} size={14} />
      </g>,
    ];
  });
}
