import { setImmediate } from 'node:timers/promises';

/** Gives requests that wait their turn: the embedded driver itself never does. */
export async function letOthersRun(): Promise<void> {
  await setImmediate();
}
