import { escapeXml } from './xml-text.ts';

/** Direct formatting of a run; what is left out comes from the style. */
export type RunLook = {
  readonly font?: string;
  readonly sizePoints?: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly highlight?: 'yellow';
};

export type WordStyle =
  'Normal' | 'Title' | 'Subtitle' | 'Heading1' | 'Heading2' | 'ListBullet' | 'TableHead' | 'TableText';

function onOff(tag: string, value: boolean | undefined): string {
  return value === true ? `<w:${tag}/>` : '';
}

/** A stretch of text; a tab in it becomes a tab. */
export function run(text: string, look: RunLook = {}): string {
  const { font, sizePoints, color, highlight } = look;
  const properties =
    (font === undefined ? '' : `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}"/>`) +
    onOff('b', look.bold) +
    onOff('i', look.italic) +
    (color === undefined ? '' : `<w:color w:val="${color}"/>`) +
    (sizePoints === undefined ? '' : `<w:sz w:val="${sizePoints * 2}"/>`) +
    (highlight === undefined ? '' : `<w:highlight w:val="${highlight}"/>`) +
    (look.underline === true ? '<w:u w:val="single"/>' : '');
  const pieces = text.split('\t').map((piece) => `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`);
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${pieces.join('<w:tab/>')}</w:r>`;
}

/** A paragraph of one style around runs. */
export function paragraph(style: WordStyle, ...runs: readonly string[]): string {
  const properties = style === 'Normal' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}${runs.join('')}</w:p>`;
}

function cell(text: string, widthTwips: number, style: WordStyle): string {
  return `<w:tc><w:tcPr><w:tcW w:w="${widthTwips}" w:type="dxa"/></w:tcPr>${paragraph(style, run(text))}</w:tc>`;
}

/** A table whose first row is a header that repeats on every page; `look` is a table style. */
export function table(
  widthsTwips: readonly number[],
  rows: readonly (readonly string[])[],
  look: 'ReportTable' | 'TableGrid' = 'ReportTable',
): string {
  const grid = widthsTwips.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const lines = rows.map((row, index) => {
    const isHead = index === 0 && look === 'ReportTable';
    const cells = row.map((text, column) =>
      cell(text, widthsTwips[column] ?? 1000, isHead ? 'TableHead' : 'TableText'),
    );
    return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.join('')}</w:tr>`;
  });
  const total = widthsTwips.reduce((sum, width) => sum + width, 0);
  return (
    `<w:tbl><w:tblPr><w:tblStyle w:val="${look}"/><w:tblW w:w="${total}" w:type="dxa"/>` +
    '<w:tblLook w:val="0420" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" ' +
    `w:noVBand="1"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join('')}</w:tbl>`
  );
}

function field(code: string, shown: string): string {
  return `<w:fldSimple w:instr=" ${code} "><w:r><w:t>${shown}</w:t></w:r></w:fldSimple>`;
}

/** What a footer holds for "Page 1 of 1", with fields that Word keeps right. */
export function pageNumbers(): string {
  return `${run('Page ')}${field('PAGE', '1')}${run(' of ')}${field('NUMPAGES', '1')}`;
}
