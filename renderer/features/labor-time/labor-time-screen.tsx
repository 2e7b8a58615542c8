import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function LaborTimeScreen() {
  const t = useMessages('laborTime');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
