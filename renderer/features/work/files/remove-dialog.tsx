import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api';
import type { Deliverable } from '#contract';
import { useMessages } from '#messages';
import { Dialog, InlineError } from '#ui';
import type { Place } from '../place.ts';

interface RemoveDialogProps {
  readonly place: Place;
  readonly draft: Deliverable | null;
  readonly onClose: () => void;
}

/** Takes a file out of what will be submitted. */
export function RemoveDialog({ place, draft, onClose }: RemoveDialogProps) {
  const t = useMessages('work');
  const words = useMessages('words');
  const queries = useQueryClient();
  const remove = useMutation(
    api.work.removeDraft.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.work.get.key() });
        close();
      },
    }),
  );
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={draft !== null}
      onClose={close}
      title={t('files.removeTitle', { name: draft?.name ?? '' })}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('files.removeHint')}</Text>
        <InlineError error={remove.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {words('cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() => draft && remove.mutate({ ...place, position: draft.position })}
          >
            {t('files.remove')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
