import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';
import { OpenSessions } from './open-sessions.tsx';
import { PassphraseChange } from './passphrase-change.tsx';

/** One's own passphrase, and where one is signed in. */
export function AccountScreen() {
  const t = useMessages('signIn');
  return (
    <Screen width="text">
      <PageHeader title={t('accountTitle')} />
      <PassphraseChange />
      <OpenSessions />
    </Screen>
  );
}
