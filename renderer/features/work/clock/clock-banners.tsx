import { Button } from '@mantine/core';
import {
  IconClockOff,
  IconClockPause,
  IconDeviceDesktopShare,
  IconPlayerPlay,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { findExpected, useNow, useProjectPath } from '#api';
import type { ClockReading } from '#api';
import type { ClockView, MyWork } from '#contract';
import { useMessages } from '#messages';
import { InlineError, useFormat } from '#ui';
import { Banner } from './banner.tsx';
import type { Signals } from './use-signals.ts';

interface ClockBannersProps {
  readonly clock: ClockView;
  readonly reading: ClockReading;
  readonly signals: Signals;
  /** Another task of the same person on which the clock runs. */
  readonly other: MyWork['running'];
}

/** What the person must know about the clock before anything else; at most one thing, and what just failed. */
export function ClockBanners({ clock, reading, signals, other }: ClockBannersProps) {
  const isOtherKnown = findExpected(signals.error)?.code === 'other-task-running';
  return (
    <>
      <StandingBanner clock={clock} reading={reading} signals={signals} />
      <OtherTaskBanner other={other} error={isOtherKnown ? signals.error : null} />
      {signals.error && !isOtherKnown && signals.lastKind !== 'submit' && signals.lastKind !== 'pause' && (
        <div className="pl-task-banner-error">
          <InlineError error={signals.error} />
        </div>
      )}
    </>
  );
}

function StandingBanner({ clock, reading, signals }: Omit<ClockBannersProps, 'other'>): ReactNode {
  const t = useMessages('work');
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
        action={<ResumeButton signals={signals} />}
      />
    );
  }
  if (clock.state === 'paused') {
    const reason = words(`pauseReason.${clock.pauseReason ?? 'other'}`);
    return (
      <Banner
        tone="calm"
        icon={IconClockPause}
        title={t('banner.paused', { reason })}
        hint={t('banner.pausedHint')}
      />
    );
  }
  return null;
}

function ResumeButton({ signals }: { readonly signals: Signals }) {
  const t = useMessages('work');
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlayerPlay size={14} />}
      loading={signals.busyKind === 'resume'}
      onClick={() => signals.send({ kind: 'resume' })}
    >
      {t('task.resume')}
    </Button>
  );
}

function OtherTaskBanner({
  other,
  error,
}: {
  readonly other: MyWork['running'];
  readonly error: Error | null;
}) {
  const t = useMessages('work');
  const path = useProjectPath();
  const details = findExpected(error)?.details;
  const toldTask = details?.['externalId'] ? String(details['externalId']) : '';
  const toldId = details?.['assignmentId'] ? String(details['assignmentId']) : null;
  const task = other?.externalId ?? toldTask;
  const assignmentId = other?.assignmentId ?? toldId;
  if (!other && !error) return null;
  return (
    <Banner
      tone="info"
      icon={IconPlayerPlay}
      title={task === '' ? t('banner.otherCheck') : t('banner.other', { task })}
      hint={t('banner.otherHint')}
      action={
        assignmentId && (
          <Button component={Link} to={path('work', assignmentId)} size="compact-sm" variant="default">
            {t('runningGo')}
          </Button>
        )
      }
    />
  );
}

const dayMs = 86_400_000;

/** An instant as the time of day, with its date when that was not lately. */
function useWhen(): (at: number) => string {
  const format = useFormat();
  const now = useNow();
  return (at) => (now - at < dayMs / 2 ? format.time(at) : format.instant(at));
}
