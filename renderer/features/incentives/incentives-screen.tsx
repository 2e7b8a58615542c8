import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function IncentivesScreen() {
  const t = useMessages('incentives');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
