import { describe, expect, it } from 'vitest';
import { plantDocx } from '../../office/planted-office.ts';
import { openOfficePackage } from '../../office/office-package.ts';
import { openZip } from '../../package/zip-archive.ts';
import type { Chart } from './chart.ts';
import { toChartFields } from './chart-fields.ts';
import { readChart } from './read-chart.ts';

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
  'xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"';

function readPlanted(xml: string, root = 'c:chartSpace'): Chart {
  const bytes = `<${root} ${namespaces}>${xml}</${root}>`;
  const pkg = openOfficePackage(openZip(plantDocx('', [{ name: 'word/charts/chart1.xml', bytes }])));
  return readChart(pkg, 'WORD/charts/Chart1.xml');
}

const points = (values: readonly (readonly [number, string])[]): string =>
  values.map(([index, value]) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
const numbers = (name: string, ref: string, values: readonly (readonly [number, string])[]): string =>
  `<c:${name}><c:numRef><c:f>${ref}</c:f><c:numCache><c:ptCount val="4000000000"/>${points(values)}</c:numCache></c:numRef></c:${name}>`;

describe('a chart', () => {
  it('gives its plots, title, axes and series with what the file keeps of their values', () => {
    const chart = readPlanted(
      '<c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales </a:t></a:r><a:r><a:t>2024</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea>' +
        `<c:barChart><c:ser><c:tx><c:strRef><c:f>S!$B$1</c:f><c:strCache>${points([[0, 'North']])}</c:strCache></c:strRef></c:tx>` +
        `<c:cat><c:strRef><c:f>S!$A$2:$A$4</c:f><c:strCache>${points([
          [0, 'a'],
          [2, 'c'],
        ])}</c:strCache></c:strRef></c:cat>` +
        `${numbers('val', 'S!$B$2:$B$4', [
          [0, '1.5'],
          [2, '#N/A'],
        ])}</c:ser></c:barChart>` +
        `<c:lineChart><c:ser><c:tx><c:v>typed</c:v></c:tx>${numbers('val', 'S!$C$2', [[0, '7']])}</c:ser></c:lineChart>` +
        '<c:catAx><c:axPos val="b"/></c:catAx><c:valAx><c:scaling><c:max val="10"/></c:scaling><c:delete val="1"/></c:valAx></c:plotArea></c:chart>',
    );
    expect(chart).toMatchObject({
      part: 'word/charts/chart1.xml',
      types: ['barChart', 'lineChart'],
      title: 'Sales 2024',
      axes: [
        { kind: 'category', position: 'b', isDeleted: false },
        { kind: 'value', maximum: 10, isDeleted: true },
      ],
      series: [
        {
          name: 'North',
          nameRef: 'S!$B$1',
          ref: 'S!$B$2:$B$4',
          values: [1.5, null, null],
          categories: ['a', null, 'c'],
        },
        { name: 'typed', values: [7], type: 'lineChart' },
      ],
    });
    expect(toChartFields(chart).series.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('of two measures gives the y values, and categories of several levels in one', () => {
    const levels = `<c:lvl>${points([
      [0, 'Q1'],
      [1, 'Q2'],
      [2, 'Q1'],
    ])}</c:lvl><c:lvl>${points([
      [0, '2023'],
      [2, '2024'],
    ])}</c:lvl>`;
    const chart = readPlanted(
      `<c:chart><c:plotArea><c:scatterChart><c:ser>${numbers('xVal', 'X', [[0, '1']])}${numbers('yVal', 'Y', [[0, '2']])}</c:ser></c:scatterChart>` +
        `<c:pieChart><c:ser><c:cat><c:multiLvlStrRef><c:f>L</c:f><c:multiLvlStrCache>${levels}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat></c:ser></c:pieChart></c:plotArea></c:chart>`,
    );
    expect(chart.series[0]).toMatchObject({ ref: 'Y', values: [2], categoryRef: 'X', categories: [1] });
    expect(chart.series[1]?.categories).toEqual(['2023 / Q1', '2023 / Q2', '2024 / Q1']);
  });

  it('is not made as long as an index in it claims', () => {
    const chart = readPlanted(
      `<c:chart><c:plotArea><c:barChart><c:ser>${numbers('val', 'V', [
        [0, '1'],
        [4_000_000_000, '2'],
        [-1, '3'],
      ])}</c:ser></c:barChart></c:plotArea></c:chart>`,
    );
    expect(chart.series[0]?.values).toEqual([1]);
  });

  it('of the kind since 2016 reads alike', () => {
    const chart = readPlanted(
      '<cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:f>A</cx:f><cx:lvl><cx:pt idx="0">start</cx:pt></cx:lvl></cx:strDim>' +
        '<cx:numDim type="val"><cx:f>B</cx:f><cx:lvl><cx:pt idx="0">10</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>' +
        '<cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="waterfall"><cx:tx><cx:txData><cx:f>N</cx:f><cx:v>Flow</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion><cx:axis id="0"><cx:catScaling/></cx:axis></cx:plotArea></cx:chart>',
      'cx:chartSpace',
    );
    expect(chart).toMatchObject({
      types: ['waterfallChart'],
      axes: [{ kind: 'category' }],
      series: [
        { name: 'Flow', nameRef: 'N', ref: 'B', values: [10], categoryRef: 'A', categories: ['start'] },
      ],
    });
  });

  it('that is something else or not there is a damaged part', () => {
    expect(() => readPlanted('', 'c:other')).toThrow('cannot begin with c:other');
    const pkg = openOfficePackage(openZip(plantDocx('')));
    expect(() => readChart(pkg, 'no.xml')).toThrow('not in the package');
  });
});
