import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function TasksScreen() {
  const t = useMessages('tasks');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
