import { expect, test } from 'vitest';
import { parseNoteLabel } from './note-label.ts';

test.each([
  ['gate:3', { kind: 'gate', number: 3 }],
  ['item:12', { kind: 'item', number: 12 }],
  ['general', { kind: 'general', number: 0 }],
  ['item:', { kind: 'general', number: 0 }],
  ['anything else', { kind: 'general', number: 0 }],
])('%s is read', (label, expected) => {
  expect(parseNoteLabel(label)).toEqual(expected);
});
