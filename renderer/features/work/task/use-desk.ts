import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api';
import type { ClockView, TaskForWork } from '#contract';
import { useSignals } from '../clock/use-signals.ts';
import { useTaskClock } from '../clock/use-task-clock.ts';
import { useNativeOpen } from '../files/use-native-open.ts';
import { usePickUp } from '../files/use-pick-up.ts';
import { usePreflight } from '../files/use-preflight.ts';
import { useUploads } from '../files/use-uploads.ts';
import type { Place } from '../place.ts';
import { useSubmitForm } from '../submit/submit-form.ts';
import { useInstruction } from './use-instruction.ts';
import { useViewing } from './use-viewing.ts';

/** Everything the task screen shows and does, gathered in one place. */
export type Desk = ReturnType<typeof useDesk>;

export function useDesk(place: Place, task: TaskForWork) {
  const { clock, reading } = useTaskClock(place, task.clock);
  const signals = useSignals(place, clock);
  const submitForm = useSubmitForm(place.assignmentId);
  const [dialog, setDialog] = useState<'pause' | 'decline' | null>(null);
  const isHere = clock.openIn === null;
  const canAdd = clock.state === 'running' || clock.state === 'paused' || clock.state === 'suspended';
  const canPause = clock.state === 'running' && isHere;
  // Once paused, by whatever way, the question why is answered; it must not come back with the next start.
  if (dialog === 'pause' && !canPause) setDialog(null);
  const pickUp = usePickUp(place);
  return {
    clock,
    reading,
    signals,
    instruction: useInstruction(task.instruction),
    native: useNativeOpen(place),
    uploads: useUploads(place),
    /** null where the core has no folder for this attempt on this machine. */
    pickUp: task.folder === null ? null : pickUp,
    preflight: usePreflight(place, canAdd ? task.drafts : []),
    viewing: useViewing(),
    other: useOtherRunning(place, clock),
    dialog,
    canAdd,
    canPause,
    canSubmit: canAdd && isHere,
    isHere,
    closeDialog: () => setDialog(null),
    openDecline: () => setDialog('decline'),
    openPause: () => {
      signals.reset();
      setDialog('pause');
    },
    openSubmit: () => {
      signals.reset();
      submitForm.change({ isOpen: true });
    },
  };
}

/** The other task of this person on which the clock runs, while this one could be started or resumed. */
function useOtherRunning({ projectId, assignmentId }: Place, clock: ClockView) {
  const isStanding = clock.state !== 'running' && clock.state !== 'submitted' && clock.state !== 'accepted';
  const list = useQuery({ ...api.work.list.queryOptions({ input: { projectId } }), enabled: isStanding });
  const running = isStanding ? (list.data?.running ?? null) : null;
  return running?.assignmentId === assignmentId ? null : running;
}
