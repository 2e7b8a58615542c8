import { describe, expect, it } from 'vitest';
import { formatCell } from '../cell-ref.ts';
import { toSheetFact } from '../facts/list-sheet.ts';
import type { SheetEntry } from '../workbook/workbook.ts';
import { readPlantedSheet } from '../planted-reading.ts';
import type { Sheet } from './sheet.ts';

function listCells({ cells }: Sheet): unknown[] {
  return Array.from({ length: cells.count }, (_, at) => [
    formatCell(cells.rowAt(at), cells.columnAt(at)),
    cells.valueAt(at),
    cells.formulaAt(at),
  ]);
}

const read = (data: string, before = ''): Sheet =>
  readPlantedSheet(`<sheetData>${data}</sheetData>`, {}, before).sheet;

describe('the cells of a sheet', () => {
  it('have the types that the file states', () => {
    const sheet = read(
      '<row r="2"><c r="B2"><v>1.5</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><v>#N/A</v></c>' +
        '<c r="E2" t="str"><f>A1</f><v>_x0007_</v></c><c r="F2" t="s"><v>9</v></c><c r="G2" t="d"><v>1900-01-02T12:00:00</v></c>' +
        '<c r="H2" t="inlineStr"><is><r><t>a</t></r><rPh><t>no</t></rPh><r><t xml:space="preserve"> b</t></r></is></c></row>',
    );
    expect(listCells(sheet)).toEqual([
      ['B2', 1.5, null],
      ['C2', true, null],
      ['D2', { error: '#N/A' }, null],
      ['E2', '_x0007_', 'A1'],
      ['G2', 3.5, null],
      ['H2', 'a b', null],
    ]);
  });

  it('are placed by order where they do not say where they are, and where what they say is nonsense', () => {
    const sheet = read(
      '<row><c><v>1</v></c><c r="ZZZZ9"><v>2</v></c><c r="A0"><v>3</v></c></row><row r="-4"><c><v>4</v></c></row>',
    );
    expect(listCells(sheet).map((cell) => (cell as unknown[]).slice(0, 2))).toEqual([
      ['A1', 1],
      ['B1', 2],
      ['C1', 3],
      ['A2', 4],
    ]);
  });

  it('are sorted, and of two that claim one place the later holds', () => {
    const sheet = read(
      '<row r="3"><c r="A3"><v>3</v></c></row><row r="1"><c r="B1"><v>2</v></c><c r="A1"><v>0</v></c><c r="A1"><v>1</v></c></row>',
    );
    expect(listCells(sheet)).toEqual([
      ['A1', 1, null],
      ['B1', 2, null],
      ['A3', 3, null],
    ]);
    expect([sheet.cells.find(3, 1), sheet.cells.find(2, 1), sheet.cells.findRow(2)]).toEqual([2, -1, 2]);
  });

  it('expand shared and array formulas, and count them as stored', () => {
    const sheet = read(
      '<row r="1"><c r="A1"><f t="shared" ref="A1:A3" si="0">B1*$C$1</f><v>1</v></c><c r="D1"><f t="array" ref="D1:D2">E1:E2*2</f><v>1</v></c></row>' +
        '<row r="2"><c r="A2"><f t="shared" si="0"/><v>2</v></c><c r="D2"><v>2</v></c></row>' +
        '<row r="3"><c r="A3"><f t="shared" si="0"/></c><c r="D3"><v>3</v></c></row>',
    );
    expect(listCells(sheet)).toEqual([
      ['A1', 1, 'B1*$C$1'],
      ['D1', 1, 'E1:E2*2'],
      ['A2', 2, 'B2*$C$1'],
      ['D2', 2, 'E1:E2*2'],
      ['A3', null, 'B3*$C$1'],
      ['D3', 3, null],
    ]);
    expect(sheet.formulaCount).toBe(4);
  });

  it('are refused where a shared formula is longer than Excel allows, as it counts once for each cell', () => {
    const formula = (length: number): string =>
      `<row r="1"><c r="A1"><f t="shared" ref="A1:A9" si="0">${'1+'.repeat(length / 2)}</f></c></row>`;
    expect(() => read(formula(8_194))).toThrow(expect.objectContaining({ code: 'too-large' }));
    expect(listCells(read(formula(8_192)))).toHaveLength(1);
  });

  it('are not made from what a sheet claims about itself', () => {
    const sheet = readPlantedSheet(
      '<dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="A1048576"><v>5</v></c></row></sheetData>' +
        '<mergeCells count="4000000000"><mergeCell ref="A1:XFD1048576"/></mergeCells>',
    ).sheet;
    expect(sheet.cells.count).toBe(1);
    expect(sheet).toMatchObject({ statedDimension: 'A1:XFD1048576', mergedRanges: ['A1:XFD1048576'] });
  });

  it('without value or formula are kept only where somebody wants their format', () => {
    const xml = '<sheetData><row><c r="A1" s="1"/><c r="B1" s="1"/></row></sheetData>';
    expect(readPlantedSheet(xml).sheet.cells.count).toBe(0);
    const { sheet } = readPlantedSheet(xml, { keepsBlank: (_, column) => column === 2 });
    expect([sheet.cells.count, sheet.cells.columnAt(0), sheet.cells.isBlankAt(0)]).toEqual([1, 2, true]);
  });

  it('are many without an object for each', () => {
    const rows = Array.from(
      { length: 2000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c></row>`,
    );
    const sheet = read(rows.join(''));
    expect([sheet.cells.count, sheet.cells.valueAt(1999), sheet.cells.find(1500, 1)]).toEqual([
      2000, 1999, 1499,
    ]);
  });
});

describe('the rest of a sheet', () => {
  it('gives rules of the old form and of the extension', () => {
    const { sheet } = readPlantedSheet(
      '<sheetData/><conditionalFormatting sqref="A1:A9"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>5</formula></cfRule></conditionalFormatting>' +
        '<dataValidations><dataValidation type="list" sqref="B1" prompt="Pick"><formula1>"a,b"</formula1></dataValidation></dataValidations>' +
        '<extLst><ext xmlns:x14="urn:x14" xmlns:xm="urn:xm"><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="expression" priority="2"><xm:f>Other!A1</xm:f></x14:cfRule><xm:sqref>C1:C3</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings>' +
        '<x14:dataValidations><x14:dataValidation type="list"><x14:formula1><xm:f>Other!A:A</xm:f></x14:formula1><xm:sqref>D1</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
    );
    expect(sheet.conditionalFormats).toMatchObject([
      { ref: 'A1:A9', type: 'cellIs', operator: 'greaterThan', formulas: ['5'], formatId: 0 },
      { ref: 'C1:C3', type: 'expression', formulas: ['Other!A1'] },
    ]);
    expect(sheet.validations).toMatchObject([
      { ref: 'B1', type: 'list', formulas: ['"a,b"'], prompt: 'Pick' },
      { ref: 'D1', type: 'list', formulas: ['Other!A:A'] },
    ]);
  });
});

describe('how a sheet is laid out', () => {
  const { sheet, workbook } = readPlantedSheet(
    '<sheetPr><tabColor rgb="FFFF0000"/></sheetPr>' +
      '<sheetViews><sheetView showGridLines="0" zoomScale="80"><pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"/></sheetView></sheetViews>' +
      '<sheetFormatPr defaultRowHeight="15"/>' +
      '<cols><col min="1" max="1" width="20.5" customWidth="1"/><col min="3" max="99999" hidden="1" width="9"/></cols>' +
      '<sheetData><row r="1" ht="30" customHeight="1"/><row r="3" hidden="1"/><row r="4" ht="7.5" hidden="true"/><row r="900000" hidden="1"/></sheetData>',
  );

  it('is told by columns, rows, panes and colours', () => {
    expect(sheet.view).toMatchObject({
      defaultRowHeightPoints: 15,
      frozen: { columnCount: 1, rowCount: 2 },
      hasGridLines: false,
      isRightToLeft: false,
      zoomPercent: 80,
      tabColor: 'srgbClr:FF0000',
      columns: [
        { first: 1, last: 1, widthCharacters: 20.5, isHidden: false },
        { first: 3, last: 16_384, isHidden: true },
      ],
    });
    expect([1, 2, 3, 4].map((row) => sheet.view.rows.find(row))).toEqual([
      { heightPoints: 30, isHidden: false },
      { heightPoints: null, isHidden: false },
      { heightPoints: null, isHidden: true },
      { heightPoints: 7.5, isHidden: true },
    ]);
  });

  it('is in the fact of the sheet where something is hidden or frozen', () => {
    expect(toSheetFact(workbook.sheets[0] as SheetEntry, sheet)).toMatchObject({
      hiddenColumns: ['C:XFD'],
      hiddenRows: ['3:4', '900000:900000'],
      frozen: { columnCount: 1, rowCount: 2 },
    });
  });
});
