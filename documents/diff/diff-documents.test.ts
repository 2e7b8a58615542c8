import { describe, expect, it } from 'vitest';
import { plantRows, plantWorkbook } from '../excel/planted-workbook.ts';
import { plantDeck, plantShape } from '../powerpoint/planted-deck.ts';
import { diffDocuments, type DiffOptions } from './diff-documents.ts';
import type { DocumentDiff } from './document-diff.ts';

async function diff(before: Uint8Array, after: Uint8Array, options: DiffOptions = {}): Promise<DocumentDiff> {
  const found = await diffDocuments(
    { bytes: before, name: 'before', sha256: '' },
    { bytes: after, name: 'after', sha256: '' },
    options,
  );
  return 'error' in found ? expect.fail(found.error.message) : found;
}

type Row = readonly (string | number | null)[];

function plantBook(sheets: Readonly<Record<string, readonly Row[]>>, styles = ''): Uint8Array {
  return plantWorkbook({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, xml: plantRows(rows) })),
    ...(styles === ''
      ? {}
      : {
          links: [['styles', 'styles.xml']],
          extra: [
            {
              name: 'xl/styles.xml',
              bytes: `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${styles}</styleSheet>`,
            },
          ],
        }),
  });
}

const table: readonly Row[] = Array.from({ length: 12 }, (_, at) => [
  `item ${at}`,
  at * 7,
  `<c><f>B${at + 1}*2</f><v>${at * 14}</v></c>`,
]);
const total = '<c><f>SUM(B1:B12)</f><v>462</v></c>';

/** The same rows after one came in as the third, as a spreadsheet program writes them. */
const grown: readonly Row[] = [...table.slice(0, 2), ['new', 100, null], ...table.slice(2)].map((row, at) => [
  row[0] ?? null,
  row[1] ?? null,
  row[2] == null ? null : String(row[2]).replace(/B\d+/, `B${at + 1}`),
]);

const cellsOf = ({ changed }: DocumentDiff) =>
  changed.map(({ group, after, fields }) => [
    group,
    after['ref'],
    ...fields.map(({ field, before, after: now }) => [field, before, now]),
  ]);

