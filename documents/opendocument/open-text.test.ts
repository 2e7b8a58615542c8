import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { plantZip } from '../package/planted-zip.ts';
import { openZip } from '../package/zip-archive.ts';
import { createWordLocator, listWordFacts } from '../word/index.ts';
import { plantOpenDocument, type PlantedOpenDocument } from './planted-open-document.ts';
import { readOpenText } from './read-open-text.ts';

async function listFacts(planted: Omit<PlantedOpenDocument, 'kind'>, ...types: string[]): Promise<Fact[]> {
  const reading = await readFacts(plantOpenDocument({ kind: 'text', ...planted }), { name: 'a', sha256: '' });
  return 'facts' in reading ? reading.facts.filter(({ type }) => types.includes(type)) : [];
}

describe('the paragraphs of an OpenDocument text', () => {
  it('have text, style, heading and list; blanks are those a reader sees', async () => {
    const facts = await listFacts(
      {
        styles:
          '<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph"/>',
        automatic:
          '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>' +
          '<text:list-level-style-bullet text:level="2" text:bullet-char="–"/></text:list-style>',
        body:
          '<text:h text:style-name="Heading_20_1" text:outline-level="2">A\n  <text:span>b</text:span><text:s text:c="2"/>c<text:tab/>d<text:line-break/>e</text:h>' +
          '<text:list text:style-name="L1"><text:list-item><text:p>one</text:p><text:p>more</text:p>' +
          '<text:list><text:list-item><text:p>deep</text:p></text:list-item></text:list></text:list-item>' +
          '<text:list-item><text:p>two</text:p></text:list-item></text:list>' +
          '<text:list text:style-name="L1"><text:list-item><text:p>anew</text:p></text:list-item></text:list>' +
          '<text:section><text:p>in a <text:page-number>3</text:page-number> section</text:p></text:section>',
      },
      'text',
    );
    expect(facts.map(({ text, headingLevel, list }) => [text, headingLevel, list])).toEqual([
      ['A b  c\td\ne', 2, null],
      ['one', null, { level: 0, marker: '1.' }],
      ['more', null, null],
      ['deep', null, { level: 1, marker: '–' }],
      ['two', null, { level: 0, marker: '2.' }],
      ['anew', null, { level: 0, marker: '1.' }],
      ['in a 3 section', null, null],
    ]);
    expect(facts[0]).toMatchObject({ style: 'Heading 1', part: 'body' });
  });

  it('tell tracked changes from text', async () => {
    const change = (kind: string, id: string, text: string): string =>
      `<text:changed-region text:id="${id}"><text:${kind}><office:change-info><dc:creator>Ann</dc:creator><dc:date>2024-01-02T03:04:05</dc:date></office:change-info>${text}</text:${kind}></text:changed-region>`;
    const facts = await listFacts(
      {
        body:
          `<text:tracked-changes>${change('insertion', 'i', '')}${change('deletion', 'd', '<text:p>gone</text:p>')}</text:tracked-changes>` +
          '<text:p>a<text:change text:change-id="d"/><text:change-start text:change-id="i"/>new</text:p>' +
          '<text:p>too<text:change-end text:change-id="i"/> old</text:p>',
      },
      'text',
    );
    expect(facts.map(({ kind, text, change: what, author }) => [kind, text, what, author])).toEqual([
      ['paragraph', 'anew', undefined, undefined],
      ['paragraph', 'too old', undefined, undefined],
      ['revision', 'gone', 'deletion', 'Ann'],
      ['revision', 'new', 'insertion', 'Ann'],
      ['revision', 'too', 'insertion', 'Ann'],
    ]);
  });
});

