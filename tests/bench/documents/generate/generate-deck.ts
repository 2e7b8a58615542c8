import { createSequence, generateText } from './generate-text.ts';
import { type GeneratedPart, relationshipTypes, schemas, writePackage } from './write-package.ts';

type Next = (below: number) => number;

const namespaces =
  `xmlns:a="${schemas}/drawingml/2006/main" xmlns:p="${schemas}/presentationml/2006/main" ` +
  `xmlns:r="${relationshipTypes}"`;
const inch = 914_400;

function writePlace(x: number, y: number, cx: number, cy: number, tag = 'a:xfrm'): string {
  const of = (inches: number): number => Math.round(inches * inch);
  return `<${tag}><a:off x="${of(x)}" y="${of(y)}"/><a:ext cx="${of(cx)}" cy="${of(cy)}"/></${tag}>`;
}

function writeParagraph(next: Next, level: number, wordCount: number): string {
  const color = next(5) === 0 ? '<a:solidFill><a:schemeClr val="accent2"/></a:solidFill>' : '';
  return (
    `<a:p><a:pPr lvl="${level}"/><a:r><a:rPr lang="en-US" sz="1800" dirty="0">${color}</a:rPr>` +
    `<a:t>${generateText(next, wordCount)}</a:t></a:r><a:r><a:rPr lang="en-US" b="1"/><a:t>${generateText(next, 3)}</a:t></a:r></a:p>`
  );
}

interface ShapePlan {
  readonly id: number;
  readonly name: string;
  readonly place?: string;
  readonly properties?: string;
  readonly paragraphs: string;
}

function writeShape({ id, name, place = '', properties = '', paragraphs }: ShapePlan): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
  );
}

