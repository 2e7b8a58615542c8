import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject, useSession } from '#api';
import type { PersonView } from '#contract';
import { useMessages } from '#messages';
import { InlineError, useNotify } from '#ui';
import { AccountBadge } from './people-table.tsx';

interface AccountPartProps {
  readonly person: PersonView;
  readonly isLastCoordinator: boolean;
}

/** Switches an account off and on again; asks once more before it ends somebody's sign-ins. */
export function AccountPart({ person, isLastCoordinator }: AccountPartProps) {
  const t = useMessages('people');
  const words = useMessages('words');
  const [isAsking, setAsking] = useState(false);
  const set = useSetDisabled(person, () => setAsking(false));
  const isSelf = useSession().person?.id === person.id;
  const lock = person.isOwner
    ? t('ownerHint')
    : isSelf
      ? t('selfHint')
      : isLastCoordinator
        ? t('lastCoordinator', { name: person.displayName })
        : null;
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Title order={3}>{t('accountTitle')}</Title>
        <AccountBadge person={person} />
      </Group>
      <InlineError error={set.error} />
      <Group justify="space-between" wrap="nowrap" align="center">
        <Text c="dimmed">
          {isAsking
            ? t('disableConfirm', { name: person.displayName })
            : (lock ?? (person.isDisabled ? t('disabledHint') : t('disableHint')))}
        </Text>
        {lock === null && person.isDisabled && (
          <Button variant="default" loading={set.isPending} onClick={() => set.change(false)}>
            {t('enable')}
          </Button>
        )}
        {lock === null && !person.isDisabled && (
          <Group gap="xs" wrap="nowrap">
            {isAsking && (
              <Button variant="default" onClick={() => setAsking(false)}>
                {words('cancel')}
              </Button>
            )}
            <Button
              color="red"
              variant={isAsking ? 'filled' : 'light'}
              loading={set.isPending}
              onClick={() => (isAsking ? set.change(true) : setAsking(true))}
            >
              {t('disable')}
            </Button>
          </Group>
        )}
      </Group>
    </Stack>
  );
}

function useSetDisabled(person: PersonView, onDone: () => void) {
  const t = useMessages('people');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const { mutate, isPending, error } = useMutation(
    api.people.setDisabled.mutationOptions({
      onSuccess: async (_done, { isDisabled }) => {
        await queries.invalidateQueries({ queryKey: api.people.key() });
        notify.done(t(isDisabled ? 'disabledDone' : 'enabledDone', { name: person.displayName }));
        onDone();
      },
    }),
  );
  return {
    isPending,
    error,
    change: (isDisabled: boolean) => mutate({ projectId, personId: person.id, isDisabled }),
  };
}
