import { palette } from './theme.ts';
import { escapeXml } from './xml-text.ts';

/** Left, top, width and height in EMU. */
export type Frame = readonly [x: number, y: number, cx: number, cy: number];

/** One line of text; `level` 0 is the outermost. */
export type TextLine = {
  readonly text: string;
  readonly level?: number;
  readonly sizePoints?: number;
  readonly bold?: boolean;
  readonly color?: string;
};

export const CENTIMETRE = 360_000;

function transform(tag: 'a' | 'p', [x, y, cx, cy]: Frame): string {
  return `<${tag}:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></${tag}:xfrm>`;
}

function fillOf(hex: string): string {
  return `<a:solidFill><a:srgbClr val="${hex}"/></a:solidFill>`;
}

function lineXml(line: TextLine): string {
  const size = line.sizePoints === undefined ? '' : ` sz="${line.sizePoints * 100}"`;
  const bold = line.bold === undefined ? '' : ` b="${line.bold ? 1 : 0}"`;
  const color = line.color === undefined ? '' : fillOf(line.color);
  const level = line.level === undefined || line.level === 0 ? '' : `<a:pPr lvl="${line.level}"/>`;
  if (line.text === '') return '<a:p><a:endParaRPr lang="en-GB"/></a:p>';
  return `<a:p>${level}<a:r><a:rPr lang="en-GB"${size}${bold} dirty="0">${color}</a:rPr><a:t>${escapeXml(line.text)}</a:t></a:r></a:p>`;
}

export type PlaceholderType = 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'sldNum';

/** What a placeholder does not take from its layout. */
export type PlaceholderLook = {
  readonly frame?: Frame;
  readonly listStyle?: string;
  readonly anchor?: 'b';
  /** On a master the body names its type; below it the index is enough. */
  readonly isOnMaster?: boolean;
};

const placeholderIndexes: Readonly<Record<PlaceholderType, string>> = {
  title: '',
  ctrTitle: '',
  subTitle: ' idx="1"',
  body: ' idx="1"',
  sldNum: ' sz="quarter" idx="12"',
};

const slideNumber =
  '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-GB"/><a:t>‹#›</a:t></a:fld></a:p>';

/** A placeholder that takes its place and look from the layout unless told otherwise. */
export function placeholder(
  id: number,
  type: PlaceholderType,
  lines: readonly TextLine[],
  look: PlaceholderLook = {},
): string {
  const typeText = type === 'body' && look.isOnMaster !== true ? '' : ` type="${type}"`;
  const text = type === 'sldNum' ? slideNumber : lines.map(lineXml).join('');
  const place = look.frame === undefined ? '' : transform('a', look.frame);
  const anchor = look.anchor === undefined ? '' : ` anchor="${look.anchor}"`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${type} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>` +
    `<p:ph${typeText}${placeholderIndexes[type]}/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody>` +
    `<a:bodyPr${anchor}><a:normAutofit/></a:bodyPr><a:lstStyle>${look.listStyle ?? ''}</a:lstStyle>${text}</p:txBody></p:sp>`
  );
}

/** A rectangle of one colour with text in its middle. */
export function box(
  id: number,
  name: string,
  frame: Frame,
  fill: string,
  lines: readonly TextLine[],
): string {
  const text = lines.length === 0 ? '<a:p><a:endParaRPr lang="en-GB"/></a:p>' : lines.map(lineXml).join('');
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escapeXml(name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>` +
    `${transform('a', frame)}<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 8000"/></a:avLst></a:prstGeom>` +
    `${fillOf(fill)}<a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr wrap="square" anchor="ctr"/><a:lstStyle><a:lvl1pPr algn="ctr"/></a:lstStyle>` +
    `${text}</p:txBody></p:sp>`
  );
}

function tableCell(text: string, isHead: boolean, fill: string | undefined): string {
  const line = lineXml({
    text,
    sizePoints: 14,
    bold: isHead,
    ...(fill !== undefined && { color: palette.paper }),
  });
  const look =
    fill === undefined ? '<a:tcPr anchor="ctr"/>' : `<a:tcPr anchor="ctr">${fillOf(fill)}</a:tcPr>`;
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${line}</a:txBody>${look}</a:tc>`;
}

/** A table with a header row in the medium style of PowerPoint; `fillOfCell` colours single cells. */
export function slideTable(
  id: number,
  frame: Frame,
  columnWidths: readonly number[],
  rows: readonly (readonly string[])[],
  fillOfCell: (text: string) => string | undefined = () => undefined,
): string {
  const height = Math.round(frame[3] / rows.length);
  const columns = columnWidths.map((width) => `<a:gridCol w="${width}"/>`).join('');
  const lines = rows.map((row, index) => {
    const cells = row.map((text) => tableCell(text, index === 0, index === 0 ? undefined : fillOfCell(text)));
    return `<a:tr h="${height}">${cells.join('')}</a:tr>`;
  });
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table ${id}"/><p:cNvGraphicFramePr>` +
    '<a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>' +
    `${transform('p', frame)}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>` +
    '<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr>' +
    `<a:tblGrid>${columns}</a:tblGrid>${lines.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** The shape tree around shapes. */
export function shapeTree(shapes: readonly string[]): string {
  return (
    '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
    '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>' +
    `${shapes.join('')}</p:spTree>`
  );
}
