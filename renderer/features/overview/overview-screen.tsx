import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function OverviewScreen() {
  const t = useMessages('overview');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
