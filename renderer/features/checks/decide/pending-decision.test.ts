import { expect, test } from 'vitest';
import type { EventId, PersonId, RubricItemId } from '#domain';
import { findRepeatedId } from './pending-decision.ts';
import type { Decision, PendingDecision } from './pending-decision.ts';

const eva = 'eva' as PersonId;
const note = (text: string) => ({ rubricItemId: 'item-1' as RubricItemId, note: text });
const decision: Decision = { decision: 'return', summary: 'Nearly', notes: [note('no chart')] };
const pending: PendingDecision = {
  decision,
  eventId: 'event-1' as EventId,
  personId: eva,
  isAwaitingSignIn: false,
};

test('the same decision of the same person goes out again under the same id', () => {
  expect(findRepeatedId(pending, { ...decision, notes: [note('no chart')] }, eva)).toBe('event-1');
});

test.each([
  ['nothing is pending', undefined, decision, eva],
  ['it is the other decision', pending, { ...decision, decision: 'accept' as const }, eva],
  ['a note was changed', pending, { ...decision, notes: [note('no table')] }, eva],
  ['a note was added', pending, { ...decision, notes: [note('no chart'), note('x')] }, eva],
  ['the summary was changed', pending, { ...decision, summary: null }, eva],
  ['someone else signed in', pending, decision, 'edo' as PersonId],
])('it is another decision when %s', (_when, before, next, personId) => {
  expect(findRepeatedId(before, next, personId)).toBeNull();
});
