import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function AssignmentsScreen() {
  const t = useMessages('assignments');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
