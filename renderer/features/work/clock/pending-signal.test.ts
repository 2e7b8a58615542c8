import { expect, test } from 'vitest';
import type { ClockView } from '#contract';
import type { EventId, PersonId, WindowId } from '#domain';
import { describeStanding, findRepeatedId, hasReached } from './pending-signal.ts';
import type { PendingSignal } from './pending-signal.ts';

const me = 'person-1' as PersonId;
const pending: PendingSignal = {
  signal: { kind: 'submit', note: 'first words' },
  eventId: 'event-1' as EventId,
  personId: me,
  from: '1 running',
  isAwaitingSignIn: false,
};
const clock = (part: Partial<ClockView>): ClockView => ({
  state: 'running',
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
  ...part,
});
const elsewhere = { windowId: 'w' as WindowId, device: 'Laptop', since: 0, lastSignAt: 0 };

test('an unanswered signal is sent again under its own id', () => {
  expect(findRepeatedId(pending, { kind: 'submit', note: 'first words' }, '1 running', me)).toBe('event-1');
});

test('submitting again with another note is the same submission', () => {
  expect(findRepeatedId(pending, { kind: 'submit', note: 'other words' }, '1 running', me)).toBe('event-1');
});

test('a pause with another reason is another pause', () => {
  const paused: PendingSignal = { ...pending, signal: { kind: 'pause', reason: 'meal', note: null } };
  expect(findRepeatedId(paused, { kind: 'pause', reason: 'meal', note: null }, '1 running', me)).toBe(
    'event-1',
  );
  expect(findRepeatedId(paused, { kind: 'pause', reason: 'break', note: null }, '1 running', me)).toBeNull();
});

test('another kind, another standing of the clock or another person gets an id of its own', () => {
  expect(findRepeatedId(pending, { kind: 'resume' }, '1 running', me)).toBeNull();
  expect(findRepeatedId(pending, { kind: 'submit', note: null }, '2 running', me)).toBeNull();
  expect(findRepeatedId(pending, { kind: 'submit', note: null }, '1 running', 'p2' as PersonId)).toBeNull();
  expect(findRepeatedId(undefined, { kind: 'submit', note: null }, '1 running', me)).toBeNull();
});

test('a standing is the round and the state', () => {
  expect(describeStanding(clock({ state: 'paused', roundNumber: 2 }))).toBe('2 paused');
});

test('resuming has worked only when the clock runs in this very window', () => {
  expect(hasReached({ kind: 'resume' }, clock({}))).toBe(true);
  expect(hasReached({ kind: 'resume' }, clock({ openIn: elsewhere }))).toBe(false);
  expect(hasReached({ kind: 'resume' }, clock({ state: 'suspended' }))).toBe(false);
  expect(hasReached({ kind: 'pause', reason: 'meal', note: null }, clock({ state: 'paused' }))).toBe(true);
  expect(hasReached({ kind: 'submit', note: null }, clock({ state: 'submitted' }))).toBe(true);
  expect(hasReached({ kind: 'submit', note: null }, clock({ state: 'paused' }))).toBe(false);
});
