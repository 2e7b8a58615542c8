import type { ClockView } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findTimedCheck, type TimedSubject, type Writer } from '#db';
import type { CheckId, PauseReason, ProjectId } from '#domain';
import {
  beatClock,
  beginClock,
  isRepeated,
  pauseClock,
  resumeClock,
  takeOverClock,
  type Signal,
} from './clock.ts';
import { viewCheckClock } from './clock-view.ts';

type CheckSignal = Signal & { readonly projectId: ProjectId; readonly checkId: CheckId };
type CheckAction =
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'pause'; readonly reason: PauseReason; readonly note: string | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'take-over' };

/** Starts an expert's own clock on a check that was just claimed. */
export async function beginCheckClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  input: CheckSignal,
): Promise<void> {
  const subject = await getOwnCheck(tx, caller, input);
  if (!(await isRepeated(tx, subject, input))) await beginClock(core, tx, caller, subject, input, 'started');
}

/** A sign of life, a pause, a resumption or a move to another window of an expert's own clock. */
export async function signalCheck(
  core: Core,
  caller: Caller,
  input: CheckSignal,
  action: CheckAction,
): Promise<ClockView> {
  await core.db.write(async (tx) => {
    const subject = await getOwnCheck(tx, caller, input);
    if (await isRepeated(tx, subject, input)) return;
    switch (action.kind) {
      case 'heartbeat':
        return beatClock(core, tx, caller, subject, input, 0);
      case 'pause':
        return pauseClock(core, tx, caller, subject, input, action.reason, action.note);
      case 'resume':
        return resumeClock(core, tx, caller, subject, input);
      case 'take-over':
        return takeOverClock(core, tx, caller, subject, input);
    }
  });
  return viewCheckClock(core.clock, core.db.read, input.checkId, input.windowId);
}

async function getOwnCheck(tx: Writer, caller: Caller, input: CheckSignal): Promise<TimedSubject> {
  const subject = await findTimedCheck(tx, input.checkId);
  if (!subject || subject.projectId !== input.projectId || subject.personId !== caller.personId)
    throw new ExpectedError('not-found', { checkId: input.checkId });
  return subject;
}
