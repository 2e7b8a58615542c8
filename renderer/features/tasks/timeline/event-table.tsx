import { Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { AttemptTimeline } from '#contract';
import { pauseReasons, suspendCauses } from '#domain';
import { useMessages } from '#messages';
import { DataTable, formatClock, useFormat } from '#ui';
import type { Column } from '#ui';
import { useEventText } from './event-text.ts';

type Event = AttemptTimeline['events'][number];

/** Every event as it was stored. Heartbeats come every few seconds, so they show only when asked for. */
export function EventTable({ events, eventCount }: Pick<AttemptTimeline, 'events' | 'eventCount'>) {
  const t = useMessages('tasks');
  const [isFull, setFull] = useState(false);
  const columns = useEventColumns(events[0]);
  const shown = isFull ? events : events.filter(({ type }) => type !== 'heartbeat');
  return (
    <>
      <Group justify="space-between">
        <Switch
          label={t('timeline.showHeartbeats')}
          checked={isFull}
          onChange={(event) => setFull(event.currentTarget.checked)}
        />
        {eventCount > events.length && (
          <Text size="xs" c="dimmed">
            {t('timeline.thinned', { shown: events.length, total: eventCount })}
          </Text>
        )}
      </Group>
      <DataTable
        label={t('timeline.events')}
        rows={shown}
        columns={columns}
        rowKey={(row) => row.id}
        minWidth={900}
        height={Math.min(440, 70 + shown.length * 36)}
        footer={t('timeline.eventCount', { shown: shown.length, total: eventCount })}
      />
    </>
  );
}

function useEventColumns(first: Event | undefined): readonly Column<Event>[] {
  const t = useMessages('tasks');
  const format = useFormat();
  const say = useEventText();
  const sayDetails = useDetailsText();
  return [
    {
      key: 'sequence',
      header: t('timeline.sequence'),
      width: '64px',
      align: 'end',
      render: (row) => row.sequence,
    },
    { key: 'type', header: t('timeline.type'), width: '150px', render: (row) => say(row.type) },
    { key: 'at', header: t('timeline.at'), width: '252px', render: (row) => format.exactInstant(row.at) },
    {
      key: 'monotonic',
      header: t('timeline.monotonic'),
      width: '112px',
      align: 'end',
      text: (row) => t('timeline.monotonicTitle', { ms: row.monotonicMs, boot: row.bootId }),
      // Readings of another life of the core cannot be compared.
      render: (row) =>
        first && row.bootId === first.bootId ? formatClock(row.monotonicMs - first.monotonicMs) : '–',
    },
    {
      key: 'actor',
      header: t('timeline.actor'),
      width: 'minmax(110px, 1fr)',
      render: (row) => row.actorName ?? '–',
    },
    { key: 'details', header: t('timeline.details'), width: 'minmax(180px, 2fr)', render: sayDetails },
  ];
}

function useDetailsText(): (event: Event) => string {
  const t = useMessages('tasks');
  const words = useMessages('words');
  return ({ type, details }) => {
    const { reason, cause, note, idleMs, roundNumber, deltaMs } = details;
    const pauseReason = type === 'paused' ? pauseReasons.find((one) => one === reason) : undefined;
    const suspendCause = suspendCauses.find((one) => one === cause);
    return [
      ...(typeof roundNumber === 'number' ? [t('timeline.round', { number: roundNumber })] : []),
      ...(typeof deltaMs === 'number' ? [`${deltaMs > 0 ? '+' : ''}${formatClock(deltaMs)}`] : []),
      ...(typeof idleMs === 'number' ? [formatClock(idleMs)] : []),
      ...(pauseReason ? [words(`pauseReason.${pauseReason}`)] : typeof reason === 'string' ? [reason] : []),
      ...(suspendCause ? [words(`suspendCause.${suspendCause}`)] : []),
      ...(typeof note === 'string' ? [note] : []),
    ].join(' · ');
  };
}
