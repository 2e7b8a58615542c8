import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';

export function AuditScreen() {
  const t = useMessages('audit');
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} />
    </Screen>
  );
}