it('gives formatting as it is written and as it is seen', async () => {
  const facts = await listFacts(
    {
      styles:
        '<style:style style:name="Standard" style:family="paragraph"><style:text-properties style:font-name="Serif" fo:font-size="12pt"/></style:style>',
      automatic:
        '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Standard"/>' +
        '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold" fo:color="#ff0000" fo:background-color="#ffff00" style:text-line-through-style="solid"/></style:style>',
      body: '<text:p text:style-name="P1">a <text:span text:style-name="T1">loud</text:span></text:p>',
    },
    'font',
    'highlight',
    'strikeout',
  );
  expect(facts).toMatchObject([
    {
      text: 'loud',
      bold: true,
      color: 'srgbClr:FF0000',
      resolved: { font: 'Serif', sizeHalfPoints: 24, bold: true, rgb: 'FF0000' },
    },
    { text: 'loud', color: 'srgbClr:FFFF00', rgb: 'FFFF00', colorName: 'yellow' },
    { text: 'loud', isDouble: false },
  ]);
});

it('gives tables with spans and fills, nested ones among them', async () => {
  const [table, nested] = await listFacts(
    {
      automatic:
        '<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="#00ff00"/></style:style>',
      body:
        '<table:table><table:table-column table:number-columns-repeated="9999999"/><table:table-header-rows><table:table-row>' +
        '<table:table-cell table:style-name="C" table:number-columns-spanned="2"><text:p>wide</text:p></table:table-cell><table:covered-table-cell/>' +
        '<table:table-cell table:number-rows-spanned="2"><text:p>tall</text:p></table:table-cell></table:table-row></table:table-header-rows>' +
        '<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><table:table><table:table-row><table:table-cell><text:p>in</text:p></table:table-cell></table:table-row></table:table></table:table-cell><table:covered-table-cell/></table:table-row></table:table>',
    },
    'table',
  );
  expect(table).toMatchObject({ rows: 2, columns: 3, depth: 1 });
  expect(table?.['cells']).toMatchObject([
    [
      { text: 'wide', column: 1, colSpan: 2, fill: 'srgbClr:00FF00' },
      { text: 'tall', column: 3, rowSpan: 2 },
    ],
    [{ text: 'a' }, { column: 2 }, { column: 3, rowSpan: 0 }],
  ]);
  expect(nested).toMatchObject({ depth: 2, cells: [[{ text: 'in' }]] });
});

it('gives notes, comments, links, pictures, text boxes and formulas where they stand', async () => {
  const planted = {
    body:
      '<text:p>See<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>below</text:p></text:note-body></text:note> ' +
      '<office:annotation office:name="c1"><dc:creator>Ann</dc:creator><dc:date>2024-01-02</dc:date><text:p>why?</text:p></office:annotation>this<office:annotation-end office:name="c1"/> ' +
      '<text:a xlink:href="https://example.org/">site</text:a>' +
      '<draw:frame draw:name="F" svg:width="1cm" svg:height="2cm"><draw:image xlink:href="Pictures/1.png"/><svg:desc>a cat</svg:desc></draw:frame>' +
      '<draw:frame><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame>' +
      '<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame></text:p>',
    extra: [
      { name: 'Pictures/1.png', bytes: '' },
      {
        name: 'Object 1/content.xml',
        bytes:
          '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi><mo>=</mo><mn>1</mn></mrow><annotation>x = 1</annotation></semantics></math>',
      },
    ],
  };
  const types = ['text', 'footnote', 'comment', 'hyperlink', 'image', 'textbox', 'equation'];
  expect(await listFacts(planted, ...types)).toMatchObject([
    { type: 'text', text: 'See this site' },
    { type: 'hyperlink', text: 'site', target: 'https://example.org/', isExternal: true },
    { type: 'image', part: 'Pictures/1.png', altText: 'a cat', widthEmu: 360_000, heightEmu: 720_000 },
    { type: 'textbox', text: 'boxed' },
    { type: 'equation', text: 'x=1' },
    { type: 'text', text: 'boxed', part: 'textbox-1' },
    { type: 'text', text: 'below', part: 'footnote-1' },
    { type: 'text', text: 'why?', part: 'comment-0' },
    { type: 'footnote', kind: 'footnote', noteId: '1', text: 'below' },
    { type: 'comment', author: 'Ann', date: '2024-01-02', text: 'why?', onText: 'this' },
  ]);
});

