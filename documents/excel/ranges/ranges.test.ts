import { describe, expect, it } from 'vitest';
import { formatRange, parseRanges } from '../cell-ref.ts';
import { readPlantedRows, readPlantedSheet } from '../planted-reading.ts';
import { findRegions } from './find-regions.ts';
import { findTableLike } from './find-table-like.ts';

type Rows = Parameters<typeof readPlantedRows>[0];

function findAll(rows: Rows, claimedRef = ''): unknown[] {
  const { workbook, sheet } = readPlantedRows(rows);
  const claimed = parseRanges(claimedRef);
  return findRegions(sheet.cells, claimed).map((range) => {
    const table = findTableLike({ range, cells: sheet.cells, workbook, claimed }, null);
    return table === null ? formatRange(range) : [formatRange(table.range), ...table.columns];
  });
}

describe('ranges of filled cells', () => {
  it('are set apart by blank rows and columns, and corners hold them together', () => {
    const rows = [
      [1, null, 2],
      [null, 3, null],
      [' ', null, null],
      [null, null, null],
      [4, null, 5],
    ];
    expect(findAll(rows)).toEqual(['A1:C2', 'A5', 'C5']);
  });

  it('leave out what a table claims', () => {
    const rows = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    expect(findAll(rows, 'A1:B2')).toEqual(['C1:C2']);
    expect(findAll(rows, 'A1:C2')).toEqual([]);
  });

  it('stay quick on a chequered sheet and are one where they are too many', () => {
    const row = (at: number): (number | null)[] =>
      Array.from({ length: 200 }, (_, column) => ((at + column) % 3 === 0 ? 1 : null));
    const { sheet } = readPlantedRows(Array.from({ length: 200 }, (_, at) => (at % 2 ? [] : row(0))));
    expect(findRegions(sheet.cells, []).map(formatRange)).toEqual(['A1:GQ199']);
  });
});

describe('a range like a table', () => {
  it('has words over numbers; a title above stays outside', () => {
    const rows = [
      ['Sales of the year', null, null],
      ['Name', 'City', 2024],
      ['a', 'x', 5],
      ['b', 'y', 6],
    ];
    expect(findAll(rows)).toEqual([['A2:C4', 'Name', 'City', '2024']]);
  });

  it('has a header of words that the rows below do not repeat', () => {
    const words = [
      ['Code', 'Meaning'],
      ['a', 'first'],
      ['b', 'second'],
    ];
    expect(findAll(words)).toEqual([['A1:B3', 'Code', 'Meaning']]);
    expect(findAll([...words, ['Code', 'third']])).toEqual(['A1:B4']);
  });

  it('is not made of numbers, of a list, of one row, of computed cells or of a label beside its value', () => {
    expect(
      findAll([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toEqual(['A1:B3']);
    expect(findAll([['a'], ['b'], ['c'], ['d']])).toEqual(['A1:A4']);
    expect(findAll([['a', 'b']])).toEqual(['A1:B1']);
    const computed = '<c t="str"><f>A9</f><v>x</v></c>';
    expect(
      findAll([
        [computed, computed],
        [1, 2],
        [3, 4],
      ]),
    ).toEqual(['A1:B3']);
  });

  it('begins where a filter stands', () => {
    const { workbook, sheet } = readPlantedSheet(
      '<sheetData><row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c t="str"><v>a</v></c><c t="str"><v>c</v></c></row></sheetData><autoFilter ref="A1:B2"/>',
    );
    const [range] = findRegions(sheet.cells, []);
    const region = { range: range ?? expect.fail(), cells: sheet.cells, workbook, claimed: [] };
    expect(findTableLike(region, null)).toBeNull();
    expect(findTableLike(region, parseRanges(sheet.autoFilterRef ?? '')[0] ?? null)).toMatchObject({
      headerRow: 1,
    });
  });
});
