import { describe, expect, it } from 'vitest';
import { plantRelationships } from '../../office/planted-office.ts';
import type { Fact } from '../../facts/fact.ts';
import type { FactsDocument } from '../../facts/facts-document.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { type PlantedWorkbook, plantPart, plantRows, plantWorkbook } from '../planted-workbook.ts';

const drawingNamespaces =
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

async function read(planted: PlantedWorkbook, cells: readonly string[] = []): Promise<FactsDocument> {
  const reading = await readFacts(plantWorkbook(planted), { name: 'a.xlsx', sha256: '', cells });
  if ('error' in reading) expect.fail(JSON.stringify(reading.error));
  return reading;
}

const listOf = ({ facts }: FactsDocument, type: string): readonly Fact[] =>
  facts.filter((fact) => fact.type === type);

describe('the facts of a workbook', () => {
  it('name its sheets and names, whatever they are called', async () => {
    const document = await read({
      sheets: [
        { name: '__proto__', xml: plantRows([[1, 'x']]) },
        { name: 'constructor', xml: '<sheetData/>', attributes: 'state="veryHidden"' },
      ],
      after:
        '<definedNames><definedName name="__proto__">constructor!$A$1</definedName><definedName name="toString" localSheetId="1">1</definedName></definedNames>',
    });
    expect(listOf(document, 'sheet')).toMatchObject([
      { id: 'sheet-1', name: '__proto__', index: 1, state: 'visible', dimension: 'A1:B1', cellCount: 2 },
      { id: 'sheet-2', name: 'constructor', index: 2, state: 'veryHidden', cellCount: 0 },
    ]);
    expect(listOf(document, 'formula')).toMatchObject([
      { kind: 'defined-name', name: '__proto__', scope: 'workbook', refersTo: 'constructor!$A$1' },
      { kind: 'defined-name', name: 'toString', scope: 'constructor' },
      { kind: 'count', count: 0 },
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(document.size).toEqual({ pages: null, sheets: 2, slides: null, bucket: null });
  });

  it('tell tables, ranges like tables and the rest apart', async () => {
    const rows = [
      ['Report', null, null, null],
      [null, null, null, null],
      ['Name', 'Count', null, 'own'],
      ['a', 1, null, 'x'],
      ['b', 2, null, 'y'],
    ];
    const document = await read({
      sheets: [
        {
          name: 'S',
          xml: `${plantRows(rows)}<tableParts><tablePart r:id="r0"/></tableParts>`,
          links: [['table', '../tables/table1.xml']],
        },
      ],
      extra: [
        {
          name: 'xl/tables/table1.xml',
          bytes: plantPart(
            'table',
            '<tableColumns><tableColumn name="line_x000a_break"/></tableColumns>',
            'id="1" displayName="Own" ref="D3:D5" totalsRowCount="1"',
          ),
        },
      ],
    });
    expect(listOf(document, 'table')).toMatchObject([
      { name: 'Own', ref: 'D3:D5', columns: ['line\nbreak'], totalsRow: true },
    ]);
    expect(listOf(document, 'tlr')).toMatchObject([
      { ref: 'A3:B5', headerRow: 3, columns: ['Name', 'Count'] },
    ]);
    expect(listOf(document, 'unstructured')).toMatchObject([{ ref: 'A1', text: 'Report' }]);
  });

  it('give formulas with what they name, and say which are stale or change by themselves', async () => {
    const document = await read({
      sheets: [
        {
          name: 'S',
          xml: '<sheetData><row><c><f>rate*B1</f></c><c><f>NOW()</f><v>1</v></c></row></sheetData>',
        },
      ],
    });
    expect(listOf(document, 'formula')).toMatchObject([
      { kind: 'count', count: 2 },
      {
        kind: 'cell',
        id: 'formula-1-A1',
        formula: 'rate*B1',
        value: null,
        isStale: true,
        precedents: ['rate', 'B1'],
      },
      { kind: 'cell', ref: 'B1', isVolatile: true, volatileFunctions: ['NOW'], display: '1' },
    ]);
    expect(document.warnings).toMatchObject([{ code: 'volatile-formula', part: 'xl/worksheets/sheet1.xml' }]);
  });

  it('join what was filled down where there are many formulas', async () => {
    const row = (at: number): string => `<row r="${at}"><c r="A${at}"><f>B${at}*2</f><v>${at}</v></c></row>`;
    const rows = Array.from({ length: 10_001 }, (_, at) => row(at < 5000 ? at + 1 : at + 2));
    const document = await read({ sheets: [{ name: 'S', xml: `<sheetData>${rows.join('')}</sheetData>` }] });
    expect(listOf(document, 'formula')).toMatchObject([
      { kind: 'count', count: 10_001 },
      { ref: 'A1:A5000', formula: 'B1*2', cellCount: 5000 },
      { ref: 'A5002:A10002', formula: 'B5002*2', cellCount: 5001 },
    ]);
  });

  it('find charts, pictures and shapes of a drawing, in groups and alternatives too', async () => {
    const named = (kind: string, id: number, name: string, descr = ''): string =>
      `<xdr:nv${kind}Pr><xdr:cNvPr id="${id}" name="${name}" ${descr}/></xdr:nv${kind}Pr>`;
    const picture = `<xdr:pic>${named('Pic', 2, 'Logo', 'descr="a logo"')}<xdr:blipFill><a:blip r:embed="r0"/></xdr:blipFill></xdr:pic>`;
    const shape = `<xdr:sp>${named('Sp', 3, 'Note')}<xdr:spPr><a:prstGeom prst="rect"/></xdr:spPr><xdr:txBody><a:p><a:r><a:t>one</a:t></a:r></a:p><a:p><a:r><a:t>two</a:t></a:r></a:p></xdr:txBody></xdr:sp>`;
    const frame = `<xdr:graphicFrame>${named('GraphicFrame', 4, 'Chart 1')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="r1"/></a:graphicData></a:graphic></xdr:graphicFrame>`;
    const anchored = (content: string): string =>
      `<xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:row>19</xdr:row></xdr:from>${content}</xdr:twoCellAnchor>`;
    const document = await read({
      sheets: [
        {
          name: 'S',
          xml: '<sheetData/><drawing r:id="r0"/>',
          links: [['drawing', '../drawings/drawing1.xml']],
        },
      ],
      extra: [
        {
          name: 'xl/drawings/drawing1.xml',
          bytes: `<xdr:wsDr ${drawingNamespaces}>${anchored(`<xdr:grpSp>${picture}</xdr:grpSp>`)}<mc:AlternateContent><mc:Choice Requires="a14">${anchored(shape)}</mc:Choice><mc:Fallback>${anchored(shape)}</mc:Fallback></mc:AlternateContent>${anchored(frame)}</xdr:wsDr>`,
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
          bytes: `<c:chartSpace ${drawingNamespaces}><c:chart><c:plotArea><c:pieChart/></c:plotArea></c:chart></c:chartSpace>`,
        },
      ],
    });
    const anchorCell = { col: 5, row: 19 };
    expect(listOf(document, 'image')).toMatchObject([
      { sheet: 'S', name: 'Logo', altText: 'a logo', anchorCell, part: 'xl/media/image1.png' },
    ]);
    expect(listOf(document, 'shape')).toMatchObject([
      { index: 1, name: 'Note', preset: 'rect', text: 'one\ntwo', anchorCell },
    ]);
    expect(listOf(document, 'chart')).toMatchObject([
      { sheet: 'S', part: 'xl/charts/chart1.xml', types: ['pieChart'] },
    ]);
  });

  it('give comments with their replies, and where a thread is, not the note that stands in for it', async () => {
    const thread = 'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments';
    const document = await read({
      sheets: [
        {
          name: 'S',
          xml: '<sheetData/>',
          links: [
            ['comments', '../comments1.xml'],
            ['threadedComment', '../threadedComments/threadedComment1.xml'],
          ],
        },
      ],
      links: [['person', 'persons/person.xml']],
      extra: [
        {
          name: 'xl/comments1.xml',
          bytes: plantPart(
            'comments',
            '<authors><author>tc={1}</author><author>Ann</author></authors><commentList>' +
              '<comment ref="A1" authorId="0"><text><t>[Threaded comment]</t></text></comment>' +
              '<comment ref="B2" authorId="1"><text><r><t>Ann:</t></r><r><t> note</t></r></text></comment></commentList>',
          ),
        },
        {
          name: 'xl/threadedComments/threadedComment1.xml',
          bytes: `<ThreadedComments xmlns="${thread}"><threadedComment ref="A1" dT="2024-01-02T03:04:05" personId="{P}" id="{1}"><text>Why?</text></threadedComment><threadedComment ref="A1" personId="{P}" id="{2}" parentId="{1}"><text>Because.</text></threadedComment></ThreadedComments>`,
        },
        {
          name: 'xl/persons/person.xml',
          bytes: `<personList xmlns="${thread}"><person displayName="Bo" id="{P}"/></personList>`,
        },
      ],
    });
    expect(listOf(document, 'comment')).toMatchObject([
      {
        ref: 'A1',
        author: 'Bo',
        date: '2024-01-02T03:04:05',
        text: 'Why?',
        replies: [{ author: 'Bo', text: 'Because.' }],
      },
      { ref: 'B2', author: 'Ann', date: null, text: 'Ann: note', replies: [] },
    ]);
  });

  it('give a pivot table with its fields and its source', async () => {
    const document = await read({
      sheets: [{ name: 'S', xml: '<sheetData/>', links: [['pivotTable', '../pivotTables/pivotTable1.xml']] }],
      extra: [
        {
          name: 'xl/pivotTables/pivotTable1.xml',
          bytes: plantPart(
            'pivotTableDefinition',
            '<location ref="B3:D9"/><pivotFields><pivotField/><pivotField name="Renamed"/></pivotFields><rowFields><field x="0"/></rowFields>' +
              '<colFields><field x="1"/><field x="-2"/></colFields><dataFields><dataField name="Sum of b" fld="1"/></dataFields>',
            'name="Pivot"',
          ),
        },
        {
          name: 'xl/pivotTables/_rels/pivotTable1.xml.rels',
          bytes: plantRelationships([['pivotCacheDefinition', '../pivotCache/definition1.xml']]),
        },
        {
          name: 'xl/pivotCache/definition1.xml',
          bytes: plantPart(
            'pivotCacheDefinition',
            '<cacheSource><worksheetSource ref="A1:C4" sheet="Data"/></cacheSource><cacheFields><cacheField name="a"/><cacheField name="b"/></cacheFields>',
          ),
        },
      ],
    });
    expect(listOf(document, 'pivot-table')).toMatchObject([
      {
        name: 'Pivot',
        location: 'B3:D9',
        source: { sheet: 'Data', ref: 'A1:C4' },
        rowFields: ['a'],
        columnFields: ['Renamed', 'Values'],
        dataFields: ['Sum of b'],
      },
    ]);
  });

  it('give links to other files and within the workbook', async () => {
    const document = await read({
      sheets: [
        {
          name: 'S',
          xml: `${plantRows([['here', 'there']])}<hyperlinks><hyperlink ref="A1" location="S!B1"/><hyperlink ref="B1" r:id="r0" location="part"/></hyperlinks>`,
          links: [['hyperlink', 'https://example.org/" TargetMode="External']],
        },
      ],
    });
    expect(listOf(document, 'hyperlink')).toMatchObject([
      { ref: 'A1', text: 'here', target: 'S!B1', isExternal: false },
      { ref: 'B1', text: 'there', target: 'https://example.org/#part', isExternal: true },
    ]);
  });
});

describe('cells that are asked for', () => {
  const styles = plantPart(
    'styleSheet',
    '<numFmts><numFmt numFmtId="200" formatCode="0.0%"/></numFmts><fonts><font><b/><sz val="11"/><name val="Arial"/></font></fonts>' +
      '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills>' +
      '<cellXfs><xf/><xf numFmtId="200" fontId="0" fillId="1"/></cellXfs>',
  );
  const planted: PlantedWorkbook = {
    sheets: [
      {
        name: "It's",
        xml: '<sheetData><row><c r="A1" s="1"><v>0.5</v></c><c r="B1" s="1"/><c r="C1"><f>A1</f></c></row></sheetData>',
      },
      { name: 'T', xml: plantRows([[7]]) },
    ],
    links: [['styles', 'styles.xml']],
    extra: [{ name: 'xl/styles.xml', bytes: styles }],
  };

  it('come with display, format, fill and font; empty ones too, and the first sheet where none is named', async () => {
    const { cells } = await read(planted, ['A1:D1', 't!A1', "'It''s'!C1"]);
    expect(cells).toMatchObject([
      {
        sheet: "It's",
        ref: 'A1',
        value: 0.5,
        display: '50.0%',
        fill: 'srgbClr:FF0000',
        rgb: 'FF0000',
        colorName: 'red',
        font: 'Arial, 11 pt, bold',
      },
      { ref: 'B1', value: null, display: '', numFmt: '0.0%', fill: 'srgbClr:FF0000' },
      { ref: 'C1', value: null, formula: 'A1', isStale: true },
      { ref: 'D1', value: null, fill: null },
      { ref: 'C1' },
      { sheet: 'T', ref: 'A1', value: 7 },
    ]);
  });

  it('are not a million empty ones, and what is not there is said', async () => {
    const { cells, warnings } = await read(planted, ['T!A:XFD', 'Nowhere!A1', 'nonsense']);
    expect(cells).toMatchObject([{ sheet: 'T', ref: 'A1' }]);
    expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'missing-part There are no cells Nowhere!A1.',
      'missing-part There are no cells nonsense.',
    ]);
  });
});

