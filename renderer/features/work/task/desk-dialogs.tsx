import { useLocation } from 'wouter';
import { useProjectPath } from '#api';
import type { TaskForWork } from '#contract';
import { PauseDialog } from '../clock/pause-dialog.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import type { Place } from '../place.ts';
import { SubmitDialog } from '../submit/submit-dialog.tsx';
import type { Desk } from './use-desk.ts';

interface DeskDialogsProps {
  readonly place: Place;
  readonly task: TaskForWork;
  readonly desk: Desk;
}

/** What opens over the task screen. */
export function DeskDialogs({ place, task, desk }: DeskDialogsProps) {
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const isStarted = desk.clock.state !== 'not-started';
  return (
    <>
      <PauseDialog isOpen={desk.dialog === 'pause'} signals={desk.signals} onClose={desk.closeDialog} />
      <SubmitDialog
        place={place}
        drafts={task.drafts}
        preflight={desk.preflight}
        pendingUploadCount={desk.uploads.pendingCount}
        signals={desk.signals}
        isRoundOpen={desk.canAdd}
        canSubmit={desk.canSubmit}
      />
      <DeclineDialog
        task={desk.dialog === 'decline' ? { ...place, externalId: task.externalId, isStarted } : null}
        onClose={desk.closeDialog}
        onDeclined={() => navigate(path('work'))}
      />
    </>
  );
}
