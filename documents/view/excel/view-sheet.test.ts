import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../open-document.ts';
import { plantWorkbook } from '../../excel/planted-workbook.ts';
import { loadSheetToDraw, viewCell, viewRows, viewSheetFrame, viewWorkbook } from './view-sheet.ts';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('view-sheet.test.ts: no corpus beside the repository, nothing drawn\n');
// Larger ones take long and hold nothing new.
const maxBytes = 80_000;

async function open(bytes: Uint8Array) {
  const opened = await openDocument(bytes, { name: 'a.xlsx', sha256: '0'.repeat(64) });
  return 'error' in opened || opened.content.app !== 'excel' ? null : opened.content;
}

describe('a drawn sheet', () => {
  it('tells what is hidden, frozen and merged, and where it ends', async () => {
    const xml =
      '<sheetViews><sheetView showGridLines="0"><pane xSplit="1" ySplit="2" state="frozen"/></sheetView></sheetViews>' +
      '<cols><col min="2" max="3" width="20" hidden="1"/></cols>' +
      '<sheetData><row r="4" ht="30" hidden="1"><c r="D4"><v>1</v></c></row></sheetData>' +
      '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="nonsense"/></mergeCells>';
    const content = await open(plantWorkbook({ sheets: [{ name: 'S', xml }] }));
    const entry = content?.workbook.sheets[0];
    expect(content && entry && viewSheetFrame(entry, content.loadSheet(entry, {}))).toMatchObject({
      name: 'S',
      fault: null,
      rowCount: 100,
      columnCount: 40,
      usedRows: 4,
      usedColumns: 4,
      frozenRows: 2,
      frozenColumns: 1,
      hasGridLines: false,
      hiddenRowCount: 1,
      hiddenColumnCount: 2,
      merges: [{ top: 1, left: 1, bottom: 2, right: 2 }],
      rows: [{ first: 4, last: 4, heightPt: 0 }],
    });
  });

  it('is begun with its first rows alone, when there are many', async () => {
    const rows = Array.from({ length: 90_000 }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`);
    const xml = `<sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>`;
    const content = await open(plantWorkbook({ sheets: [{ name: 'S', xml }] }));
    const entry = content?.workbook.sheets[0];
    const countOf = (options: { untilRow?: number }) =>
      content && entry ? loadSheetToDraw(content, entry, options).sheet?.cells.count : 0;
    expect(countOf({ untilRow: 100 })).toBeGreaterThan(100);
    expect(countOf({ untilRow: 100 })).toBeLessThan(80_000);
    expect(countOf({})).toBe(90_000);
  });

  it('shows cells of the rows asked for alone, and knows an empty one', async () => {
    const xml =
      '<sheetData><row r="1"><c r="A1" t="b"><v>1</v></c></row>' +
      '<row r="3"><c r="B3"><f>1+1</f><v>2</v></c><c r="C3" t="e"><v>#N/A</v></c></row></sheetData>';
    const content = await open(plantWorkbook({ sheets: [{ name: 'S', xml }] }));
    const entry = content?.workbook.sheets[0];
    const sheet = content && entry ? content.loadSheet(entry, {}).sheet : null;
    expect(content && sheet && viewRows(content.workbook, sheet, { from: 2, to: 9 })).toEqual([
      {
        row: 3,
        cells: [
          { column: 2, text: '2', style: 0, kind: 'number', hasFormula: true },
          { column: 3, text: '#N/A', style: 0, kind: 'error', hasFormula: false },
        ],
      },
    ]);
    const detailOf = (row: number, column: number) =>
      content && sheet && viewCell(content.workbook, sheet, { row, column });
    expect(detailOf(3, 2)).toEqual({ ref: 'B3', text: '2', value: '2', formula: '1+1', format: 'General' });
    expect(detailOf(9, 9)).toMatchObject({ ref: 'I9', text: '', formula: null });
  });
});

describe.runIf(hasCorpus)('workbooks of the corpus', () => {
  const files = (hasCorpus ? readdirSync(corpus) : []).filter((file) => /\.xls[xmb]?$/i.test(file));

  it('are drawn with every cell in its row, as plain values', async () => {
    const faults: string[] = [];
    let drawn = 0;
    for (const name of files) {
      const bytes = readFileSync(join(corpus, name));
      const content = bytes.length > maxBytes ? null : await open(bytes);
      if (content === null) continue;
      const { workbook } = content;
      const { sheets } = structuredClone(viewWorkbook(workbook));
      for (const [at, entry] of workbook.sheets.entries()) {
        const loaded = loadSheetToDraw(content, entry);
        const frame = structuredClone(viewSheetFrame(entry, loaded));
        if (sheets[at]?.name !== frame.name) faults.push(`${name}: names`);
        if (loaded.sheet === null) {
          if (!frame.fault) faults.push(`${name} ${entry.name}: no reason`);
          continue;
        }
        const rows = viewRows(workbook, loaded.sheet, { from: 1, to: frame.rowCount });
        const count = rows.reduce((sum, { cells }) => sum + cells.length, 0);
        if (count !== loaded.sheet.cells.count) faults.push(`${name} ${entry.name}: ${count}`);
        drawn += count;
      }
    }
    expect(faults).toEqual([]);
    expect(drawn).toBeGreaterThan(1_000);
  }, 60_000);
});