describe('a workbook in part damaged', () => {
  it('keeps its other sheets, and says what could not be read', async () => {
    const document = await read({
      sheets: [
        { name: 'Good', xml: plantRows([[1]]) },
        { name: 'Bad', xml: '<sheetData><row></sheetData>' },
      ],
      links: [
        ['sharedStrings', 'strings.xml'],
        ['styles', 'gone.xml'],
      ],
      extra: [{ name: 'xl/strings.xml', bytes: '<sst><si>' }],
    });
    expect(document.warnings).toMatchObject([
      { code: 'damaged-part', part: 'xl/strings.xml' },
      { code: 'damaged-part', part: 'xl/worksheets/sheet2.xml' },
    ]);
    expect(listOf(document, 'sheet')).toMatchObject([
      { cellCount: 1 },
      { name: 'Bad', cellCount: null, isDamaged: true },
    ]);
  });

  it('is refused as a whole where it declares a document type', async () => {
    const bytes = plantWorkbook({
      sheets: [{ name: 'S', xml: '<sheetData/>' }],
      links: [['sharedStrings', 'strings.xml']],
      extra: [{ name: 'xl/strings.xml', bytes: '<!DOCTYPE a [<!ENTITY x "y">]><sst/>' }],
    });
    expect(await readFacts(bytes, { name: 'a.xlsx', sha256: '' })).toMatchObject({
      file: { format: 'xlsx', app: 'excel' },
      error: { code: 'dtd-not-allowed', part: 'xl/strings.xml' },
    });
  });
});

it('gives the same facts for the same bytes, each under an id of its own', async () => {
  const planted = {
    sheets: [
      {
        name: 'S',
        xml: plantRows([
          ['a', 'b'],
          [1, 2],
          [3, 4],
        ]),
      },
    ],
  };
  const [first, second] = [await read(planted), await read(planted)];
  expect(first).toEqual(second);
  expect(new Set(first.facts.map(({ id }) => id)).size).toBe(first.facts.length);
});
