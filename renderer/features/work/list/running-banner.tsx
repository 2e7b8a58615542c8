import { Button } from '@mantine/core';
import { IconDeviceDesktopShare, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProject, useProjectPath } from '#api';
import type { MyWork, TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { ClockText } from '#ui';
import { Banner } from '../clock/banner.tsx';
import { useTaskClock } from '../clock/use-task-clock.ts';
import type { Place } from '../place.ts';
import { useTask } from '../task/use-task.ts';

type Running = NonNullable<MyWork['running']>;

/** That a clock runs, on what, and the way to it; a clock of this window is kept alive from here too. */
export function RunningBanner({ running }: { readonly running: Running }) {
  const { projectId } = useProject();
  const place = { projectId, assignmentId: running.assignmentId };
  const { data } = useTask(place);
  if (data?.clock.state !== 'running') return null;
  return <TickingBanner place={place} task={data} />;
}

function TickingBanner({ place, task }: { readonly place: Place; readonly task: TaskForWork }) {
  const t = useMessages('work');
  const path = useProjectPath();
  const { clock, reading } = useTaskClock(place, task.clock);
  const isHere = clock.openIn === null;
  const message = isHere ? 'runningBanner' : 'runningElsewhere';
  return (
    <div className="pl-running">
      <Banner
        tone="info"
        icon={isHere ? IconPlayerPlay : IconDeviceDesktopShare}
        title={t(message, { task: task.externalId })}
        action={
          <>
            <ClockText
              ms={reading.roundCountedMs}
              isNotCounted={reading.isNotCounted}
              label={t('task.roundTime')}
            />
            <Button component={Link} to={path('work', place.assignmentId)} size="compact-sm">
              {t('runningGo')}
            </Button>
          </>
        }
      />
    </div>
  );
}
