import { Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api, useEnterSession } from '#api';
import { useMessages } from '#messages';
import { InlineError } from '#ui';
import { LinkProblem } from './link-problem.tsx';

/** Shown at any address while nobody is signed in; afterwards the address itself is shown. */
export function SignInScreen() {
  const t = useMessages('signIn');
  const [search] = useSearchParams();
  useDocumentTitle(`${t('title')} · Plumbline`);
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Paper withBorder p="xl" w={380} radius="md">
        <Stack gap="md">
          <Stack gap={4}>
            <img src="/plumbline.svg" alt="" width={36} height={36} />
            <Title order={1} mt="xs">
              {t('title')}
            </Title>
            <Text c="dimmed">{t('lead')}</Text>
          </Stack>
          {search.get('launch') === 'used' && <LinkProblem />}
          <PassphraseForm />
          <Text size="xs" c="dimmed">
            {t('helpOwner')} {t('helpMember')}
          </Text>
        </Stack>
      </Paper>
    </Center>
  );
}

function PassphraseForm() {
  const t = useMessages('signIn');
  const enter = useEnterSession();
  const [loginName, setLoginName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const signIn = useMutation(
    api.signIn.withPassphrase.mutationOptions({
      onSuccess: enter,
      onError: () => setPassphrase(''),
    }),
  );
  const isReady = loginName.trim() !== '' && passphrase !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) signIn.mutate({ loginName: loginName.trim(), passphrase });
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('loginName')}
          name="username"
          autoComplete="username"
          autoFocus
          required
          withAsterisk={false}
          value={loginName}
          onChange={(event) => setLoginName(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('passphrase')}
          name="passphrase"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={passphrase}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
        <InlineError error={signIn.error} />
        <Button type="submit" size="sm" fullWidth disabled={!isReady} loading={signIn.isPending}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
