import { describe, expect, it } from 'vitest';
import { utils, write, type BookType } from 'xlsx';
import { readFacts } from '../../facts/read-facts.ts';
import { convertSheet } from './convert-sheet.ts';
import { listPropertyFacts } from './list-properties.ts';

function plant(bookType: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Share'],
    ['a', 0.5],
    ['b', 0.25],
  ]);
  Object.assign(sheet['B2'] as object, { z: '0.00%' });
  Object.assign(sheet['B3'] as object, { f: 'B2/2' });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Hidden');
  book.Workbook = { Sheets: [{}, { Hidden: 1 }], Names: [{ Name: 'share', Ref: 'Data!$B$2' }] };
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

describe.each(['xls', 'xlsb', 'ods'] as const)('a workbook in the format %s', (format) => {
  it('gives its sheets, cells, formulas and tables, and says that it is not all', async () => {
    const bytes = plant(format === 'xls' ? 'biff8' : format);
    const reading = await readFacts(bytes, { name: 'a', sha256: '', cells: ['B2', 'B3'] });
    expect(reading).toMatchObject({
      file: { format, app: 'excel' },
      size: { sheets: 2 },
      warnings: [{ code: 'fallback-reader' }],
      cells: [
        { sheet: 'Data', ref: 'B2', value: 0.5, display: '50.00%' },
        // Of the formats in which the library writes formulas there is one.
        { ref: 'B3', value: 0.25, formula: format === 'ods' ? 'B2/2' : null },
      ],
    });
    const facts = 'facts' in reading ? reading.facts : [];
    expect(facts.filter(({ type }) => type === 'tlr')).toMatchObject([
      { ref: 'A1:B3', columns: ['Name', 'Share'] },
    ]);
    expect(facts.filter(({ type }) => type === 'sheet')).toMatchObject([
      { name: 'Data' },
      { name: 'Hidden' },
    ]);
  });

  it('that is cut short is a typed error or what could be read', async () => {
    const bytes = plant(format === 'xls' ? 'biff8' : format);
    const reading = await readFacts(bytes.subarray(0, bytes.length >> 1), { name: 'a', sha256: '' });
    expect('error' in reading ? reading.error.code : 'read').toMatch(/^(?:damaged-\w+|not-office|read)$/);
  });
});

it('visits only the cells that are there, however far apart', () => {
  const rows: unknown[] = [];
  rows[4_000_000_000] = undefined;
  const cells: unknown[] = [];
  cells[16_000] = { t: 'n', v: 1, l: { Target: '#Other!A1' }, c: [{ a: 'Ann', t: 'text' }, { t: 'reply' }] };
  rows[1_000_000] = cells;
  const entry = { name: 'S', index: 1, state: 'visible', kind: 'worksheet', part: null } as const;
  const { sheet, objects } = convertSheet(entry, { '!data': rows as never }, () => 0);
  expect([sheet.cells.count, sheet.cells.rowAt(0), sheet.cells.columnAt(0)]).toEqual([1, 1_000_001, 16_001]);
  expect(sheet.links).toMatchObject([{ location: 'Other!A1', relationshipId: null }]);
  expect(objects.comments).toMatchObject([{ author: 'Ann', text: 'text', replies: [{ text: 'reply' }] }]);
});

it('takes for custom properties only what the file has as such', () => {
  const facts = listPropertyFacts({
    SheetNames: [],
    Sheets: {},
    Props: { Title: 'T', Author: '' },
    Custprops: { CodePage: 1252, Author: 'x', Client: 'C' },
  });
  expect(facts).toMatchObject([
    { name: 'title', value: 'T' },
    { name: 'Client', value: 'C', custom: true },
  ]);
});
