import { type OfficePart, packOffice } from './pack-office.ts';
import { themeContentType, themeXml } from './theme.ts';
import { chartParts, type ColumnChart } from './xlsx-chart.ts';
import { type CellStyle, styleIndexOf, xlsxStylesXml } from './xlsx-styles.ts';
import { escapeXml, namespaces, xmlHead } from './xml-text.ts';

/** A cell's value, or its formula beside the value it comes to. */
export type SheetCell = {
  readonly value: string | number | null;
  readonly formula?: string;
  readonly style?: CellStyle;
};

export type Sheet = {
  readonly name: string;
  readonly columnWidths: readonly number[];
  /** From row 1; an empty row is an empty list. */
  readonly rows: readonly (readonly SheetCell[])[];
  readonly merges?: readonly string[];
  /** Rows that stay in view. */
  readonly frozenRows?: number;
  /** Cells turned red where the formula, seen from the first of them, holds. */
  readonly redWhere?: { readonly ref: string; readonly formula: string };
  readonly chart?: ColumnChart;
};

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function cellXml(cell: SheetCell, ref: string, strings: Map<string, number>): string {
  const style = styleIndexOf(cell.style ?? 'text');
  const formula = cell.formula === undefined ? '' : `<f>${escapeXml(cell.formula)}</f>`;
  if (cell.value === null) return `<c r="${ref}" s="${style}">${formula}</c>`;
  if (typeof cell.value === 'number') return `<c r="${ref}" s="${style}">${formula}<v>${cell.value}</v></c>`;
  if (formula !== '')
    return `<c r="${ref}" s="${style}" t="str">${formula}<v>${escapeXml(cell.value)}</v></c>`;
  const index = strings.get(cell.value) ?? strings.size;
  strings.set(cell.value, index);
  return `<c r="${ref}" s="${style}" t="s"><v>${index}</v></c>`;
}

function viewXml(sheet: Sheet, isFirst: boolean): string {
  const rows = sheet.frozenRows ?? 0;
  const pane =
    rows === 0
      ? ''
      : `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>`;
}

function sheetXml(sheet: Sheet, isFirst: boolean, strings: Map<string, number>): string {
  const columns = sheet.columnWidths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = sheet.rows.map((cells, row) => {
    const list = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, strings),
    );
    return `<row r="${row + 1}">${list.join('')}</row>`;
  });
  const { merges = [], redWhere } = sheet;
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const red =
    redWhere === undefined
      ? ''
      : `<conditionalFormatting sqref="${redWhere.ref}"><cfRule type="expression" dxfId="0" priority="1">` +
        `<formula>${escapeXml(redWhere.formula)}</formula></cfRule></conditionalFormatting>`;
  return (
    `${xmlHead}<worksheet ${namespaces.x} ${namespaces.r}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `${viewXml(sheet, isFirst)}<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols>` +
    `<sheetData>${rows.join('')}</sheetData>` +
    (merges.length === 0 ? '' : `<mergeCells count="${merges.length}">${merged}</mergeCells>`) +
    `${red}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>` +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    `${sheet.chart === undefined ? '' : '<drawing r:id="rId1"/>'}</worksheet>`
  );
}

function sheetParts(sheet: Sheet, index: number, strings: Map<string, number>): OfficePart[] {
  const number = index + 1;
  const part: OfficePart = {
    path: `xl/worksheets/sheet${number}.xml`,
    contentType: `${excel}.worksheet+xml`,
    xml: sheetXml(sheet, index === 0, strings),
  };
  if (sheet.chart === undefined) return [part];
  const relationships = [{ id: 'rId1', type: 'drawing', target: `../drawings/drawing${number}.xml` }];
  return [{ ...part, relationships }, ...chartParts(sheet.chart, number)];
}

function workbookPart(sheets: readonly Sheet[]): OfficePart {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const count = sheets.length;
  return {
    path: 'xl/workbook.xml',
    contentType: `${excel}.sheet.main+xml`,
    xml:
      `${xmlHead}<workbook ${namespaces.x} ${namespaces.r}><bookViews><workbookView activeTab="0"/></bookViews>` +
      `<sheets>${list.join('')}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    relationships: [
      ...sheets.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'worksheet',
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { id: `rId${count + 1}`, type: 'styles', target: 'styles.xml' },
      { id: `rId${count + 2}`, type: 'sharedStrings', target: 'sharedStrings.xml' },
      { id: `rId${count + 3}`, type: 'theme', target: 'theme/theme1.xml' },
    ],
  };
}

/** An Excel workbook with formulas, formats, one conditional format a sheet and charts. */
export function makeXlsx(title: string, sheets: readonly Sheet[]): Uint8Array {
  const strings = new Map<string, number>();
  const parts = sheets.flatMap((sheet, index) => sheetParts(sheet, index, strings));
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  const table = `<sst ${namespaces.x} uniqueCount="${strings.size}">${texts.join('')}</sst>`;
  return packOffice(
    [
      workbookPart(sheets),
      ...parts,
      { path: 'xl/styles.xml', contentType: `${excel}.styles+xml`, xml: xlsxStylesXml() },
      { path: 'xl/sharedStrings.xml', contentType: `${excel}.sharedStrings+xml`, xml: xmlHead + table },
      { path: 'xl/theme/theme1.xml', contentType: themeContentType, xml: themeXml() },
    ],
    { title, subject: 'Sample project', application: 'Microsoft Excel' },
  );
}