describe('workbooks', () => {
  it('differ in one row where one row came in, although all references below moved', async () => {
    const found = await diff(
      plantBook({ S: [...table, [null, total]] }),
      plantBook({ S: [...grown, [null, '<c><f>SUM(B1:B13)</f><v>562</v></c>']] }),
    );
    expect(found.added.filter(({ group }) => group === 'cells')).toMatchObject([
      { fact: { type: 'row', row: '3', ref: 'A3:B3', text: 'new\t100' } },
    ]);
    expect(found.removed).toEqual([]);
    expect(cellsOf(found)).toEqual([['cells', 'B14', ['value', 462, 562], ['display', '462', '562']]]);
  });

  it('differ in one column where one came in', async () => {
    const widened = table.map(([name, value, formula], at) => [
      name ?? null,
      `note ${at}`,
      value ?? null,
      String(formula).replace('B', 'C'),
    ]);
    const found = await diff(plantBook({ S: table }), plantBook({ S: widened }));
    expect(found.added.filter(({ group }) => group === 'cells')).toMatchObject([
      { fact: { type: 'column', column: 'B', cellCount: 12 } },
    ]);
    expect([found.removed, found.changed.filter(({ group }) => group !== 'tables')]).toEqual([[], []]);
  });

  it('differ in the cells that changed, came or went', async () => {
    const edited = table.map((row, at) =>
      at === 4
        ? ['item 4', 5, '<c><f>B5*3</f><v>15</v></c>', 'new']
        : at === 6
          ? [null, ...row.slice(1)]
          : row,
    );
    const found = await diff(plantBook({ S: table }), plantBook({ S: edited }), {
      only: ['cells', 'formulas'],
    });
    expect(cellsOf(found)).toEqual([
      ['cells', 'B5', ['value', 28, 5], ['display', '28', '5']],
      ['cells', 'C5', ['value', 56, 15], ['display', '56', '15']],
      ['formulas', 'C5', ['formula', 'B5*2', 'B5*3']],
    ]);
    expect(found.removed.map(({ fact }) => fact['ref'])).toEqual(['A7']);
    expect(found.added.map(({ fact }) => fact['ref'])).toEqual(['D5']);
  });

  it('follow references to a sheet that was renamed and grew', async () => {
    const of = (name: string, row: number): Row => [`<c><f>${name}!B${row}</f><v>35</v></c>`];
    const found = await diff(
      plantBook({ Sum: [of('S', 6)], S: table }),
      plantBook({ Sum: [of("'S two'", 7)], 'S two': grown }),
    );
    expect(found.changed.filter(({ group }) => group === 'formulas')).toEqual([]);
    expect(found.changed.find(({ type }) => type === 'sheet')?.fields).toEqual([
      { field: 'name', before: 'S', after: 'S two' },
    ]);
  });

  it('differ in format where only that changed', async () => {
    const styles =
      '<fonts><font/></fonts><fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills>' +
      '<cellXfs><xf/><xf fillId="2" numFmtId="9"/></cellXfs>';
    const found = await diff(
      plantBook({ S: [['<c><v>0.5</v></c>', '<c s="1"/>']] }, styles),
      plantBook({ S: [['<c s="1"><v>0.5</v></c>', '<c/>']] }, styles),
    );
    expect(cellsOf(found)).toEqual([
      ['cells', 'A1', ['display', '0.5', '50%']],
      ['format', 'A1', ['numFmt', 'General', '0%'], ['fill', null, 'srgbClr:FF0000']],
      ['format', 'B1', ['numFmt', '0%', 'General'], ['fill', 'srgbClr:FF0000', null]],
    ]);
  });

  it('list up to a number of differences and count the rest', async () => {
    const found = await diff(
      plantBook({ S: table }),
      plantBook({
        S: table.map(([name, value, formula]) => [name ?? null, Number(value) + 1, formula ?? null]),
      }),
      { mostOfGroup: 5, only: ['cells'] },
    );
    expect([found.changed.length, found.omitted]).toEqual([5, { cells: 7 }]);
  });
});

const slide = (title: string, body: string) => ({ shapes: plantShape(2, title) + plantShape(3, body) });
const slides = [
  slide('Plan', 'what we do and why it matters'),
  slide('Costs', 'rent, wages and paper for a year'),
  slide('Risks', 'weather, prices and a late start'),
  slide('Thanks', 'questions are welcome at any time'),
];

describe('decks', () => {
  it('tell a moved slide from a new one and an edited one', async () => {
    const [plan, costs, risks, thanks] = slides;
    const found = await diff(
      plantDeck({ slides }),
      plantDeck({
        slides: [
          slide('Agenda', 'first this then that'),
          thanks ?? expect.fail(),
          plan ?? expect.fail(),
          slide('Costs', 'rent, wages and ink for a year'),
          risks ?? costs ?? expect.fail(),
        ],
      }),
    );
    expect(found.added.map(({ group, fact }) => [group, fact['slide'], fact['text']])).toEqual([
      ['slides', 1, 'Agenda\nfirst this then that'],
    ]);
    expect(found.removed).toEqual([]);
    expect(
      found.changed.map(({ group, after, fields }) => [
        group,
        after['slide'],
        ...fields.map(({ field }) => field),
      ]),
    ).toEqual([
      ['slides', 2, 'moved'],
      ['text', 4, 'text'],
    ]);
  });
});

it('documents of different applications cannot be compared, nor what cannot be read', async () => {
  const book = { bytes: plantBook({ S: table }), name: 'a.xlsx', sha256: '' };
  const deck = { bytes: plantDeck({ slides }), name: 'b.pptx', sha256: '' };
  const text = { bytes: new TextEncoder().encode('%PDF-1.7'), name: 'c.pdf', sha256: '' };
  expect(await diffDocuments(book, deck)).toMatchObject({ error: { code: 'different-apps' } });
  expect(await diffDocuments(book, text)).toMatchObject({ error: { code: 'not-office', side: 'after' } });
  expect(await diffDocuments(text, book)).toMatchObject({ error: { code: 'not-office', side: 'before' } });
});
