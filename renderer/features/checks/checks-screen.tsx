import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function ChecksScreen() {
  const t = useMessages('checks');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
