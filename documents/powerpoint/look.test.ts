import { expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { plantRelationships } from '../office/planted-office.ts';
import { openZip } from '../package/zip-archive.ts';
import { readPowerpointFacts } from './index.ts';
import { plantDeck, plantPart } from './planted-deck.ts';

const body = (properties: string, paragraph = ''): string =>
  `<p:txBody><a:bodyPr ${properties}</a:bodyPr><a:p>${paragraph}<a:r><a:t>x</a:t></a:r></a:p></p:txBody>`;
const shape = (properties: string, text: string): string =>
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="S"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>' +
  `<p:spPr>${properties}</p:spPr>${text}</p:sp>`;

/** Facts of one slide, on a layout with one place whose text lies in the middle. */
function factsOf(shapes: string, type: string): Fact[] {
  const layout = shape('', body('anchor="ctr" lIns="0" tIns="1"><a:normAutofit fontScale="50000"/>'));
  const bytes = plantDeck({
    slides: [{ shapes, relationships: [['slideLayout', '../slideLayouts/slideLayout1.xml']] }],
    extra: [
      {
        name: 'ppt/slideLayouts/slideLayout1.xml',
        bytes: plantPart('sldLayout', `<p:cSld><p:spTree>${layout}</p:spTree></p:cSld>`),
      },
      { name: 'ppt/slideLayouts/_rels/slideLayout1.xml.rels', bytes: plantRelationships([]) },
    ],
  });
  const { facts } = readPowerpointFacts(openOfficePackage(openZip(bytes)), { cells: [], statedPages: null });
  return facts.filter((fact) => fact.type === type && fact.kind === undefined);
}

it('gives how text lies in its shape, from the nearest place that says', () => {
  const text = body(
    'tIns="7" numCol="2"><a:normAutofit fontScale="92500"/>',
    '<a:pPr algn="r"><a:buAutoNum type="arabicPeriod"/></a:pPr>',
  );
  expect(factsOf(shape('', text), 'slide-text')[0]?.['resolved']).toMatchObject({
    alignment: 'r',
    bullet: { kind: 'number', scheme: 'arabicPeriod', startAt: 1 },
    textBox: {
      anchor: 'ctr',
      vertical: 'horz',
      isWrapped: true,
      columnCount: 2,
      autofit: 'text',
      fontScaleRatio: 0.925,
      insetsEmu: [0, 7, 91_440, 45_720],
    },
  });
  expect(factsOf(shape('', body('>')), 'slide-text')[0]?.['resolved']).toMatchObject({
    alignment: 'l',
    bullet: { kind: 'none' },
    textBox: { autofit: 'text', fontScaleRatio: 1, insetsEmu: [0, 1, 91_440, 45_720] },
  });
});

it('counts the paragraphs of a list, each level by itself', () => {
  const line = (level: number, bullet: string, text = 'x'): string =>
    `<a:p><a:pPr lvl="${level}">${bullet}</a:pPr>${text === '' ? '' : `<a:r><a:t>${text}</a:t></a:r>`}</a:p>`;
  const number = '<a:buAutoNum type="arabicPeriod" startAt="3"/>';
  const letter = '<a:buAutoNum type="alphaLcParenBoth"/>';
  const lines =
    line(0, number) +
    line(1, letter) +
    line(1, letter) +
    line(0, number) +
    line(0, number, '') +
    line(1, letter);
  const rest = line(0, '<a:buChar char="–"/>') + line(0, number) + line(0, '<a:buNone/>');
  const [text] = factsOf(shape('', `<p:txBody><a:bodyPr/>${lines}${rest}</p:txBody>`), 'slide-text');
  expect(text?.['bullets']).toEqual(['3.', '(a)', '(b)', '4.', null, '(a)', '–', '3.', null]);
});

it('gives every colour of a gradient', () => {
  const fill =
    '<a:prstGeom prst="rect"/><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs>' +
    '<a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst><a:lin ang="5400000"/></a:gradFill>';
  expect(factsOf(shape(fill, body('>')), 'shape-style')).toMatchObject([
    {
      effectiveFill: 'gradFill',
      gradient: {
        angle: 5_400_000,
        stops: [
          { positionRatio: 0, color: 'srgbClr:FF0000', rgb: 'FF0000', colorName: 'red' },
          { positionRatio: 1, color: 'srgbClr:0000FF', rgb: '0000FF', colorName: 'blue' },
        ],
      },
    },
  ]);
});

it('gives what is cut off a picture', () => {
  const picture = (crop: string): string =>
    '<p:pic><p:nvPicPr><p:cNvPr id="3" name="P"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
    `<p:blipFill><a:blip/>${crop}</p:blipFill><p:spPr/></p:pic>`;
  expect(
    factsOf(picture('<a:srcRect l="10000" b="-5000"/>') + picture('<a:srcRect/>'), 'image'),
  ).toMatchObject([
    { crop: { leftRatio: 0.1, topRatio: 0, rightRatio: 0, bottomRatio: -0.05 } },
    { crop: null },
  ]);
});