function writeTable(next: Next): string {
  const cell = (): string =>
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${writeParagraph(next, 0, 2)}</a:txBody><a:tcPr><a:solidFill><a:srgbClr val="DDEEFF"/></a:solidFill></a:tcPr></a:tc>`;
  const row = (): string => `<a:tr h="370840">${Array.from({ length: 4 }, cell).join('')}</a:tr>`;
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="20" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
    `${writePlace(1, 4, 8, 2, 'p:xfrm')}<a:graphic><a:graphicData uri="${schemas}/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/>` +
    `<a:tblGrid>${'<a:gridCol w="1828800"/>'.repeat(4)}</a:tblGrid>${Array.from({ length: 5 }, row).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

function writeGroup(next: Next): string {
  const shapes = Array.from({ length: 4 }, (_, at) =>
    writeShape({
      id: 31 + at,
      name: `Step ${at + 1}`,
      properties:
        `${writePlace(1 + at * 2, 3, 1.5, 1)}<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom>` +
        '<a:solidFill><a:schemeClr val="accent1"><a:lumMod val="75000"/></a:schemeClr></a:solidFill><a:ln w="12700"><a:solidFill><a:srgbClr val="333333"/></a:solidFill></a:ln>',
      paragraphs: writeParagraph(next, 0, 3),
    }),
  );
  const place = writePlace(1, 3, 8, 1)
    .replace('</a:xfrm>', '')
    .concat(writePlace(1, 3, 8, 1).replaceAll('a:off', 'a:chOff').replaceAll('a:ext', 'a:chExt').slice(8));
  return (
    '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="30" name="Steps"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
    `<p:grpSpPr>${place}</p:grpSpPr>${shapes.join('')}</p:grpSp>`
  );
}

function writeTree(shapes: string): string {
  return (
    '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>' +
    `${shapes}</p:spTree></p:cSld>`
  );
}

function writeSlide(number: number): string {
  const next = createSequence(100 + number);
  const bullets = Array.from({ length: 7 }, (_, at) => writeParagraph(next, at % 3, 8)).join('');
  const title = `<a:p><a:r><a:rPr lang="en-US"/><a:t>Slide ${number}</a:t></a:r></a:p>`;
  const shapes = [
    writeShape({ id: 2, name: 'Title', place: '<p:ph type="title"/>', paragraphs: title }),
    writeShape({ id: 3, name: 'Body', place: '<p:ph idx="1"/>', paragraphs: bullets }),
    ...(number % 3 === 0 ? [writeTable(next)] : []),
    ...(number % 2 === 0 ? [writeGroup(next)] : []),
  ];
  return `<p:sld ${namespaces}>${writeTree(shapes.join(''))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

const colorMap =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

function writePlaceholders(): string {
  const empty = '<a:p><a:r><a:rPr lang="en-US"/><a:t>Click</a:t></a:r></a:p>';
  return (
    writeShape({
      id: 2,
      name: 'Title',
      place: '<p:ph type="title"/>',
      properties: writePlace(1, 0.5, 8, 1),
      paragraphs: empty,
    }) +
    writeShape({
      id: 3,
      name: 'Body',
      place: '<p:ph type="body" idx="1"/>',
      properties: writePlace(1, 2, 8, 4),
      paragraphs: empty,
    })
  );
}

function writeTheme(): string {
  const colors = [
    'dk1',
    'lt1',
    'dk2',
    'lt2',
    ...[1, 2, 3, 4, 5, 6].map((at) => `accent${at}`),
    'hlink',
    'folHlink',
  ];
  const scheme = colors.map(
    (name, at) =>
      `<a:${name}><a:srgbClr val="${((at + 1) * 1_234_567).toString(16).padStart(6, '0')}"/></a:${name}>`,
  );
  const font = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);
  const line = '<a:ln w="6350"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3);
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3);
  return (
    `<a:theme ${namespaces} name="Plain"><a:themeElements><a:clrScheme name="Plain">${scheme.join('')}</a:clrScheme>` +
    `<a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="Plain"><a:fillStyleLst>${fill}</a:fillStyleLst><a:lnStyleLst>${line}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect}</a:effectStyleLst><a:bgFillStyleLst>${fill}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}

const level = (at: number): string =>
  `<a:lvl${at}pPr marL="${at * 200_000}"><a:defRPr sz="${2800 - at * 200}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl${at}pPr>`;

const master =
  `<p:sldMaster ${namespaces}>${writeTree(writePlaceholders())}<p:clrMap ${colorMap}/>` +
  '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>' +
  `<p:txStyles><p:titleStyle>${level(1)}</p:titleStyle><p:bodyStyle>${[1, 2, 3].map(level).join('')}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`;
const layout = `<p:sldLayout ${namespaces} type="obj">${writeTree(writePlaceholders())}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

/** A deck of so many slides on one layout: titles, bullets, tables and groups of shapes. */
export function generateDeck(file: string, slideCount: number): void {
  const numbers = Array.from({ length: slideCount }, (_, at) => at + 1);
  const ids = numbers.map((at) => `<p:sldId id="${255 + at}" r:id="rId${at + 2}"/>`).join('');
  const slideName = (at: number): string => `ppt/slides/slide${at}.xml`;
  const parts: readonly GeneratedPart[] = [
    {
      name: 'ppt/presentation.xml',
      type: 'presentationml.presentation.main',
      relations: [
        ['slideMaster', 'ppt/slideMasters/slideMaster1.xml'],
        ['theme', 'ppt/theme/theme1.xml'],
        ...numbers.map((at) => ['slide', slideName(at)] as const),
      ].map(([type = '', target = '']) => [type, target] as const),
      text: () => [
        `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
          `<p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
      ],
    },
    {
      name: 'ppt/slideMasters/slideMaster1.xml',
      type: 'presentationml.slideMaster',
      relations: [
        ['slideLayout', 'ppt/slideLayouts/slideLayout1.xml'],
        ['theme', 'ppt/theme/theme1.xml'],
      ],
      text: () => [master],
    },
    {
      name: 'ppt/slideLayouts/slideLayout1.xml',
      type: 'presentationml.slideLayout',
      relations: [['slideMaster', 'ppt/slideMasters/slideMaster1.xml']],
      text: () => [layout],
    },
    { name: 'ppt/theme/theme1.xml', type: 'theme', text: () => [writeTheme()] },
    ...numbers.map((at): GeneratedPart => ({
      name: slideName(at),
      type: 'presentationml.slide',
      relations: [['slideLayout', 'ppt/slideLayouts/slideLayout1.xml']],
      text: () => [writeSlide(at)],
    })),
  ];
  writePackage(file, parts);
}
