import { expect, it } from 'vitest';
import {
  columnName,
  formatRange,
  parseCell,
  parseColumn,
  parseRange,
  parseRanges,
  parseSheetRef,
} from './cell-ref.ts';

it('names columns and reads their names, to the last one', () => {
  const all = Array.from({ length: 16_384 }, (_, at) => at + 1);
  expect(all.map((column) => parseColumn(columnName(column)))).toEqual(all);
  expect([columnName(1), columnName(26), columnName(27), columnName(16_384)]).toEqual([
    'A',
    'Z',
    'AA',
    'XFD',
  ]);
  expect(['XFE', 'AAAA', '', '1', 'ä'].map(parseColumn)).toEqual([0, 0, 0, 0, 0]);
});

it('reads cells and refuses what lies outside a sheet', () => {
  expect(parseCell('$AB$12')).toEqual({ row: 12, column: 28 });
  for (const ref of ['A0', 'A1048577', 'XFE1', 'A1:B2', 'A', '1', '', 'A1 '])
    expect(parseCell(ref)).toBeNull();
});

it('puts the corners of a range in order and gives whole rows and columns their length', () => {
  expect(formatRange(parseRange('D9:B2') ?? expect.fail())).toBe('B2:D9');
  expect(parseRange('B:C')).toEqual({ top: 1, left: 2, bottom: 1_048_576, right: 3 });
  expect(parseRange('$2:9')).toEqual({ top: 2, left: 1, bottom: 9, right: 16_384 });
  expect(parseRange('A1:B2:C3')).toBeNull();
  expect(parseRanges('A1 nonsense B2:C3').map(formatRange)).toEqual(['A1', 'B2:C3']);
});

it('takes a sheet apart from its range, also one whose name is quoted or holds an exclamation mark', () => {
  expect(parseSheetRef('A1').sheet).toBeNull();
  expect(parseSheetRef("'It''s'!B2:C3")).toEqual({
    sheet: "It's",
    range: { top: 2, left: 2, bottom: 3, right: 3 },
  });
  expect(parseSheetRef('A!B!C4').sheet).toBe('A!B');
  expect(parseSheetRef('Sheet1!here').range).toBeNull();
});
