import {
  pauseReasons,
  type EventId,
  type PersonId,
  type WindowId,
  type WorkEvent,
  type WorkFact,
} from '#domain';
import type { SeedRandom } from './seed-random.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Where a story ends; `not-checked` is a submission that waits for an expert. */
export type Ending =
  'accepted' | 'not-checked' | 'returned' | 'running' | 'paused' | 'suspended' | 'withdrawn';

export interface StoryPlan {
  readonly personId: PersonId;
  readonly windowId: WindowId;
  readonly expertId: PersonId;
  readonly roundCount: number;
  /** Signs of life over all rounds. */
  readonly beatCount: number;
  readonly ending: Ending;
  /** The instant of the last event. */
  readonly endAt: number;
}

interface Step {
  readonly fact: WorkFact;
  readonly afterMs: number;
  readonly by: 'annotator' | 'expert' | 'program';
}

/** The events of one attempt as a person at work would leave them, a heartbeat every five seconds. */
export function tellStory(random: SeedRandom, plan: StoryPlan): readonly WorkEvent[] {
  const steps: Step[] = [];
  const beats = Math.max(1, Math.round(plan.beatCount / plan.roundCount));
  for (let round = 1; round <= plan.roundCount; round += 1) {
    const isLast = round === plan.roundCount;
    steps.push(
      open(random, round),
      ...work(random, beats),
      ...close(random, isLast ? plan.ending : 'returned'),
    );
  }
  return stamp(random, plan, steps);
}

const open = (random: SeedRandom, round: number): Step => ({
  fact: { type: round === 1 ? 'started' : 'revision-started' },
  afterMs: random.between(minute, 6 * hour),
  by: 'annotator',
});

function work(random: SeedRandom, beats: number): readonly Step[] {
  const steps: Step[] = [];
  const beat = (): Step => ({
    fact: random.chance(0.004) ? { type: 'idle', idleMs: 60_000 } : { type: 'heartbeat' },
    afterMs: random.between(4_960, 5_040),
    by: 'annotator',
  });
  for (let count = 0; count < beats; count += 1) {
    steps.push(beat());
    if (random.chance(0.012)) steps.push(...pause(random), resume(random));
    else if (random.chance(0.002)) steps.push(suspend(random), resume(random));
  }
  return steps;
}

const resume = (random: SeedRandom): Step => ({
  fact: { type: 'resumed' },
  afterMs: random.between(minute, 40 * minute),
  by: 'annotator',
});

const suspend = (random: SeedRandom): Step => ({
  fact: { type: 'suspended', cause: random.pick(['no-signal', 'sleep', 'shutdown'] as const) },
  afterMs: 125_000,
  by: 'program',
});

function pause(random: SeedRandom): readonly Step[] {
  const reason = random.pick(pauseReasons);
  const note = reason === 'other' ? 'A call' : null;
  return [{ fact: { type: 'paused', reason, note }, afterMs: random.between(500, 4_900), by: 'annotator' }];
}

function close(random: SeedRandom, ending: Ending): readonly Step[] {
  switch (ending) {
    case 'running':
      return [];
    case 'paused':
      return pause(random);
    case 'suspended':
      return [suspend(random)];
    case 'withdrawn':
      return [{ fact: { type: 'withdrawn', reason: 'left the project' }, afterMs: hour, by: 'expert' }];
    case 'not-checked':
      return [submit(random)];
    case 'returned':
    case 'accepted':
      return [
        submit(random),
        { fact: { type: ending }, afterMs: random.between(hour, 30 * hour), by: 'expert' },
      ];
  }
}

const submit = (random: SeedRandom): Step => ({
  fact: { type: 'submitted' },
  afterMs: random.between(500, 4_900),
  by: 'annotator',
});

/** Stamps backwards from the end; the core was started anew every midnight. */
function stamp(random: SeedRandom, plan: StoryPlan, steps: readonly Step[]): readonly WorkEvent[] {
  let at = plan.endAt - steps.slice(1).reduce((sum, { afterMs }) => sum + afterMs, 0);
  return steps.map(({ fact, afterMs, by }, sequence) => {
    if (sequence > 0) at += afterMs;
    return {
      ...fact,
      id: random.uuid() as EventId,
      sequence,
      at,
      monotonicMs: at % day,
      bootId: computeBootId(at),
      actorId: by === 'annotator' ? plan.personId : by === 'expert' ? plan.expertId : null,
      windowId: by === 'annotator' ? plan.windowId : null,
    };
  });
}

/** As long as a real one. */
export function computeBootId(at: number): string {
  return `00000000-0000-4000-8000-${String(Math.floor(at / day)).padStart(12, '0')}`;
}
