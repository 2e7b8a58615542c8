import { expect, it } from 'vitest';
import { openOfficePackage } from '../../office/office-package.ts';
import { openZip } from '../../package/zip-archive.ts';
import { readDrawing } from '../objects/read-drawing.ts';
import { plantPart, plantWorkbook } from '../planted-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const schemas = 'http://schemas.openxmlformats.org';

it('gives borders and alignment of cells by their style', () => {
  const styles = plantPart(
    'styleSheet',
    '<borders><border/><border><left style="thin"><color rgb="FF00FF00"/></left><right style="none"/><bottom style="double"/></border></borders>' +
      '<cellXfs><xf/><xf borderId="1"><alignment horizontal="center" wrapText="1" textRotation="90"/></xf></cellXfs>',
  );
  const bytes = plantWorkbook({
    sheets: [],
    links: [['styles', 'styles.xml']],
    extra: [{ name: 'xl/styles.xml', bytes: styles }],
  });
  expect(readWorkbook(openOfficePackage(openZip(bytes))).styles.cells).toMatchObject([
    { borders: null, alignment: null },
    {
      borders: {
        left: { style: 'thin', color: { rgb: '00FF00' } },
        bottom: { style: 'double', color: null },
      },
      alignment: { horizontal: 'center', vertical: null, isWrapped: true, indent: 0, rotation: 90 },
    },
  ]);
});

it('gives the other workbooks that formulas name by number', () => {
  const bytes = plantWorkbook({
    sheets: [],
    after: '<externalReferences><externalReference r:id="r0"/></externalReferences>',
    links: [['externalLink', 'externalLinks/externalLink1.xml']],
    extra: [
      { name: 'xl/externalLinks/externalLink1.xml', bytes: plantPart('externalLink', '') },
      {
        name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
        bytes: `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="x/externalLinkPath" Target="file:///prices.xlsx" TargetMode="External"/></Relationships>`,
      },
    ],
  });
  expect(readWorkbook(openOfficePackage(openZip(bytes))).externalWorkbooks).toEqual([
    { index: 1, target: 'file:///prices.xlsx', part: 'xl/externalLinks/externalLink1.xml' },
  ]);
});

it('gives where an object lies, with its offsets in the cells', () => {
  const point = (name: string, col: number): string =>
    `<xdr:${name}><xdr:col>${col}</xdr:col><xdr:colOff>9525</xdr:colOff><xdr:row>2</xdr:row><xdr:rowOff>7</xdr:rowOff></xdr:${name}>`;
  const shape = '<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="S"/></xdr:nvSpPr><xdr:spPr/></xdr:sp>';
  const drawing =
    `<xdr:wsDr xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing"><xdr:twoCellAnchor>${point('from', 1)}${point('to', 4)}${shape}</xdr:twoCellAnchor>` +
    `<xdr:absoluteAnchor><xdr:pos x="5" y="6"/><xdr:ext cx="7" cy="8"/>${shape}</xdr:absoluteAnchor></xdr:wsDr>`;
  const pkg = openOfficePackage(
    openZip(plantWorkbook({ sheets: [], extra: [{ name: 'xl/drawing.xml', bytes: drawing }] })),
  );
  const entry = pkg.archive.findEntry('xl/drawing.xml');
  const shapes = entry === null ? [] : readDrawing(pkg, entry).shapes;
  expect(shapes.map(({ place, anchorCell }) => [place, anchorCell])).toEqual([
    [
      {
        from: { col: 1, row: 2, columnOffsetEmu: 9525, rowOffsetEmu: 7 },
        to: { col: 4, row: 2, columnOffsetEmu: 9525, rowOffsetEmu: 7 },
        positionEmu: null,
        sizeEmu: null,
      },
      { col: 1, row: 2 },
    ],
    [{ from: null, to: null, positionEmu: { x: 5, y: 6 }, sizeEmu: { cx: 7, cy: 8 } }, null],
  ]);
});
