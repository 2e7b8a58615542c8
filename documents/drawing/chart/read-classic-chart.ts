import { findChild, findPath, listChildren, type XmlNode } from '../../xml/read-tree.ts';
import type { Chart, ChartAxis, ChartSeries } from './chart.ts';
import { readChartPoints, readTitle } from './read-chart-points.ts';

const axisKinds: Readonly<Record<string, string>> = {
  'c:catAx': 'category',
  'c:valAx': 'value',
  'c:dateAx': 'date',
  'c:serAx': 'series',
};

function valueOf(node: XmlNode | null, ...path: readonly string[]): string | null {
  return findPath(node, ...path)?.attributes['val'] ?? null;
}

function toNumber(text: string | null): number | null {
  return text === null || !Number.isFinite(Number(text)) ? null : Number(text);
}

function readAxis(node: XmlNode, kind: string): ChartAxis {
  return {
    kind,
    title: readTitle(findChild(node, 'c:title')),
    position: valueOf(node, 'c:axPos'),
    isDeleted: /^(?:1|true)$/.test(valueOf(node, 'c:delete') ?? '0'),
    numberFormat: findChild(node, 'c:numFmt')?.attributes['formatCode'] ?? null,
    minimum: toNumber(valueOf(node, 'c:scaling', 'c:min')),
    maximum: toNumber(valueOf(node, 'c:scaling', 'c:max')),
  };
}

function readSeries(node: XmlNode, type: string): ChartSeries {
  const tx = findChild(node, 'c:tx');
  const name = readChartPoints(tx);
  const values = readChartPoints(findChild(node, 'c:val') ?? findChild(node, 'c:yVal'));
  const categories = readChartPoints(findChild(node, 'c:cat') ?? findChild(node, 'c:xVal'));
  return {
    name: findChild(tx, 'c:v')?.text ?? name.values.find((value) => value !== null)?.toString() ?? null,
    nameRef: name.ref,
    ref: values.ref,
    values: values.values,
    categoryRef: categories.ref,
    categories: categories.values,
    type,
  };
}

/** Reads a c:chartSpace. */
export function readClassicChart(root: XmlNode, part: string): Chart {
  const chart = findChild(root, 'c:chart');
  const plotArea = findChild(chart, 'c:plotArea');
  const plots = plotArea?.children.filter(({ name }) => /^c:\w+Chart$/.test(name)) ?? [];
  return {
    part,
    types: [...new Set(plots.map(({ name }) => name.slice(2)))],
    title: readTitle(findChild(chart, 'c:title')),
    axes: (plotArea?.children ?? []).flatMap((node) => {
      const kind = axisKinds[node.name];
      return kind === undefined ? [] : [readAxis(node, kind)];
    }),
    series: plots.flatMap((plot) =>
      listChildren(plot, 'c:ser').map((node) => readSeries(node, plot.name.slice(2))),
    ),
  };
}
