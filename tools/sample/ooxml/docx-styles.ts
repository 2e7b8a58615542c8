import { palette } from './theme.ts';
import { namespaces, xmlHead } from './xml-text.ts';

type ParagraphStyle = {
  readonly id: string;
  readonly name: string;
  readonly paragraph?: string;
  readonly run?: string;
  readonly next?: string;
};

function spacing(before: number, after: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}"/>`;
}

function styleXml({ id, name, paragraph = '', run = '', next = 'Normal' }: ParagraphStyle): string {
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
    `<w:next w:val="${next}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
  );
}

const heading = (level: number, size: number, before: number): ParagraphStyle => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: `<w:keepNext/><w:keepLines/>${spacing(before, 80)}<w:outlineLvl w:val="${level - 1}"/>`,
  run: `<w:b/><w:color w:val="${palette.navy}"/><w:sz w:val="${size}"/>`,
});

const styles: readonly ParagraphStyle[] = [
  {
    id: 'Title',
    name: 'Title',
    paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="4" w:color="${palette.accents[0]}"/></w:pBdr>${spacing(0, 120)}`,
    run: `<w:b/><w:color w:val="${palette.navy}"/><w:sz w:val="40"/>`,
  },
  { id: 'Subtitle', name: 'Subtitle', paragraph: spacing(0, 200), run: '<w:i/><w:color w:val="6B7280"/>' },
  heading(1, 28, 280),
  heading(2, 24, 200),
  {
    id: 'ListBullet',
    name: 'List Bullet',
    next: 'ListBullet',
    paragraph:
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:after="60"/><w:contextualSpacing/>',
  },
  {
    id: 'TableText',
    name: 'Table Text',
    next: 'TableText',
    paragraph: spacing(40, 40),
    run: '<w:sz w:val="20"/>',
  },
  {
    id: 'TableHead',
    name: 'Table Head',
    next: 'TableText',
    paragraph: spacing(40, 40),
    run: '<w:b/><w:sz w:val="20"/>',
  },
  {
    id: 'Footer',
    name: 'footer',
    next: 'Footer',
    paragraph: '<w:jc w:val="center"/>',
    run: '<w:color w:val="6B7280"/><w:sz w:val="18"/>',
  },
];

function border(side: string, color: string): string {
  return `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${color}"/>`;
}

function tableStyle(id: string, name: string, color: string, extra: string): string {
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => border(side, color))
    .join('');
  return (
    `<w:style w:type="table" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="TableNormal"/>` +
    `<w:tblPr><w:tblStyleRowBandSize w:val="1"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${extra}</w:style>`
  );
}

function rowLook(type: string, fill: string, run: string): string {
  return (
    `<w:tblStylePr w:type="${type}"><w:rPr>${run}</w:rPr><w:tcPr>` +
    `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/></w:tcPr></w:tblStylePr>`
  );
}

const tableNormal =
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/>' +
  '<w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/>' +
  '<w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>';

/** The styles part: headings, a bulleted list, two table styles. */
export function docxStylesXml(): string {
  const head = rowLook('firstRow', palette.navy, `<w:b/><w:color w:val="${palette.paper}"/>`);
  const band = rowLook('band2Horz', palette.mist, '');
  return (
    `${xmlHead}<w:styles ${namespaces.w}><w:docDefaults><w:rPrDefault><w:rPr>` +
    '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Calibri"/>' +
    '<w:sz w:val="22"/><w:lang w:val="en-GB" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>' +
    '<w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    `${styles.map(styleXml).join('')}${tableNormal}${tableStyle('TableGrid', 'Table Grid', 'auto', '')}` +
    `${tableStyle('ReportTable', 'Report Table', 'C5CDD8', head + band)}</w:styles>`
  );
}

/** The numbering part behind `ListBullet`. */
export function docxNumberingXml(): string {
  return (
    `${xmlHead}<w:numbering ${namespaces.w}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>` +
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/>' +
    '<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="454" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
  );
}
