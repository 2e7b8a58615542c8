import { expect, test } from 'vitest';
import { findJump, moveSelection } from './move-selection.ts';

const context = {
  frame: { rowCount: 100, columnCount: 10, usedRows: 60, usedColumns: 8 },
  pageRows: 20,
  isHidden: ({ row }: { readonly row: number }) => row === 3,
};
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const at = (row: number, column: number) => ({ from: { row, column }, to: { row, column } });

test.each([
  ['ArrowDown', {}, [4, 2]],
  ['ArrowUp', {}, [1, 2]],
  ['ArrowRight', {}, [2, 3]],
  ['PageDown', {}, [22, 2]],
  ['PageUp', {}, [1, 2]],
  ['Home', { ctrlKey: true }, [1, 1]],
  ['End', {}, [2, 8]],
  ['End', { ctrlKey: true }, [60, 8]],
])('%s %o leads to %o, past hidden rows', (key, keys, [row, column]) => {
  expect(moveSelection(at(2, 2), { ...plain, ...keys, key }, context)).toEqual(at(row ?? 0, column ?? 0));
});

test('Shift keeps where the selection began, Ctrl+A takes all, other keys do nothing', () => {
  expect(moveSelection(at(2, 2), { ...plain, shiftKey: true, key: 'ArrowRight' }, context)).toEqual({
    from: { row: 2, column: 2 },
    to: { row: 2, column: 3 },
  });
  expect(moveSelection(at(2, 2), { ...plain, ctrlKey: true, key: 'a' }, context)?.to).toEqual({
    row: 60,
    column: 8,
  });
  expect(moveSelection(at(2, 2), { ...plain, key: 'x' }, context)).toBeNull();
  expect(moveSelection(at(1, 1), { ...plain, key: 'ArrowUp' }, context)).toEqual(at(1, 1));
});

test('Space with Ctrl takes columns, with Shift rows', () => {
  const selection = { from: { row: 2, column: 3 }, to: { row: 4, column: 3 } };
  expect(moveSelection(selection, { ...plain, ctrlKey: true, key: ' ' }, context)).toEqual({
    from: { row: 1, column: 3 },
    to: { row: 60, column: 3 },
  });
  expect(moveSelection(selection, { ...plain, shiftKey: true, key: ' ' }, context)).toEqual({
    from: { row: 2, column: 1 },
    to: { row: 4, column: 8 },
  });
  expect(moveSelection(selection, { ...plain, key: ' ' }, context)).toBeNull();
});

test('arrows jump with Ctrl, other keys do not', () => {
  expect(findJump('ArrowUp')).toEqual({ rows: -1, columns: 0 });
  expect(findJump('constructor')).toBeNull();
});
