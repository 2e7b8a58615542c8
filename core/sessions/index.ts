export { appendAttemptFact, appendCheckFact } from './append-fact.ts';
export { beginCheckClock, signalCheck } from './check-clock.ts';
export { idleClock, viewAttemptClock, viewCheckClock } from './clock-view.ts';
export { autoResumeMs, isSilent, suspendAllClocks, suspendSilentClocks } from './silence.ts';
export { isRepeated } from './clock.ts';
