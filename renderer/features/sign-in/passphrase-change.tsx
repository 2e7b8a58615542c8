import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useSession } from '#api';
import { useMessages } from '#messages';
import { InlineError, Section, useNotify } from '#ui';

const empty = { current: '', next: '', again: '' };

/** Sets one's own passphrase; typed twice, since nobody can read it back. */
export function PassphraseChange() {
  const t = useMessages('signIn');
  const words = useMessages('words');
  const notify = useNotify();
  const { person } = useSession();
  const [fields, setFields] = useState(empty);
  const change = useMutation(
    api.signIn.changePassphrase.mutationOptions({
      onSuccess: () => {
        setFields(empty);
        notify.done(words('saved'));
      },
    }),
  );
  const hasCurrent = person?.hasPassphrase === true;
  const differs = fields.again !== '' && fields.next !== fields.again;
  const isReady =
    fields.next !== '' && fields.next === fields.again && (!hasCurrent || fields.current !== '');
  const input = (field: keyof typeof empty, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      autoComplete={autoComplete}
      value={fields[field]}
      error={field === 'again' && differs ? t('passphrasesDiffer') : null}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setFields((before) => ({ ...before, [field]: value }));
      }}
    />
  );
  return (
    <Section title={t('passphrase')} hint={hasCurrent ? t('passphraseHint') : t('noPassphraseHint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) change.mutate({ current: fields.current, next: fields.next });
        }}
      >
        <Stack gap="sm">
          {hasCurrent && input('current', t('currentPassphrase'), 'current-password')}
          {input('next', t('newPassphrase'), 'new-password')}
          {input('again', t('newPassphraseAgain'), 'new-password')}
          <InlineError error={change.error} />
          <Group justify="flex-end">
            <Button type="submit" disabled={!isReady} loading={change.isPending}>
              {words('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
