import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject } from '#api';
import type { PersonView } from '#contract';
import { useMessages } from '#messages';
import { InlineError, useNotify } from '#ui';
import { PassphraseFields } from './passphrase-fields.tsx';
import { emptyPair, findPassphraseFault } from './passphrase-pair.ts';

/** Gives a person a passphrase, their first or a new one. */
export function PassphrasePart({ person }: { readonly person: PersonView }) {
  const t = useMessages('people');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const [pair, setPair] = useState(emptyPair);
  const save = useMutation(
    api.people.setPassphrase.mutationOptions({
      onSuccess: () => {
        setPair(emptyPair);
        void queries.invalidateQueries({ queryKey: api.people.key() });
        notify.done(t('passphraseSaved', { name: person.displayName }));
      },
    }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (findPassphraseFault(pair) === null)
          save.mutate({ projectId, personId: person.id, passphrase: pair.passphrase });
      }}
    >
      <Stack gap="xs">
        <Title order={3}>{t('passphraseTitle')}</Title>
        {person.hasPassphrase && <Text c="dimmed">{t('passphraseChange')}</Text>}
        <PassphraseFields pair={pair} onChange={setPair} />
        <InlineError error={save.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            loading={save.isPending}
            disabled={findPassphraseFault(pair) !== null}
          >
            {t('passphraseSet')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
