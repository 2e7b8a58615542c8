import { expect, test } from 'vitest';
import type { RubricItemId } from '#domain';
import { collectNotes } from './draft.ts';

const id = (text: string) => text as RubricItemId;
const rubric = [{ id: id('gate-1') }, { id: id('item-1') }, { id: id('item-2') }];

test('notes go out in the order of the rubric, trimmed, without empty ones', () => {
  const notes = { [id('item-2')]: ' no chart ', [id('gate-1')]: 'does not open', [id('item-1')]: ' \n ' };
  expect(collectNotes(rubric, notes)).toEqual([
    { rubricItemId: 'gate-1', note: 'does not open' },
    { rubricItemId: 'item-2', note: 'no chart' },
  ]);
});

test('a note on a point that the rubric no longer has is not sent', () => {
  expect(collectNotes(rubric, { [id('gone')]: 'late' })).toEqual([]);
});
