import type { SeedSize } from './seed/plan-people.ts';

/** What an action took, in milliseconds, one entry a run. */
export interface Timing {
  readonly wall: readonly number[];
  /** Of this process alone: it hardly changes with what else the machine does. */
  readonly processor: readonly number[];
}

export interface Pair {
  readonly action: Timing;
  readonly yardstick: Timing;
}

type Action = (index: number) => Promise<unknown>;

/**
 * Times an action and its yardstick in turn, so that whatever else the machine does meets both alike. The first of
 * each warms up and is not counted; `tidy` follows each action untimed.
 */
export async function samplePairs(
  count: number,
  action: Action,
  yardstick: Action,
  tidy: Action = () => Promise.resolve(),
): Promise<Pair> {
  const actions: Moment[] = [];
  const yardsticks: Moment[] = [];
  for (let index = 0; index <= count; index += 1) {
    actions.push(await timeOnce(() => action(index)));
    await tidy(index);
    yardsticks.push(await timeOnce(() => yardstick(index)));
  }
  return { action: toTiming(actions.slice(1)), yardstick: toTiming(yardsticks.slice(1)) };
}

/** Runs enough for a percentile; two where the project is too small to measure and only has to work. */
export function countRuns({ taskCount }: SeedSize, usual: number): number {
  return taskCount < 200 ? Math.min(2, usual) : usual;
}

export interface Moment {
  readonly wallMs: number;
  readonly processorMs: number;
}

export async function timeOnce(action: () => Promise<unknown>): Promise<Moment> {
  const usedBefore = process.cpuUsage();
  const startedAt = performance.now();
  await action();
  const wallMs = performance.now() - startedAt;
  const used = process.cpuUsage(usedBefore);
  return { wallMs, processorMs: (used.user + used.system) / 1_000 };
}

export function toTiming(moments: readonly Moment[]): Timing {
  return {
    wall: moments.map(({ wallMs }) => wallMs),
    processor: moments.map(({ processorMs }) => processorMs),
  };
}

/** The same per so many things. */
export function divideTiming(timing: Timing, by: number): Timing {
  return { wall: timing.wall.map((ms) => ms / by), processor: timing.processor.map((ms) => ms / by) };
}
