import { describeChart } from '../../drawing/chart/describe-chart.ts';
import { formatCell } from '../../excel/cell-ref.ts';
import type { SheetObjects } from '../../excel/objects/read-sheet-objects.ts';
import type { AnchorCell, PivotTable, SheetComment } from '../../excel/objects/sheet-objects.ts';
import { toOneLine } from '../to-one-line.ts';
import type { SheetsWriting } from './sheets-writing.ts';

function describePlace(anchorCell: AnchorCell | null): string {
  return anchorCell === null ? '' : ` at ${formatCell(anchorCell.row + 1, anchorCell.col + 1)}`;
}

function describePivot(
  { name, location, source, ...fields }: PivotTable,
  { toFormula, leftOut }: SheetsWriting,
): string {
  const from =
    source === null
      ? ''
      : 'name' in source
        ? // A table is named without its formula, and is no formula otherwise.
          leftOut.has('tables') && toFormula(source.name) === ''
          ? ''
          : ` from ${source.name}`
        : ` from ${source.sheet === '' ? '' : `${source.sheet}!`}${source.ref}`;
  const lists = [
    ['rows', fields.rowFields],
    ['columns', fields.columnFields],
    ['filters', fields.pageFields],
    ['values', fields.dataFields],
  ] as const;
  const told = lists
    .filter(([, list]) => list.length > 0)
    .map(([label, list]) => `${label}: ${list.join(', ')}`);
  return [`“${name}” ${location}${from}`, ...told].join('; ');
}

function describeComment({ ref, author, date, text, isResolved, replies }: SheetComment): string {
  const say = (by: string | null, when: string | null, words: string): string =>
    `by ${by ?? 'somebody'}${when === null ? '' : `, ${when}`}: ${toOneLine(words)}`;
  const answers = replies.map((reply) => ` / answer ${say(reply.author, reply.date, reply.text)}`);
  return `${ref} ${say(author, date, text)}${isResolved === true ? ' (resolved)' : ''}${answers.join('')}`;
}

/** What stands on a sheet besides its cells, under a heading for each kind. */
export function listObjectLines(
  writing: SheetsWriting,
  objects: SheetObjects,
): (readonly [heading: string, lines: string[]])[] {
  const unless = (artifact: Parameters<typeof writing.leftOut.has>[0], list: () => string[]): string[] =>
    writing.leftOut.has(artifact) ? [] : list();
  return [
    [
      'Pivot tables',
      unless('pivot-tables', () => objects.pivotTables.map((pivot) => describePivot(pivot, writing))),
    ],
    [
      'Charts',
      unless('charts', () =>
        objects.charts.map(({ chart, name, anchorCell, altText }) => {
          const described = altText === null || altText === '' ? '' : `; described as “${altText}”`;
          return toOneLine(`“${name}”${describePlace(anchorCell)}: ${describeChart(chart)}${described}`);
        }),
      ),
    ],
    [
      'Images',
      unless('images', () =>
        objects.pictures.map(({ name, anchorCell, altText }) =>
          toOneLine(
            `“${name}”${describePlace(anchorCell)}${altText === null || altText === '' ? '' : `: ${altText}`}`,
          ),
        ),
      ),
    ],
    [
      'Shapes',
      unless('shapes', () =>
        objects.shapes.map(({ name, preset, text, anchorCell }) => {
          const kind = preset === null ? '' : ` (${preset})`;
          return toOneLine(`“${name}”${kind}${describePlace(anchorCell)}${text === '' ? '' : `: ${text}`}`);
        }),
      ),
    ],
    ['Comments', unless('comments', () => objects.comments.map(describeComment))],
  ];
}
