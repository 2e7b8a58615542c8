import { expect, test } from 'vitest';
import { sortRows } from './table-sort.tsx';

const rows = [
  { id: 'task-10', ms: 30 },
  { id: 'task-9', ms: null },
  { id: 'task-1', ms: 10 },
];
const columns = [
  { key: 'id', header: 'Task', sortBy: (row: (typeof rows)[number]) => row.id },
  { key: 'ms', header: 'Time', sortBy: (row: (typeof rows)[number]) => row.ms },
];
const idsBy = (key: string, isDescending: boolean) =>
  sortRows(rows, columns, { key, isDescending }).map((row) => row.id);

test('numbers inside names sort as numbers', () => {
  expect(idsBy('id', false)).toEqual(['task-1', 'task-9', 'task-10']);
});

test('a row without a value stays last in both directions', () => {
  expect(idsBy('ms', false)).toEqual(['task-1', 'task-10', 'task-9']);
  expect(idsBy('ms', true)).toEqual(['task-10', 'task-1', 'task-9']);
});

test('without a sort the rows stay as they came', () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
});
