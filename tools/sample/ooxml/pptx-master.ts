import type { OfficePart } from './pack-office.ts';
import { CENTIMETRE, type Frame, placeholder, shapeTree } from './pptx-shapes.ts';
import { namespaces, xmlHead } from './xml-text.ts';

export const slideSize = { width: 12_192_000, height: 6_858_000 } as const;

export type SlideLayout = 'title' | 'content' | 'title-only';

const powerpoint = 'application/vnd.openxmlformats-officedocument.presentationml';
const cm = (...values: [number, number, number, number]): Frame => {
  const [x, y, cx, cy] = values.map((value) => Math.round(value * CENTIMETRE));
  return [x ?? 0, y ?? 0, cx ?? 0, cy ?? 0];
};

const frames = {
  title: cm(1.6, 0.9, 30.6, 2.2),
  body: cm(1.6, 3.8, 30.6, 13),
  number: cm(28.2, 17.5, 4, 1),
  bar: cm(0, 0, 0.6, 19.05),
  centreTitle: cm(3, 5.4, 27.8, 3.6),
  subtitle: cm(3, 9.4, 27.8, 2.6),
} as const;

export const layouts: readonly {
  readonly name: SlideLayout;
  readonly type: string;
  readonly label: string;
}[] = [
  { name: 'title', type: 'title', label: 'Title Slide' },
  { name: 'content', type: 'obj', label: 'Title and Content' },
  { name: 'title-only', type: 'titleOnly', label: 'Title Only' },
];

function bar(): string {
  const [x, y, cx, cy] = frames.bar;
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="20" name="Side bar"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr><a:xfrm>' +
    `<a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr>' +
    '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>'
  );
}

function level(number: number, size: number, indent: number, bullet: string): string {
  const left = indent * number;
  const mark = bullet === '' ? '<a:buNone/>' : `<a:buFont typeface="Arial"/><a:buChar char="${bullet}"/>`;
  return (
    `<a:lvl${number}pPr marL="${left}" indent="${bullet === '' ? 0 : -indent}" algn="l"><a:spcBef><a:spcPts val="600"/></a:spcBef>${mark}` +
    `<a:defRPr sz="${size * 100}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/>` +
    `<a:ea typeface="+mn-ea"/></a:defRPr></a:lvl${number}pPr>`
  );
}

function masterXml(): string {
  const title =
    '<a:lvl1pPr algn="l"><a:buNone/><a:defRPr sz="3000" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill>' +
    '<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/></a:defRPr></a:lvl1pPr>';
  const number =
    '<a:lvl1pPr algn="r"><a:defRPr sz="1100"><a:solidFill><a:srgbClr val="6B7280"/></a:solidFill></a:defRPr></a:lvl1pPr>';
  const isOnMaster = true;
  const shapes = [
    bar(),
    placeholder(2, 'title', [{ text: 'Click to edit the title' }], { frame: frames.title }),
    placeholder(3, 'body', [{ text: 'Click to edit the text' }], { frame: frames.body, isOnMaster }),
    placeholder(4, 'sldNum', [], { frame: frames.number, listStyle: number }),
  ];
  const ids = layouts.map(
    (_, index) => `<p:sldLayoutId id="${2_147_483_649 + index}" r:id="rId${index + 1}"/>`,
  );
  return (
    `${xmlHead}<p:sldMaster ${namespaces.a} ${namespaces.r} ${namespaces.p}><p:cSld><p:bg><p:bgPr><a:solidFill>` +
    `<a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${shapeTree(shapes)}</p:cSld>` +
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
    'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
    `<p:sldLayoutIdLst>${ids.join('')}</p:sldLayoutIdLst><p:txStyles><p:titleStyle>${title}</p:titleStyle><p:bodyStyle>` +
    `${level(1, 20, 285_750, '•')}${level(2, 18, 285_750, '–')}${level(3, 16, 285_750, '•')}</p:bodyStyle>` +
    `<p:otherStyle>${level(1, 18, 0, '')}</p:otherStyle></p:txStyles></p:sldMaster>`
  );
}

function layoutShapes(name: SlideLayout): string[] {
  const number = placeholder(9, 'sldNum', []);
  if (name === 'title') {
    const large = '<a:lvl1pPr><a:defRPr sz="4000"/></a:lvl1pPr>';
    const quiet =
      '<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="2000"><a:solidFill><a:srgbClr val="6B7280"/></a:solidFill></a:defRPr></a:lvl1pPr>';
    return [
      placeholder(2, 'ctrTitle', [{ text: 'Title' }], {
        frame: frames.centreTitle,
        listStyle: large,
        anchor: 'b',
      }),
      placeholder(3, 'subTitle', [{ text: 'Subtitle' }], { frame: frames.subtitle, listStyle: quiet }),
    ];
  }
  const title = placeholder(2, 'title', [{ text: 'Title' }]);
  return name === 'content' ? [title, placeholder(3, 'body', [{ text: 'Text' }]), number] : [title, number];
}

/** The master and its three layouts. */
export function masterParts(): OfficePart[] {
  const master: OfficePart = {
    path: 'ppt/slideMasters/slideMaster1.xml',
    contentType: `${powerpoint}.slideMaster+xml`,
    xml: masterXml(),
    relationships: [
      ...layouts.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'slideLayout',
        target: `../slideLayouts/slideLayout${index + 1}.xml`,
      })),
      { id: `rId${layouts.length + 1}`, type: 'theme', target: '../theme/theme1.xml' },
    ],
  };
  return [
    master,
    ...layouts.map(({ name, type, label }, index) => ({
      path: `ppt/slideLayouts/slideLayout${index + 1}.xml`,
      contentType: `${powerpoint}.slideLayout+xml`,
      xml:
        `${xmlHead}<p:sldLayout ${namespaces.a} ${namespaces.r} ${namespaces.p} type="${type}" preserve="1">` +
        `<p:cSld name="${label}">${shapeTree(layoutShapes(name))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
      relationships: [{ id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }],
    })),
  ];
}
