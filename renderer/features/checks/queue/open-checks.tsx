import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconClockPause, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import type { CheckRow, CheckView } from '#contract';
import type { CheckId } from '#domain';
import { useMessages } from '#messages';
import { ClockText } from '#ui';
import { Banner } from '../clock/banner.tsx';
import { useCheckClock } from '../clock/use-check-clock.ts';
import type { Place } from '../place.ts';

/** What the expert has begun: it comes before anything new. A clock that runs here is kept alive from here too. */
export function OpenChecks({ rows }: { readonly rows: readonly CheckRow[] }) {
  const own = rows.flatMap(({ state, checkId }) => (state === 'mine' && checkId !== null ? [checkId] : []));
  if (own.length === 0) return null;
  return (
    <div className="pl-check-open">
      {own.map((checkId) => (
        <OpenCheck key={checkId} checkId={checkId} />
      ))}
    </div>
  );
}

function OpenCheck({ checkId }: { readonly checkId: CheckId }) {
  const { projectId } = useProject();
  const place = { projectId, checkId };
  const { data } = useQuery(api.checks.get.queryOptions({ input: place }));
  return data ? <OpenCheckBanner place={place} check={data} /> : null;
}

function OpenCheckBanner({ place, check }: { readonly place: Place; readonly check: CheckView }) {
  const t = useMessages('checks');
  const path = useProjectPath();
  const { reading } = useCheckClock(place, check.clock);
  const task = check.externalId;
  return (
    <Banner
      tone={reading.isRunning ? 'info' : 'calm'}
      icon={reading.isRunning ? IconPlayerPlay : IconClockPause}
      title={t(reading.isRunning ? 'running' : 'standing', { task })}
      action={
        <>
          <ClockText ms={reading.countedMs} isNotCounted={reading.isNotCounted} label={t('check.ownTime')} />
          <Button
            component={Link}
            to={path('checks', place.checkId)}
            size="compact-sm"
            aria-label={t('continueTask', { task })}
          >
            {t('continue')}
          </Button>
        </>
      }
    />
  );
}
