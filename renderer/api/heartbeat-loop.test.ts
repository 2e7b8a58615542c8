import { expect, test } from 'vitest';
import type { ClockView } from '#contract';
import type { EventId } from '#domain';
import { runHeartbeats } from './heartbeat-loop.ts';
import type { BeatReport } from './heartbeat-loop.ts';

type Answer = 'running' | 'paused' | 'lost' | 'refused';

const clockIn = (state: ClockView['state']): ClockView => ({
  state,
  roundNumber: 1,
  roundCountedMs: 0,
  countedMs: 0,
  pausedMs: 0,
  suspendedMs: 0,
  idleMs: 0,
  asOf: 0,
  pauseReason: null,
  suspendCause: null,
  suspendedSince: null,
  openIn: null,
});

/** Runs the loop against these answers, then stops it. */
async function beatThrough(answers: readonly Answer[]) {
  const sent: string[] = [];
  const waits: number[] = [];
  const reports: BeatReport[] = [];
  let made = 0;
  await runHeartbeats(5_000, {
    send: (eventId) => {
      const answer = answers[sent.length];
      sent.push(eventId);
      if (answer === 'running' || answer === 'paused') return Promise.resolve(clockIn(answer));
      return Promise.reject(new Error(answer));
    },
    newEventId: () => {
      made += 1;
      return `event-${made}` as EventId;
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    report: (report) => reports.push(report),
    findRefusal: (error) => (error instanceof Error && error.message === 'refused' ? 'open-elsewhere' : null),
    isStopped: () => sent.length >= answers.length,
  });
  return { sent, waits, reports: reports.map((report) => report.type) };
}

test('each sign of life is a new event, five seconds apart', async () => {
  const { sent, waits } = await beatThrough(['running', 'running', 'running']);
  expect(sent).toEqual(['event-1', 'event-2', 'event-3']);
  expect(new Set(waits)).toEqual(new Set([5_000]));
});

test('an event without an answer is sent again under the same id', async () => {
  const { sent, reports } = await beatThrough(['running', 'lost', 'lost', 'running', 'running']);
  expect(sent).toEqual(['event-1', 'event-2', 'event-2', 'event-2', 'event-3']);
  expect(reports.slice(0, 4)).toEqual(['beat', 'lost', 'lost', 'beat']);
});

test('a refusal ends the signs of life and is told', async () => {
  const { sent, reports } = await beatThrough(['running', 'refused', 'running', 'running']);
  expect(sent).toHaveLength(2);
  expect(reports).toEqual(['beat', 'refused']);
});

test('a clock that no longer runs needs no further signs of life', async () => {
  const { sent } = await beatThrough(['running', 'paused', 'running', 'running']);
  expect(sent).toHaveLength(2);
});
