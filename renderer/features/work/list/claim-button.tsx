import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconHandGrab } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import { useMessages } from '#messages';
import { Dialog, InlineError, useNotify, useShortcuts } from '#ui';

/** Takes one more open task, after a confirmation. */
export function ClaimButton() {
  const t = useMessages('work');
  const words = useMessages('words');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const claim = useMutation(
    api.assignments.claim.mutationOptions({
      onSuccess: ({ assignmentId }) => {
        void queries.invalidateQueries({ queryKey: api.work.list.key() });
        notify.done(t('claimed'));
        navigate(path('work', assignmentId));
      },
    }),
  );
  const ask = () => {
    claim.reset();
    setIsAsking(true);
  };
  useShortcuts([{ keys: 'C', label: t('keys.claim'), run: ask }]);
  return (
    <>
      <Button leftSection={<IconHandGrab size={15} />} onClick={ask}>
        {t('claim')}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('claimTitle')}>
        <Stack gap="sm">
          <Text c="dimmed">{t('claimHint')}</Text>
          <InlineError error={claim.error} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setIsAsking(false)}>
              {words('cancel')}
            </Button>
            <Button
              data-autofocus
              loading={claim.isPending}
              onClick={() => claim.mutate({ projectId, taskId: null })}
            >
              {t('claim')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
