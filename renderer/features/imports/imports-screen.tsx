import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function ImportsScreen() {
  const t = useMessages('imports');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
