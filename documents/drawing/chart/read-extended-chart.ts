import { findChild, findPath, listChildren, type XmlNode } from '../../xml/read-tree.ts';
import type { Chart, ChartAxis } from './chart.ts';
import { readDimension, readTitle } from './read-chart-points.ts';

function readAxis(node: XmlNode): ChartAxis {
  const isCategory = findChild(node, 'cx:catScaling') !== null;
  const scaling = findChild(node, 'cx:valScaling')?.attributes ?? {};
  const toNumber = (text: string | undefined): number | null =>
    text === undefined || !Number.isFinite(Number(text)) ? null : Number(text);
  return {
    kind: isCategory ? 'category' : 'value',
    title: readTitle(findChild(node, 'cx:title')),
    position: null,
    isDeleted: /^(?:1|true)$/.test(node.attributes['hidden'] ?? ''),
    numberFormat: findChild(node, 'cx:numFmt')?.attributes['formatCode'] ?? null,
    minimum: toNumber(scaling['min']),
    maximum: toNumber(scaling['max']),
  };
}

/** Reads a cx:chartSpace: waterfall, treemap, sunburst, funnel, histogram, box and whisker, map. */
export function readExtendedChart(root: XmlNode, part: string): Chart {
  const data = new Map(
    listChildren(findChild(root, 'cx:chartData'), 'cx:data').map((node) => [
      node.attributes['id'] ?? '',
      node,
    ]),
  );
  const chart = findChild(root, 'cx:chart');
  const plotArea = findChild(chart, 'cx:plotArea');
  const series = listChildren(findChild(plotArea, 'cx:plotAreaRegion'), 'cx:series').map((node) => {
    const source = data.get(findChild(node, 'cx:dataId')?.attributes['val'] ?? '') ?? null;
    const values = readDimension(findChild(source, 'cx:numDim'));
    const categories = readDimension(findChild(source, 'cx:strDim'));
    return {
      name: readTitle(node),
      nameRef: findPath(node, 'cx:tx', 'cx:txData', 'cx:f')?.text ?? null,
      ref: values.ref,
      values: values.values,
      categoryRef: categories.ref,
      categories: categories.values,
      type: `${node.attributes['layoutId'] ?? ''}Chart`,
    };
  });
  return {
    part,
    types: [...new Set(series.map(({ type }) => type))],
    title: readTitle(findChild(chart, 'cx:title')),
    axes: listChildren(plotArea, 'cx:axis').map(readAxis),
    series,
  };
}
