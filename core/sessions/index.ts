export { appendAttemptFact, appendCheckFact } from './append-fact.ts';
export { openAttemptFolder, pickUpOutputs } from './attempt-folder.ts';
export { beginCheckClock, signalCheck } from './check-clock.ts';
export { isRepeated } from './clock.ts';
export { idleClock, viewAttemptClock, viewCheckClock } from './clock-view.ts';
export {
  addDraft,
  checkDraft,
  largestDeliverableBytes,
  mapDeliverable,
  removeDraft,
  renameDraft,
} from './drafts.ts';
export { checkFileName, foldFileName } from './file-names.ts';
export { getTaskScreen, listMyWork } from './my-work.ts';
export { getOwnAssignment, getOwnAttempt } from './own-assignment.ts';
export { autoResumeMs, isSilent, suspendAllClocks, suspendSilentClocks } from './silence.ts';
export { checkDrafts, computeManifest, submitWork } from './submit.ts';
export { signalWork, startWork } from './work-clock.ts';
export { flagIdle } from './idle.ts';
