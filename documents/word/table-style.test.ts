import { expect, it } from 'vitest';
import { listWordFacts } from './index.ts';
import { plantParagraph, type PlantedPart, readPlanted } from './planted-document.ts';

const condition = (type: string, run: string, fill: string): string =>
  `<w:tblStylePr w:type="${type}"><w:rPr>${run}</w:rPr><w:tcPr><w:shd w:fill="${fill}"/></w:tcPr></w:tblStylePr>`;

const styles: PlantedPart = {
  type: 'styles',
  root: 'w:styles',
  content:
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="table" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:sz w:val="24"/></w:rPr></w:style>' +
    '<w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid"/><w:basedOn w:val="Base"/><w:tblPr><w:tblStyleRowBandSize w:val="1"/></w:tblPr>' +
    condition('firstRow', '<w:b/><w:color w:val="FFFFFF"/>', '000000') +
    condition('firstCol', '<w:b/>', '111111') +
    condition('band1Horz', '', 'AAAAAA') +
    condition('band2Horz', '<w:i/>', 'BBBBBB') +
    '</w:style><w:style w:type="paragraph" w:styleId="Loud"><w:name w:val="Loud"/><w:rPr><w:b/></w:rPr></w:style>',
};

const cell = (text: string, own = '', style = ''): string =>
  `<w:tc><w:tcPr>${own}</w:tcPr>${plantParagraph(text, style, '<w:u w:val="single"/>')}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const table = (look: string, ...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblLook ${look}/></w:tblPr>${rows.join('')}</w:tbl>`;

const factsOf = (body: string, type: string) =>
  listWordFacts(readPlanted(body, [styles])).filter((fact) => fact.type === type);

it('gives the text and the fill that conditions of a table style make', () => {
  const body = table(
    'w:firstRow="1" w:firstColumn="1" w:noVBand="1"',
    row(cell('a'), cell('b', '', '<w:pStyle w:val="Loud"/>')),
    row(cell('c'), cell('d')),
    row(cell('e'), cell('f', '<w:shd w:fill="00FF00"/>')),
  );
  const resolved = factsOf(body, 'font').map(({ resolved: found }) => found);
  expect(resolved).toMatchObject([
    { bold: true, rgb: 'FFFFFF', sizeHalfPoints: 24 },
    // Bold of the table and bold of the paragraph's style cancel each other out.
    { bold: false, rgb: 'FFFFFF' },
    { bold: true, italic: false, sizeHalfPoints: 24 },
    { bold: false, italic: false },
    { bold: true, italic: true },
    { bold: false, italic: true },
  ]);
  expect(factsOf(body, 'table')[0]?.['cells']).toMatchObject([
    [{ fill: null, styleFill: 'srgbClr:000000', rgb: '000000' }, { styleFill: 'srgbClr:000000' }],
    [{ styleFill: 'srgbClr:111111' }, { styleFill: 'srgbClr:AAAAAA' }],
    [{ styleFill: 'srgbClr:111111' }, { fill: 'srgbClr:00FF00', rgb: '00FF00' }],
  ]);
});

it('leaves out the conditions that a table does not ask for, in the old form too', () => {
  const plain = factsOf(table('w:val="0600"', row(cell('a')), row(cell('b'))), 'table');
  expect(plain[0]?.['cells']).toEqual([
    [expect.not.objectContaining({ styleFill: expect.anything() })],
    [expect.not.objectContaining({ styleFill: expect.anything() })],
  ]);
  const banded = factsOf(table('w:val="0420"', row(cell('a')), row(cell('b')), row(cell('c'))), 'table');
  expect(banded[0]?.['cells']).toMatchObject([
    [{ styleFill: 'srgbClr:000000' }],
    [{ styleFill: 'srgbClr:AAAAAA' }],
    [{ styleFill: 'srgbClr:BBBBBB' }],
  ]);
});
