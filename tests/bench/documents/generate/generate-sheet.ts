import { createSequence, generateText } from './generate-text.ts';
import { type GeneratedPart, relationshipTypes, schemas, writePackage } from './write-package.ts';

const main = `xmlns="${schemas}/spreadsheetml/2006/main"`;
const stringCount = 20_000;
const firstDay = 45_000;

function* writeStrings(): Generator<string> {
  const next = createSequence(1);
  yield `<sst ${main} uniqueCount="${stringCount}">`;
  for (let at = 0; at < stringCount; at += 1) {
    yield `<si><t>${generateText(next, 2 + next(5))} ${at}</t></si>`;
  }
  yield '</sst>';
}

function* writeRows(rowCount: number): Generator<string> {
  const next = createSequence(2);
  yield `<worksheet ${main}><dimension ref="A1:E${rowCount}"/><sheetData>`;
  yield '<row r="1">';
  for (const [at, head] of ['Number', 'Name', 'Day', 'Amount', 'Total'].entries()) {
    yield `<c r="${'ABCDE'[at] ?? ''}1" t="inlineStr"><is><t>${head}</t></is></c>`;
  }
  yield '</row>';
  for (let row = 2; row <= rowCount; row += 1) {
    const amount = next(1_000_000) / 100;
    const total =
      row % 10 === 0
        ? `<f>D${row}*1.2</f><v>${amount * 1.2}</v>`
        : `<v>${Math.round(amount * 120) / 100}</v>`;
    yield (
      `<row r="${row}" spans="1:5"><c r="A${row}"><v>${row}</v></c>` +
      `<c r="B${row}" t="s"><v>${next(stringCount)}</v></c><c r="C${row}" s="1"><v>${firstDay + (row % 900)}</v></c>` +
      `<c r="D${row}" s="2"><v>${amount}</v></c><c r="E${row}" s="2">${total}</c></row>`
    );
  }
  yield '</sheetData></worksheet>';
}

/** A workbook of one sheet with five columns: a number, a shared text, a date, an amount, and now and then a formula. */
export function generateSheet(file: string, rowCount: number): void {
  const parts: readonly GeneratedPart[] = [
    {
      name: 'xl/workbook.xml',
      type: 'spreadsheetml.sheet.main',
      relations: [
        ['worksheet', 'xl/worksheets/sheet1.xml'],
        ['sharedStrings', 'xl/sharedStrings.xml'],
        ['styles', 'xl/styles.xml'],
      ],
      text: () => [
        `<workbook ${main} xmlns:r="${relationshipTypes}"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    { name: 'xl/sharedStrings.xml', type: 'spreadsheetml.sharedStrings', text: writeStrings },
    {
      name: 'xl/styles.xml',
      type: 'spreadsheetml.styles',
      text: () => [
        `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00"/></numFmts>` +
          '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
          '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
          '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
          '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
          '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
          '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
          '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
      ],
    },
    { name: 'xl/worksheets/sheet1.xml', type: 'spreadsheetml.worksheet', text: () => writeRows(rowCount) },
  ];
  writePackage(file, parts);
}
