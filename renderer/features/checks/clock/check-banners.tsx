import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCircleCheck,
  IconClockOff,
  IconClockPause,
  IconDeviceDesktopShare,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNow } from '#api';
import type { ClockReading } from '#api';
import type { CheckView, ClockView } from '#contract';
import { useMessages } from '#messages';
import { InlineError, useFormat } from '#ui';
import { Banner } from './banner.tsx';
import type { CheckSignals } from './use-check-signals.ts';

interface CheckBannersProps {
  readonly check: CheckView;
  readonly clock: ClockView;
  readonly reading: ClockReading;
  readonly signals: CheckSignals;
}

/** How the check stands when that is out of the ordinary, and what just failed. */
export function CheckBanners({ check, clock, reading, signals }: CheckBannersProps) {
  const t = useMessages('checks.check');
  const isClockError =
    signals.error !== null && (signals.lastKind === 'resume' || signals.lastKind === 'take-over');
  if (check.decision === 'accept') {
    return <Banner tone="good" icon={IconCircleCheck} title={t('decidedAccept')} />;
  }
  if (check.decision === 'return') {
    return <Banner tone="calm" icon={IconArrowBackUp} title={t('decidedReturn')} />;
  }
  return (
    <>
      <ClockBanner clock={clock} reading={reading} signals={signals} />
      {isClockError && (
        <div className="pl-check-banner-error">
          <InlineError error={signals.error} />
        </div>
      )}
    </>
  );
}

function ClockBanner({ clock, reading, signals }: Omit<CheckBannersProps, 'check'>): ReactNode {
  const t = useMessages('checks');
  const words = useMessages('words');
  const when = useWhen();
  if (clock.openIn !== null) {
    const { device, since } = clock.openIn;
    return (
      <Banner
        tone="info"
        icon={IconDeviceDesktopShare}
        title={t('banner.elsewhere', { device, since: when(since) })}
        hint={t('banner.elsewhereHint')}
        action={<TakeOver signals={signals} />}
      />
    );
  }
  if (reading.isNotCounted) {
    return (
      <Banner
        tone="warning"
        icon={IconPlugConnectedX}
        title={t('banner.notCounted')}
        hint={t('banner.notCountedHint')}
      />
    );
  }
  if (clock.state === 'suspended') {
    const cause = words(`suspendCause.${clock.suspendCause ?? 'no-signal'}`);
    return (
      <Banner
        tone="warning"
        icon={IconClockOff}
        title={t('banner.suspended', { cause, since: when(clock.suspendedSince ?? clock.asOf) })}
        hint={t('banner.suspendedHint')}
      />
    );
  }
  if (clock.state === 'paused') {
    return (
      <Banner
        tone="calm"
        icon={IconClockPause}
        title={t('banner.paused', { reason: words(`pauseReason.${clock.pauseReason ?? 'other'}`) })}
        hint={t('banner.pausedHint')}
      />
    );
  }
  return null;
}

function TakeOver({ signals }: { readonly signals: CheckSignals }) {
  const t = useMessages('checks.banner');
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowsExchange size={14} />}
      loading={signals.busyKind === 'take-over'}
      onClick={() => signals.send({ kind: 'take-over' })}
    >
      {t('here')}
    </Button>
  );
}

const halfDayMs = 43_200_000;

/** An instant as the time of day, with its date when that was not lately. */
function useWhen(): (at: number) => string {
  const format = useFormat();
  const now = useNow();
  return (at) => (now - at < halfDayMs ? format.time(at) : format.instant(at));
}
