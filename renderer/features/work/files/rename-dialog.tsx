import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api';
import type { Deliverable } from '#contract';
import { useMessages } from '#messages';
import { Dialog, InlineError } from '#ui';
import type { Place } from '../place.ts';

interface RenameDialogProps {
  readonly place: Place;
  readonly draft: Deliverable | null;
  readonly onClose: () => void;
}

/** Gives a result file another name; its original name stays on record. */
export function RenameDialog({ place, draft, onClose }: RenameDialogProps) {
  const t = useMessages('work');
  return (
    <Dialog isOpen={draft !== null} onClose={onClose} title={t('files.renameTitle')}>
      {draft && <RenameForm place={place} draft={draft} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ place, draft, onClose }: RenameDialogProps & { readonly draft: Deliverable }) {
  const t = useMessages('work');
  const words = useMessages('words');
  const queries = useQueryClient();
  const [name, setName] = useState(draft.name);
  const rename = useMutation(
    api.work.renameDraft.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.work.get.key() });
        onClose();
      },
    }),
  );
  const isReady = name.trim() !== '' && name.trim() !== draft.name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) rename.mutate({ ...place, position: draft.position, name: name.trim() });
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('files.renameLabel')}
          description={t('files.renameHint', { name: draft.originalName })}
          data-autofocus
          maxLength={255}
          value={name}
          onFocus={({ currentTarget }) => {
            const dot = currentTarget.value.lastIndexOf('.');
            currentTarget.setSelectionRange(0, dot > 0 ? dot : currentTarget.value.length);
          }}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <InlineError error={rename.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={!isReady} loading={rename.isPending}>
            {t('files.renameConfirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
