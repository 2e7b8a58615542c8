import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { findExpected, useNow, useProjectPath } from '#api';
import type { Expected } from '#api';
import type { CheckRow } from '#contract';
import { useErrorText, useMessages } from '#messages';
import { Dialog, useFormat } from '#ui';
import { findNextWaiting } from './filter-queue.ts';
import type { Opening } from './use-open-row.ts';

interface ConflictDialogProps {
  readonly opening: Opening;
  readonly rows: readonly CheckRow[];
}

interface Explanation {
  readonly title: string;
  readonly text: string;
  /** Where the way leads instead of the next submission. */
  readonly goTo?: { readonly label: string; readonly to: string };
}

/** Says why a submission could not be taken, and what to do instead. */
export function ConflictDialog({ opening, rows }: ConflictDialogProps) {
  const t = useMessages('checks');
  const words = useMessages('words');
  const explain = useExplanation(rows);
  const { row, error } = opening;
  if (row === null || error === null) return null;
  const { title, text, goTo } = explain(row, error);
  const next = goTo ? undefined : findNextWaiting(rows, row);
  return (
    <Dialog isOpen title={title} onClose={opening.reset}>
      <Stack gap="md">
        <Text role="alert">{text}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={opening.reset}>
            {words('close')}
          </Button>
          {goTo && (
            <Button component={Link} to={goTo.to} data-autofocus>
              {goTo.label}
            </Button>
          )}
          {next && (
            <Button loading={opening.isBusy} onClick={() => opening.open(next)} data-autofocus>
              {t('conflict.next')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function useExplanation(rows: readonly CheckRow[]): (row: CheckRow, error: Error) => Explanation {
  const t = useMessages('checks');
  const say = useErrorText();
  const format = useFormat();
  const now = useNow();
  const explainOther = useOtherClock(rows);
  return (row, error) => {
    const task = row.externalId;
    const expected = findExpected(error);
    switch (expected?.code) {
      case 'check-taken': {
        const since = format.ago(Number(expected.details['since'] ?? now), now);
        return { title: t('conflict.takenTitle', { task }), text: t('conflict.taken', { since }) };
      }
      case 'own-work':
        return { title: t('conflict.ownTitle', { task }), text: t('conflict.own') };
      case 'already-decided':
      case 'attempt-not-in-state':
        return { title: t('conflict.decidedTitle', { task }), text: t('conflict.decided') };
      case 'other-task-running':
        return explainOther(expected);
      default:
        return { title: t('conflict.title', { task }), text: say(error) };
    }
  };
}

/** What runs instead: another check of one's own, or a task one works on. */
function useOtherClock(rows: readonly CheckRow[]): (expected: Expected) => Explanation {
  const t = useMessages('checks');
  const path = useProjectPath();
  return ({ details }) => {
    const task = String(details['externalId'] ?? '');
    const assignmentId = details['assignmentId'] ?? null;
    const own = rows.find(({ state, externalId }) => state === 'mine' && externalId === task);
    const to =
      assignmentId !== null
        ? path('work', String(assignmentId))
        : own?.checkId
          ? path('checks', own.checkId)
          : null;
    return {
      title: task === '' ? t('conflict.otherUnknownTitle') : t('conflict.otherTitle', { task }),
      text: t('conflict.other'),
      ...(to === null ? {} : { goTo: { label: t('conflict.goTo', { task }), to } }),
    };
  };
}
