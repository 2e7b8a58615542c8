import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function WorkScreen() {
  const t = useMessages('work');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
