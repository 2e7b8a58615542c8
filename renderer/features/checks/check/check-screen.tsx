import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconBan } from '@tabler/icons-react';
import { Link } from 'wouter';
import { api, useProjectPath } from '#api';
import { useMessages } from '#messages';
import { EmptyState, ErrorState, LoadingState, Screen } from '#ui';
import { usePlace } from '../place.ts';
import { CheckDesk } from './check-desk.tsx';

/** One check, from its claim to its decision, and afterwards to read. */
export function CheckScreen() {
  const t = useMessages('checks.check');
  const path = useProjectPath();
  const place = usePlace();
  const check = useQuery(api.checks.get.queryOptions({ input: place }));
  const back = (
    <Button component={Link} to={path('checks')} variant="default" leftSection={<IconArrowLeft size={15} />}>
      {t('back')}
    </Button>
  );
  if (check.data?.clock.state === 'withdrawn') {
    return <EmptyState isScreen icon={IconBan} title={t('goneTitle')} hint={t('goneHint')} actions={back} />;
  }
  if (check.data) return <CheckDesk key={place.checkId} place={place} check={check.data} />;
  return (
    <Screen>
      <div>{back}</div>
      {check.error ? (
        <ErrorState error={check.error} onRetry={() => void check.refetch()} />
      ) : (
        <LoadingState rowCount={10} />
      )}
    </Screen>
  );
}
