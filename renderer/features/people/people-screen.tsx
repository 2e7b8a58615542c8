import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function PeopleScreen() {
  const t = useMessages('people');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
