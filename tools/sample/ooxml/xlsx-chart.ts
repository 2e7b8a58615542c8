import type { OfficePart } from './pack-office.ts';
import { palette } from './theme.ts';
import { escapeXml, namespaces, xmlHead } from './xml-text.ts';

/** A range with the values it holds, so that the chart shows without recalculating. */
export type ChartRange<T> = { readonly ref: string; readonly values: readonly T[] };

export type ColumnChart = {
  readonly title: string;
  readonly categories: ChartRange<string>;
  readonly series: readonly { readonly name: ChartRange<string>; readonly values: ChartRange<number> }[];
  /** Corners in columns and rows from 0. */
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
};

function points(values: readonly (string | number)[]): string {
  const list = values.map(
    (value, index) => `<c:pt idx="${index}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`,
  );
  return `<c:ptCount val="${values.length}"/>${list.join('')}`;
}

function textRange({ ref, values }: ChartRange<string>): string {
  return `<c:strRef><c:f>${escapeXml(ref)}</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
}

function numberRange({ ref, values }: ChartRange<number>): string {
  return (
    `<c:numRef><c:f>${escapeXml(ref)}</c:f><c:numCache><c:formatCode>#,##0</c:formatCode>${points(values)}` +
    '</c:numCache></c:numRef>'
  );
}

function richText(text: string): string {
  return (
    '<c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1400" b="1"/></a:pPr><a:r><a:rPr lang="en-GB" sz="1400" b="1"/>' +
    `<a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx>`
  );
}

function chartXml(chart: ColumnChart): string {
  const series = chart.series.map(
    ({ name, values }, index) =>
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx>${textRange(name)}</c:tx><c:spPr><a:solidFill>` +
      `<a:srgbClr val="${palette.accents[index] ?? palette.navy}"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/>` +
      `<c:cat>${textRange(chart.categories)}</c:cat><c:val>${numberRange(values)}</c:val></c:ser>`,
  );
  const axis = (id: number, crosses: number, place: string): string =>
    `<c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>` +
    `<c:axPos val="${place}"/>${place === 'l' ? '<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="D9DEE6"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="#,##0" sourceLinked="0"/>' : ''}` +
    `<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${crosses}"/>`;
  return (
    `${xmlHead}<c:chartSpace ${namespaces.c} ${namespaces.a} ${namespaces.r}><c:chart><c:title>${richText(chart.title)}` +
    '<c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart>' +
    `<c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series.join('')}` +
    '<c:gapWidth val="80"/><c:axId val="111"/><c:axId val="222"/></c:barChart>' +
    `<c:catAx>${axis(111, 222, 'b')}</c:catAx><c:valAx>${axis(222, 111, 'l')}</c:valAx></c:plotArea>` +
    '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/></c:chart></c:chartSpace>'
  );
}

function corner(tag: string, [column, row]: readonly [number, number]): string {
  return (
    `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row>` +
    `<xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`
  );
}

function drawingXml(chart: ColumnChart): string {
  return (
    `${xmlHead}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ${namespaces.a}>` +
    `<xdr:twoCellAnchor>${corner('from', chart.from)}${corner('to', chart.to)}<xdr:graphicFrame macro="">` +
    `<xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart 1" descr="${escapeXml(chart.title)}"/><xdr:cNvGraphicFramePr/>` +
    '</xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
    `<c:chart ${namespaces.c} ${namespaces.r} r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>` +
    '<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>'
  );
}

/** The drawing and the chart of one sheet; the sheet refers to `../drawings/drawingN.xml`. */
export function chartParts(chart: ColumnChart, number: number): OfficePart[] {
  return [
    {
      path: `xl/drawings/drawing${number}.xml`,
      contentType: 'application/vnd.openxmlformats-officedocument.drawing+xml',
      xml: drawingXml(chart),
      relationships: [{ id: 'rId1', type: 'chart', target: `../charts/chart${number}.xml` }],
    },
    {
      path: `xl/charts/chart${number}.xml`,
      contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      xml: chartXml(chart),
    },
  ];
}
