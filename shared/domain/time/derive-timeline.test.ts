import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '#lib';
import {
  computeElapsedMs,
  deriveTimeline,
  isGap,
  type TimePolicy,
  type WorkEvent,
  type WorkFact,
} from './index.ts';

const policy: TimePolicy = { gapLimitMs: 15_000, countsIdle: true };
const start = Date.UTC(2026, 2, 2, 8);

/** A fact so many milliseconds after the one before; the wall may go elsewhere than the monotonic clock. */
interface Step {
  readonly after: number;
  readonly wall?: number;
  readonly boot?: string;
  readonly fact: WorkFact;
}

function play(steps: readonly Step[]): WorkEvent[] {
  let [at, monotonicMs, bootId] = [start, 1_000, 'boot-1'];
  return steps.map(({ after, wall = after, boot, fact }, sequence) => {
    at += wall;
    const isReboot = boot !== undefined && boot !== bootId;
    monotonicMs = isReboot ? 10 : monotonicMs + after;
    bootId = boot ?? bootId;
    return {
      ...fact,
      id: `e${sequence}`,
      sequence,
      at,
      monotonicMs,
      bootId,
      actorId: null,
      windowId: null,
    } as WorkEvent;
  });
}

const derive = (steps: readonly Step[], own = policy) => deriveTimeline(play(steps), own);
const begin: Step = { after: 0, fact: { type: 'started' } };
const beat = (after: number, more: Partial<Step> = {}): Step => ({
  after,
  fact: { type: 'heartbeat' },
  ...more,
});
const pause = (after: number): Step => ({ after, fact: { type: 'paused', reason: 'meal', note: null } });
const resume = (after: number): Step => ({ after, fact: { type: 'resumed' } });
const submit = (after: number): Step => ({ after, fact: { type: 'submitted' } });
const corrected = (roundNumber: number, deltaMs: number): Step => ({
  after: 1_000,
  fact: { type: 'corrected', roundNumber, deltaMs, reason: 'forgot to pause' },
});

describe('deriveTimeline', () => {
  it('gives nothing for an attempt without events', () => {
    expect(derive([])).toEqual({
      state: 'not-started',
      rounds: [],
      intervals: [],
      standstills: [],
      corrections: [],
      countedMs: 0,
    });
  });

  it('counts between signs of life up to the limit and not a millisecond more', () => {
    expect(derive([begin, beat(15_000), submit(0)]).countedMs).toBe(15_000);
    const late = derive([begin, beat(15_001), submit(0)]);
    expect(late).toMatchObject({
      countedMs: 0,
      intervals: [
        { end: 'gap', openMs: 0 },
        { end: 'submitted', openMs: 0 },
      ],
    });
    expect(late.rounds[0]).toMatchObject({ suspendedMs: 15_001, wallMs: 15_001 });
  });

  it('sums a first round and its revision, and counts no waiting between them', () => {
    const timeline = derive([
      begin,
      beat(5_000),
      submit(1_000),
      { after: 3_600_000, fact: { type: 'returned' } },
      { after: 3_600_000, fact: { type: 'revision-started' } },
      beat(4_000),
      submit(0),
      { after: 60_000, fact: { type: 'accepted' } },
    ]);
    expect(timeline.state).toBe('accepted');
    expect(timeline.rounds.map(({ number, countedMs, wallMs }) => [number, countedMs, wallMs])).toEqual([
      [1, 6_000, 6_000],
      [2, 4_000, 4_000],
    ]);
    expect(timeline.countedMs).toBe(10_000);
  });

  it('keeps pauses apart by reason, with a silence before the pause as a gap of its own', () => {
    const timeline = derive([begin, beat(5_000), pause(60_000), resume(600_000), submit(1_000)]);
    expect(timeline.rounds[0]).toMatchObject({
      countedMs: 6_000,
      suspendedMs: 60_000,
      pausedMs: 600_000,
      pausedByReason: { meal: 600_000 },
    });
  });

  it('says why it stood still: sleep by a wall clock that ran ahead, a restart by another boot, silence otherwise', () => {
    const causes = derive([
      begin,
      beat(1_000, { wall: 8 * 3_600_000 }),
      beat(1_000, { wall: 20_000, boot: 'boot-2' }),
      beat(60_000),
      submit(0),
    ]).standstills.map(({ why }) => (why.kind === 'suspended' ? why.cause : why.reason));
    expect(causes).toEqual(['sleep', 'core-stopped', 'no-signal']);
  });

  it('adds a correction to its own round, keeps what was measured, and never falls below zero', () => {
    const timeline = derive([begin, beat(5_000), submit(0), corrected(1, -2_000), corrected(1, 500)]);
    expect(timeline.rounds[0]).toMatchObject({ openMs: 5_000, correctionMs: -1_500, countedMs: 3_500 });
    expect(derive([begin, beat(5_000), submit(0), corrected(1, -9_000)]).countedMs).toBe(0);
  });

  it('caps idle time by the interval it lies in', () => {
    const idle: Step = { after: 1_000, fact: { type: 'idle', idleMs: 999_999 } };
    expect(derive([begin, beat(4_000), idle, submit(0)]).rounds[0]).toMatchObject({
      idleMs: 5_000,
      countedMs: 5_000,
    });
    expect(derive([begin, beat(4_000), idle, submit(0)], { ...policy, countsIdle: false }).countedMs).toBe(0);
  });

  it('leaves an open interval open, up to its last sign of life', () => {
    expect(derive([begin, beat(5_000)])).toMatchObject({
      state: 'running',
      countedMs: 5_000,
      intervals: [{ end: 'open' }],
    });
  });

  it('closes what is open when the attempt is withdrawn', () => {
    const withdrawn: Step = { after: 2_000, fact: { type: 'withdrawn', reason: 'left' } };
    expect(derive([begin, beat(5_000), withdrawn])).toMatchObject({
      state: 'withdrawn',
      countedMs: 7_000,
      intervals: [{ end: 'withdrawn' }],
    });
  });
});

