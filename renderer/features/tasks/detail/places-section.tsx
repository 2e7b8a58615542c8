import { Button, Group, ScrollArea, Table, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTimeline } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api, useAssignmentChanges, useProject, useProjectPath } from '#api';
import type { SlotView, TaskDetail } from '#contract';
import { useMessages } from '#messages';
import { AssignmentMenu, Section, SlotBadge, isLiveSlot, useFormat } from '#ui';

/** Who is on the task, how far they are, and what a coordinator can do about it. */
export function PlacesSection({ task }: { readonly task: TaskDetail }) {
  const t = useMessages('tasks');
  const [isEndedShown, setEndedShown] = useState(false);
  const live = task.slots.filter((slot) => isLiveSlot(slot.state)).toSorted((a, b) => a.slot - b.slot);
  const ended = task.slots
    .filter((slot) => !isLiveSlot(slot.state))
    .toSorted((a, b) => b.changedAt - a.changedAt);
  return (
    <Section title={t('places')} hint={t('placesHint')}>
      {live.length === 0 && <Text c="dimmed">{t('noPlaces')}</Text>}
      {live.length + (isEndedShown ? ended.length : 0) > 0 && (
        <ScrollArea type="auto">
          <PlacesTable task={task} slots={isEndedShown ? [...live, ...ended] : live} />
        </ScrollArea>
      )}
      {ended.length > 0 && (
        <Group>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-expanded={isEndedShown}
            rightSection={isEndedShown ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
            onClick={() => setEndedShown(!isEndedShown)}
          >
            {t('endedShown', { count: ended.length })}
          </Button>
        </Group>
      )}
    </Section>
  );
}

function PlacesTable({ task, slots }: { readonly task: TaskDetail; readonly slots: readonly SlotView[] }) {
  const t = useMessages('tasks');
  const { projectId } = useProject();
  const people = useQuery(api.people.list.queryOptions({ input: { projectId } }));
  const candidates = (people.data ?? []).filter(
    (person) => person.roles.includes('annotator') && !person.isDisabled,
  );
  return (
    <Table miw={660} aria-label={t('places')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={72}>{t('place')}</Table.Th>
          <Table.Th>{t('person')}</Table.Th>
          <Table.Th w={132}>{t('state')}</Table.Th>
          <Table.Th ta="end">{t('counted')}</Table.Th>
          <Table.Th ta="end">{t('rounds')}</Table.Th>
          <Table.Th ta="end">{t('score')}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody className="pl-number">
        {slots.map((slot) => (
          <PlaceRow key={slot.assignmentId} slot={slot} task={task} candidates={candidates} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

const places = ['first', 'second', 'third'] as const;

interface PlaceRowProps {
  readonly slot: SlotView;
  readonly task: TaskDetail;
  readonly candidates: Parameters<typeof AssignmentMenu>[0]['candidates'];
}

function PlaceRow({ slot, task, candidates }: PlaceRowProps) {
  const shared = useMessages('coordination');
  const format = useFormat();
  const place = places[slot.slot - 1];
  return (
    <Table.Tr {...(isLiveSlot(slot.state) ? {} : { c: 'dimmed' })}>
      <Table.Td>{place ? shared(`slot.${place}`) : slot.slot}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {slot.personName}
        {slot.endedReason !== null && (
          <Text size="xs" c="dimmed">
            {slot.endedReason}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <SlotBadge state={slot.state} reason={slot.endedReason} />
      </Table.Td>
      <Table.Td ta="end">{slot.countedMs === null ? '–' : format.clock(slot.countedMs)}</Table.Td>
      <Table.Td ta="end">{slot.roundCount === 0 ? '–' : slot.roundCount}</Table.Td>
      <Table.Td ta="end">{slot.score === null ? '–' : format.number(slot.score)}</Table.Td>
      <Table.Td>
        <PlaceActions slot={slot} task={task} candidates={candidates} />
      </Table.Td>
    </Table.Tr>
  );
}

function PlaceActions({ slot, task, candidates }: PlaceRowProps) {
  const t = useMessages('tasks');
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const { reassign, withdraw } = useAssignmentChanges();
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {slot.attemptId !== null && (
        <Button
          component={Link}
          to={path('tasks', 'attempts', slot.attemptId)}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconTimeline size={15} />}
          aria-label={t('openTimeline', { name: slot.personName })}
        >
          {shared('timeline')}
        </Button>
      )}
      {isLiveSlot(slot.state) && (
        <AssignmentMenu
          slot={slot}
          externalId={task.externalId}
          candidates={candidates}
          onReassign={(personId, reason) => reassign(slot.assignmentId, personId, reason)}
          onWithdraw={(reason) => withdraw(slot.assignmentId, reason)}
        />
      )}
    </Group>
  );
}
