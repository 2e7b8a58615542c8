import { expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { plantOpenDocument } from './planted-open-document.ts';

const frame = (attributes: string, content: string): string =>
  `<draw:frame svg:x="1cm" svg:y="2cm" svg:width="10cm" svg:height="5cm" ${attributes}>${content}</draw:frame>`;

const bytes = plantOpenDocument({
  kind: 'presentation',
  layouts:
    '<style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="20cm" fo:page-height="10cm"/></style:page-layout>',
  masters: '<style:master-page style:name="M" style:page-layout-name="pm"/>',
  automatic:
    '<style:style style:name="hid" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>' +
    '<style:style style:name="red" style:family="graphic"><style:graphic-properties draw:fill="solid" draw:fill-color="#ff0000"/></style:style>' +
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold" fo:color="#00ff00"/></style:style>',
  meta: '<dc:title>Deck</dc:title>',
  body:
    '<draw:page draw:name="one" draw:master-page-name="M">' +
    frame(
      'draw:name="Title" presentation:class="title"',
      '<draw:text-box><text:p>Hello<text:line-break/>there</text:p></draw:text-box>',
    ) +
    frame(
      'draw:name="List" presentation:class="outline"',
      '<draw:text-box><text:list><text:list-item><text:p><text:span text:style-name="T1">a</text:span></text:p></text:list-item></text:list></draw:text-box>',
    ) +
    frame('draw:name="Pic"', '<draw:image xlink:href="Pictures/1.png"/><svg:desc>a dog</svg:desc>') +
    '<draw:custom-shape draw:name="Star" draw:style-name="red" svg:x="0cm" svg:y="0cm" svg:width="1cm" svg:height="1cm"><text:p>in <text:a xlink:href="https://example.org/">it</text:a></text:p><draw:enhanced-geometry draw:type="star5"/></draw:custom-shape>' +
    '<presentation:notes><draw:page-thumbnail/>' +
    frame('presentation:class="notes"', '<draw:text-box><text:p>say this</text:p></draw:text-box>') +
    '</presentation:notes></draw:page>' +
    '<draw:page draw:name="two" draw:style-name="hid">' +
    frame(
      'draw:name="Tab"',
      '<table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>w</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table>',
    ) +
    '<draw:g draw:name="G"><draw:rect draw:name="R" svg:x="1cm" svg:y="1cm" svg:width="1cm" svg:height="1cm"/></draw:g></draw:page>',
  extra: [{ name: 'Pictures/1.png', bytes: '' }],
});

const reading = await readFacts(bytes, { name: 'a', sha256: '' });
const of = (type: string): Fact[] =>
  'facts' in reading ? reading.facts.filter((fact) => fact.type === type) : [];

it('is a deck with a count of slides, hidden ones and properties', () => {
  expect(reading).toMatchObject({
    file: { format: 'odp', app: 'powerpoint' },
    size: { slides: 2 },
    warnings: [],
  });
  expect(of('hidden-slide')).toMatchObject([{ slides: [2] }]);
  expect(of('metadata')).toMatchObject([{ name: 'title', value: 'Deck' }]);
});

it('gives text, notes, links and what shapes look like', () => {
  expect(of('slide-text')).toMatchObject([
    { kind: 'slide-count', count: 2 },
    { slide: 1, shapeName: 'Title', placeholder: 'title', text: 'Hello\nthere' },
    { shapeName: 'List', placeholder: 'body', text: 'a', resolved: { bold: true, rgb: '00FF00' } },
    { shapeName: 'Star', text: 'in it' },
  ]);
  expect(of('slide-note')).toMatchObject([{ slide: 1, text: 'say this' }]);
  expect(of('hyperlink')).toMatchObject([{ text: 'it', target: 'https://example.org/', isExternal: true }]);
  expect(of('shape-text')).toMatchObject([{ shapeName: 'Star', preset: 'star5' }]);
  expect(of('shape-style')).toMatchObject([
    { shapeName: 'Star', fill: 'srgbClr:FF0000' },
    { shapeName: 'R' },
  ]);
});

it('gives pictures, tables and places', () => {
  expect(of('image')).toMatchObject([{ slide: 1, part: 'Pictures/1.png', altText: 'a dog' }]);
  expect(of('table-value')).toMatchObject([{ slide: 2, rows: 1, columns: 2 }]);
  const [title] = of('position');
  expect(title).toMatchObject({ shapeName: 'Title', x: 360_000, y: 720_000, cx: 3_600_000, cy: 1_800_000 });
  expect(title?.anchor.selectors).toContainEqual({ kind: 'region', slide: 1, xywh: '5,20,50,50' });
  expect(of('position').find(({ kind }) => kind === 'group')).toMatchObject({ name: 'G', children: ['R'] });
});