describe('elapsed time', () => {
  const at = (wall: number, monotonicMs: number, bootId = 'b') => ({ at: wall, monotonicMs, bootId });

  it('never runs backwards when the wall clock is set back', () => {
    expect(computeElapsedMs(at(3_600_000, 0), at(0, 5_000))).toBe(5_000);
    expect(isGap(at(3_600_000, 0), at(0, 5_000), 15_000)).toBe(false);
  });

  it('takes two boots as a gap whatever the clocks say', () => {
    expect(isGap(at(0, 0, 'a'), at(1, 1, 'b'), 15_000)).toBe(true);
  });
});

/** Three hundred random lives of an attempt: whatever happens, time is neither invented nor lost from the books. */
describe('any course of events', () => {
  const random = createSeededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[random.nextBelow(list.length)] as T;

  function nextStep(state: string, number: number): Step {
    const after = pick([0, 1, 4_999, 5_000, 14_000, 15_000, 15_001, 90_000, 3_600_000]);
    const wall = random.nextBelow(20) === 0 ? pick([-3_600_000, 3_600_000, after]) : after;
    const boot = random.nextBelow(15) === 0 ? { boot: `boot-${number}` } : {};
    const facts: readonly WorkFact[] =
      state === 'running'
        ? [
            { type: 'heartbeat' },
            { type: 'heartbeat' },
            { type: 'heartbeat' },
            { type: 'idle', idleMs: 3_000 },
            { type: 'paused', reason: 'break', note: null },
            {
              type: 'suspended',
              cause: pick(['no-signal', 'sleep', 'shutdown', 'core-stopped', 'taken-over']),
            },
            { type: 'submitted' },
          ]
        : state === 'paused' || state === 'suspended'
          ? [{ type: 'resumed' }, { type: 'submitted' }]
          : state === 'submitted'
            ? [
                { type: 'returned' },
                { type: 'corrected', roundNumber: 1, deltaMs: pick([-500, 500]), reason: 'r' },
              ]
            : [{ type: state === 'returned' ? 'revision-started' : 'started' }];
    return { after, wall, ...boot, fact: pick(facts) };
  }

  it('keeps wall = open + paused + suspended, and counts no more than the monotonic clock covered', () => {
    for (let life = 0; life < 300; life += 1) {
      const steps: Step[] = [];
      for (let n = 0; n < 40; n += 1) steps.push(nextStep(derive(steps).state, n));
      const events = play(steps);
      const timeline = deriveTimeline(events, policy);
      const coveredMs = events.slice(1).reduce((sum, event, index) => {
        const before = events[index] as WorkEvent;
        return before.bootId === event.bootId
          ? sum + Math.min(event.monotonicMs - before.monotonicMs, policy.gapLimitMs)
          : sum;
      }, 0);
      const openMs = timeline.rounds.reduce((sum, round) => sum + round.openMs, 0);
      expect(openMs).toBeLessThanOrEqual(coveredMs);
      for (const round of timeline.rounds) {
        expect(round.wallMs).toBe(round.openMs + round.pausedMs + round.suspendedMs);
        expect(
          Math.min(round.openMs, round.idleMs, round.pausedMs, round.suspendedMs, round.countedMs),
        ).toBeGreaterThanOrEqual(0);
      }
      expect(deriveTimeline(events, policy)).toEqual(timeline);
    }
  });
});