it('gives page, headers and footers of the page style, and properties', async () => {
  const planted = {
    layouts:
      '<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" style:print-orientation="portrait" fo:margin="2cm"/></style:page-layout>',
    masters:
      '<style:master-page style:name="Standard" style:page-layout-name="pm"><style:header><text:p>top</text:p></style:header><style:header-left><text:p>left</text:p></style:header-left><style:footer><text:p>end</text:p></style:footer></style:master-page>',
    meta: '<dc:title>T</dc:title><meta:initial-creator>Ann</meta:initial-creator><dc:creator>Bo</dc:creator><meta:document-statistic meta:page-count="3"/><meta:user-defined meta:name="n" meta:value-type="float">7</meta:user-defined>',
    body: '<text:p>x</text:p>',
  };
  expect(await listFacts(planted, 'layout', 'header', 'footer', 'metadata')).toMatchObject([
    { type: 'layout', page: { widthTwips: 11906, heightTwips: 16838 }, margins: { topTwips: 1134 } },
    { type: 'header', variant: 'default', sections: [1], text: 'top' },
    { type: 'header', variant: 'even', text: 'left' },
    { type: 'footer', text: 'end' },
    { name: 'title', value: 'T' },
    { name: 'creator', value: 'Ann' },
    { name: 'lastModifiedBy', value: 'Bo' },
    { name: 'pages', value: 3 },
    { name: 'n', value: 7, custom: true },
  ]);
});

it('ends in a typed error where it is encrypted, damaged or has no content', async () => {
  const codeOf = async (bytes: Uint8Array): Promise<string> => {
    const reading = await readFacts(bytes, { name: 'a', sha256: '' });
    return 'error' in reading ? reading.error.code : 'read';
  };
  const mimetype = { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text', method: 0 };
  const manifest = { name: 'META-INF/manifest.xml', bytes: '<m><m:encryption-data/></m>' };
  expect(await codeOf(plantZip([mimetype, manifest]))).toBe('encrypted');
  expect(await codeOf(plantZip([mimetype]))).toBe('damaged-package');
  expect(await codeOf(plantOpenDocument({ kind: 'text', body: '<text:p>' }))).toBe('damaged-part');
  expect(await codeOf(plantZip([mimetype, { name: 'content.xml', bytes: '<!DOCTYPE a><a/>' }]))).toBe(
    'dtd-not-allowed',
  );
  const deep = '<text:span>'.repeat(20_000) + 'x' + '</text:span>'.repeat(20_000);
  expect(await codeOf(plantOpenDocument({ kind: 'text', body: `<text:p>${deep}</text:p>` }))).toBe('read');
});

it('gives anchors that lead to what they are of, and the same facts each time', () => {
  const bytes = plantOpenDocument({
    kind: 'text',
    masters:
      '<style:master-page style:name="Standard"><style:header><text:p>top</text:p></style:header></style:master-page>',
    body:
      '<text:h text:outline-level="1">Title</text:h><text:p>a <text:a xlink:href="#x">link</text:a><office:annotation><dc:creator>Ann</dc:creator><text:p>c</text:p></office:annotation>' +
      '<draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame></text:p><table:table><table:table-row><table:table-cell><text:p>cell</text:p></table:table-cell></table:table-row></table:table>',
  });
  const model = readOpenText(openZip(bytes), null);
  const facts = listWordFacts(model);
  const locate = createWordLocator(model);
  const lost = facts.filter(({ anchor: { selectors } }) => selectors.some((one) => locate(one) === null));
  expect(facts.length).toBeGreaterThan(8);
  expect(lost).toEqual([]);
  expect(listWordFacts(readOpenText(openZip(bytes), null))).toEqual(facts);
});
