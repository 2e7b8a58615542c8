import { Button, SegmentedControl } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import type { AttemptTimeline } from '#contract';
import type { AttemptId } from '#domain';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, Section } from '#ui';
import { BackLink } from '../back-link.tsx';
import { ClockStateBadge } from './clock-state-badge.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CorrectionList } from './correction-list.tsx';
import { EventTable } from './event-table.tsx';
import { listStretches } from './list-stretches.ts';
import { PictureSection } from './picture-section.tsx';
import { RoundTable } from './round-table.tsx';
import { StretchTable } from './stretch-table.tsx';

/** Everything that one attempt's events say: as a picture, as totals, and event by event. */
export function TimelineScreen() {
  const t = useMessages('tasks');
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const { projectId } = useProject();
  const { attemptId } = useParams<{ attemptId: string }>();
  const timeline = useQuery(
    api.oversight.timeline.queryOptions({ input: { projectId, attemptId: attemptId as AttemptId } }),
  );
  return (
    <Screen>
      {!timeline.data && (
        <>
          <BackLink to={path('tasks')} label={t('toTasks')} />
          <PageHeader title={shared('timeline')} />
        </>
      )}
      <QueryState query={timeline}>
        {(answer) => <TimelineParts key={answer.attemptId} timeline={answer} />}
      </QueryState>
    </Screen>
  );
}

const places = ['first', 'second', 'third'] as const;

function TimelineParts({ timeline }: { readonly timeline: AttemptTimeline }) {
  const t = useMessages('tasks');
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const [isCorrecting, setCorrecting] = useState(false);
  const place = places[timeline.slot - 1];
  const canCorrect =
    timeline.state !== 'withdrawn' && timeline.rounds.some((round) => round.submittedAt !== null);
  return (
    <>
      <BackLink
        to={path('tasks', timeline.taskId)}
        label={t('timeline.toTask', { task: timeline.externalId })}
      />
      <PageHeader
        title={t('timeline.title', { name: timeline.personName, task: timeline.externalId })}
        lead={t('timeline.lead', {
          place: place ? shared(`slot.${place}`) : String(timeline.slot),
          score: timeline.score === null ? t('timeline.noScore') : String(timeline.score),
        })}
        beside={<ClockStateBadge state={timeline.state} />}
        actions={
          canCorrect && (
            <Button
              variant="default"
              leftSection={<IconPlusMinus size={15} />}
              onClick={() => setCorrecting(true)}
            >
              {t('timeline.correct')}
            </Button>
          )
        }
      />
      {timeline.rounds.length === 0 ? (
        <EmptyState title={t('timeline.emptyTitle')} hint={t('timeline.emptyHint')} />
      ) : (
        <TimelineFigures timeline={timeline} />
      )}
      {isCorrecting && <CorrectionDialog timeline={timeline} onClose={() => setCorrecting(false)} />}
    </>
  );
}

function TimelineFigures({ timeline }: { readonly timeline: AttemptTimeline }) {
  const t = useMessages('tasks');
  const stretches = useMemo(() => listStretches(timeline), [timeline]);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [list, setList] = useState<'stretches' | 'events'>('stretches');
  return (
    <>
      <PictureSection
        timeline={timeline}
        stretches={stretches}
        chosenKey={chosenKey}
        onChoose={(stretch) => {
          setChosenKey(stretch.key);
          setList('stretches');
        }}
      />
      <Section title={t('timeline.rounds')} hint={t('timeline.roundsHint')}>
        <RoundTable timeline={timeline} />
        <CorrectionList corrections={timeline.corrections} />
      </Section>
      <Section
        title={t(`timeline.${list}`)}
        hint={t(`timeline.${list}Hint`)}
        actions={
          <SegmentedControl
            aria-label={t('timeline.listChoice')}
            value={list}
            onChange={(value) => setList(value === 'events' ? 'events' : 'stretches')}
            data={[
              { value: 'stretches', label: t('timeline.stretches') },
              { value: 'events', label: t('timeline.events') },
            ]}
          />
        }
      >
        {list === 'stretches' ? (
          <StretchTable
            stretches={stretches}
            chosenKey={chosenKey}
            onChoose={(stretch) => setChosenKey(stretch.key === chosenKey ? null : stretch.key)}
          />
        ) : (
          <EventTable events={timeline.events} eventCount={timeline.eventCount} />
        )}
      </Section>
    </>
  );
}
