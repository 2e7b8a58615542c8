import { describe, expect, it } from 'vitest';
import { plantPart, plantRows, plantWorkbook } from '../../excel/planted-workbook.ts';
import { plantRelationships } from '../../office/planted-office.ts';
import { readText } from '../read-text.ts';
import { type ExcelArtifact, excelArtifacts } from './excel-artifact.ts';

const schemas = 'http://schemas.openxmlformats.org';
const drawing = [
  `xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing" xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:c="${schemas}/drawingml/2006/chart" xmlns:r="${schemas}/officeDocument/2006/relationships"`,
].join(' ');
const named = (kind: string, id: number, name: string, descr = ''): string =>
  `<xdr:nv${kind}Pr><xdr:cNvPr id="${id}" name="${name}" descr="${descr}"/></xdr:nv${kind}Pr>`;
const anchored = (content: string): string =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>2</xdr:row></xdr:from>${content}</xdr:twoCellAnchor>`;
const text = (ref: string, words: string, style = 0): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (ref: string, value: number, formula = ''): string =>
  `<c r="${ref}">${formula === '' ? '' : `<f>${formula}</f>`}<v>${value}</v></c>`;

const cells = [
  [text('A1', 'the loose words', 1)],
  [text('A3', 'Name'), text('B3', 'Amount')],
  [text('A4', 'the like one'), number('B4', 41)],
  [text('A5', 'another'), number('B5', 42, 'B4+1')],
  [text('A6', 'a third'), number('B6', 43)],
  [text('D8', 'Kind'), text('E8', 'the column')],
  [text('D9', 'the tabled one'), number('E9', 7)],
  [text('G11', 'the pivoted one')],
  [text('A13', 'the linked words')],
  [number('C15', 49, 'SUM(Tabula[the column])'), '<c r="D15"><f>NOW()</f></c>', '<c r="E15" s="1"/>'],
];
const xml =
  `<cols><col min="9" max="10" hidden="1"/></cols><sheetData>${cells.map((row) => `<row>${row.join('')}</row>`).join('')}</sheetData>` +
  '<mergeCells><mergeCell ref="J20:K21"/></mergeCells>' +
  '<conditionalFormatting sqref="B4:B6"><cfRule type="containsText" text="the alarm" priority="1"/></conditionalFormatting>' +
  '<dataValidations><dataValidation sqref="A4" type="list" prompt="the prompt"><formula1>"x,y"</formula1></dataValidation></dataValidations>' +
  '<hyperlinks><hyperlink ref="A13" location="the_place"/></hyperlinks>' +
  '<drawing r:id="r0"/><tableParts><tablePart r:id="r1"/></tableParts>';

// Rows are numbered by their cells.
const sheet = xml.replaceAll(/<row>(<c r="[A-Z]+(\d+)")/g, '<row r="$2">$1');

const bytes = plantWorkbook({
  sheets: [
    {
      name: 'First',
      xml: sheet,
      links: [
        ['drawing', '../drawings/drawing1.xml'],
        ['table', '../tables/table1.xml'],
        ['comments', '../comments1.xml'],
        ['pivotTable', '../pivotTables/pivotTable1.xml'],
      ],
    },
    { name: 'Second', xml: plantRows([[1]]), attributes: 'state="hidden"' },
  ],
  after: '<definedNames><definedName name="the_name">First!$B$4</definedName></definedNames>',
  links: [['styles', 'styles.xml']],
  extra: [
    {
      name: 'xl/styles.xml',
      bytes: plantPart(
        'styleSheet',
        '<fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills>' +
          '<cellXfs><xf/><xf fillId="1"/></cellXfs>',
      ),
    },
    {
      name: 'xl/tables/table1.xml',
      bytes: plantPart(
        'table',
        '<tableColumns><tableColumn name="Kind"/><tableColumn name="the column"/></tableColumns>',
        'displayName="Tabula" ref="D8:E9"',
      ),
    },
    {
      name: 'xl/comments1.xml',
      bytes: plantPart(
        'comments',
        '<authors><author>the author</author></authors><commentList><comment ref="A1" authorId="0"><text><t>the remark</t></text></comment></commentList>',
      ),
    },
    {
      name: 'xl/pivotTables/pivotTable1.xml',
      bytes: plantPart('pivotTableDefinition', '<location ref="G11:H12"/>', 'name="the pivot"'),
    },
    {
      name: 'xl/drawings/drawing1.xml',
      bytes:
        `<xdr:wsDr ${drawing}>${anchored(`<xdr:pic>${named('Pic', 2, 'Logo', 'the picture')}<xdr:blipFill><a:blip r:embed="r0"/></xdr:blipFill></xdr:pic>`)}` +
        anchored(
          `<xdr:sp>${named('Sp', 3, 'Note')}<xdr:spPr><a:prstGeom prst="rect"/></xdr:spPr><xdr:txBody><a:p><a:r><a:t>the shape</a:t></a:r></a:p></xdr:txBody></xdr:sp>`,
        ) +
        anchored(
          `<xdr:graphicFrame>${named('GraphicFrame', 4, 'the chart')}<a:graphic><a:graphicData uri="${schemas}/drawingml/2006/chart"><c:chart r:id="r1"/></a:graphicData></a:graphic></xdr:graphicFrame>`,
        ) +
        '</xdr:wsDr>',
    },
    {
      name: 'xl/drawings/_rels/drawing1.xml.rels',
      bytes: plantRelationships([
        ['image', '../media/image1.png'],
        ['chart', '../charts/chart1.xml'],
      ]),
    },
    {
      name: 'xl/charts/chart1.xml',
      bytes: `<c:chartSpace ${drawing}><c:chart><c:plotArea><c:pieChart/></c:plotArea></c:chart></c:chartSpace>`,
    },
  ],
});

/** What only this kind of thing says in the workbook above. */
const words: Readonly<Partial<Record<ExcelArtifact, readonly string[]>>> = {
  charts: ['the chart'],
  comments: ['the remark', 'the author'],
  'conditional-formats': ['the alarm'],
  formats: ['fill red'],
  formulas: ['NOW()', 'the_name', 'Tabula[the column]'],
  hyperlinks: ['the linked words', 'the_place'],
  images: ['the picture'],
  merges: ['J20:K21'],
  'pivot-tables': ['the pivot', 'the pivoted one'],
  shapes: ['the shape'],
  'table-like-ranges': ['the like one'],
  tables: ['Tabula', 'the column', 'the tabled one'],
  validations: ['the prompt'],
};

// What hangs on something goes with it.
const goesWith: Readonly<Partial<Record<string, readonly string[]>>> = {
  tables: ['Tabula[the column]'],
};

async function write(...without: string[]): Promise<string> {
  const reading = await readText(bytes, { name: 'a.xlsx', sha256: '', without });
  return 'text' in reading ? reading.text : expect.fail(JSON.stringify(reading));
}

describe('a workbook as its sheets', () => {
  it('begins with an index that says what is hidden, and then names', async () => {
    const whole = await write();
    expect(whole.split('\n').slice(0, 6)).toEqual([
      '# Workbook of 2 sheets',
      '1. “First”; A1:G15, 17 cells, 3 formulas; merged: 1; tables: 1; ranges like tables: 1; pivot tables: 1; charts: 1; images: 1; shapes: 1; comments: 1; validations: 1; conditional formats: 1; hyperlinks: 1',
      '2. “Second”, hidden; A1, 1 cell, 0 formulas',
      '',
      '## Defined names',
      '- the_name (workbook) = First!$B$4',
    ]);
    expect(whole).toContain('## Sheet 2: “Second”, hidden\nA1 1\n');
    expect(whole).toContain('Hidden columns: I:J\n');
  });

  it('gives cells with coordinates, values, formulas and how they look, blank ones that are filled too', async () => {
    const whole = await write();
    expect(whole).toContain('\nA5 another | B5 42 =B4+1\n');
    expect(whole).toContain(
      '\nC15 49 =SUM(Tabula[the column]) | D15 =NOW() (stale: not calculated when saved; volatile: changes by itself)\n',
    );
    expect(whole).toContain('- fill red (FF0000): A1, E15\n');
    expect(whole).toContain('- A1 by the author: the remark\n');
  });

  it.each(Object.keys(words))('without %s has nothing of them and all of the rest', async (artifact) => {
    const rest = await write(artifact);
    const said = Object.entries(words).flatMap(([other, list]) =>
      list.filter((word) => rest.includes(word)).map((word) => [other, word]),
    );
    const expected = Object.entries(words).flatMap(([other, list]) =>
      list.filter((word) => !goesWith[artifact]?.includes(word)).map((word) => [other, word]),
    );
    expect(said).toEqual(expected.filter(([other]) => other !== artifact));
  });

  it('without all kinds of cells has no cell, and without everything little more than its sheets', async () => {
    expect(await write('unstructured')).not.toContain('loose words');
    expect(await write('defined-names')).not.toContain('the_name');
    expect(await write(...excelArtifacts.map(({ name }) => name))).toBe(
      '# Workbook of 2 sheets\n1. “First”; A1:G15, 17 cells\n2. “Second”, hidden; A1, 1 cell\n\n' +
        '## Sheet 1: “First”\nHidden columns: I:J\n\n## Sheet 2: “Second”, hidden\n',
    );
  });

  it('is refused where one formula or text fills more than there is room for', async () => {
    const long = `"${'x'.repeat(1000)}"`;
    const rows = Array.from(
      { length: 500 },
      (_, at) => `<row r="${at + 1}"><c><f t="shared" si="0"/></c></row>`,
    );
    const bomb = plantWorkbook({
      sheets: [
        {
          name: 'S',
          xml: `<sheetData><row r="1"><c r="B1"><f t="shared" si="0" ref="A1:B500">${long}</f></c></row>${rows.join('')}</sheetData>`,
        },
      ],
    });
    const options = { name: 'a.xlsx', sha256: '', maxLength: 100_000 };
    expect(await readText(bomb, options)).toMatchObject({ error: { code: 'too-large' } });
    expect(await readText(bomb, { ...options, without: ['formulas'] })).toMatchObject({ as: 'sheets' });
  });
});
