import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import type { Stretch } from './list-stretches.ts';

interface PictureLegendProps {
  readonly stretches: readonly Stretch[];
  readonly events: AttemptTimeline['events'];
}

const kinds = ['open', 'paused', 'suspended', 'waiting'] as const;

/** What the fillings mean; only those that occur. */
export function PictureLegend({ stretches, events }: PictureLegendProps) {
  const t = useMessages('tasks');
  return (
    <Group gap="md" aria-hidden>
      {kinds
        .filter((kind) => stretches.some((stretch) => stretch.kind === kind))
        .map((kind) => (
          <Entry key={kind} label={t(`timeline.kind.${kind}`)}>
            {kind === 'waiting' ? (
              <line className="pl-tl-waiting" x2={22} y1={6} y2={6} strokeWidth={2} />
            ) : (
              <rect
                className={`pl-tl-${kind}`}
                {...(kind === 'open' ? {} : { fill: `url(#pl-tl-${kind})` })}
                x={0.5}
                y={0.5}
                width={21}
                height={11}
              />
            )}
          </Entry>
        ))}
      {events.some(({ type }) => type === 'idle') && (
        <Entry label={t('timeline.kind.idle')}>
          <rect className="pl-tl-open" width={22} height={12} />
          <rect className="pl-tl-idle" y={7} width={22} height={5} />
        </Entry>
      )}
    </Group>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Text component="span" size="xs" c="dimmed" className="pl-tl-legend">
      <svg className="pl-tl" width={22} height={12}>
        {children}
      </svg>
      {label}
    </Text>
  );
}
