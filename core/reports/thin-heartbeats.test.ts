import { describe, expect, it } from 'vitest';
import type { EventId, WorkEvent, WorkFact } from '#domain';
import { thinHeartbeats } from './thin-heartbeats.ts';

function listOf(...facts: readonly WorkFact[]): readonly WorkEvent[] {
  return facts.map((fact, sequence) => ({
    ...fact,
    id: `e${sequence}` as EventId,
    sequence,
    at: sequence,
    monotonicMs: sequence,
    bootId: 'b',
    actorId: null,
    windowId: null,
  }));
}

const beats = (count: number): WorkFact[] => Array.from({ length: count }, () => ({ type: 'heartbeat' }));

describe('the events a person reads', () => {
  it('are all there in a short list', () => {
    const events = listOf({ type: 'started' }, ...beats(1_999));
    expect(thinHeartbeats(events)).toBe(events);
  });

  it('keep the first and last of each run of heartbeats in a long one', () => {
    const pause: WorkFact = { type: 'paused', reason: 'meal', note: null };
    const events = listOf({ type: 'started' }, ...beats(2_000), pause, { type: 'resumed' }, ...beats(1));
    expect(thinHeartbeats(events).map(({ sequence }) => sequence)).toEqual([
      0, 1, 2_000, 2_001, 2_002, 2_003,
    ]);
  });

  it('are the newest 5,000 when even those are too many', () => {
    const events = listOf(...Array.from({ length: 6_000 }, (): WorkFact => ({ type: 'resumed' })));
    const kept = thinHeartbeats(events);
    expect([kept.length, kept[0]?.sequence, kept.at(-1)?.sequence]).toEqual([5_000, 1_000, 5_999]);
  });
});
