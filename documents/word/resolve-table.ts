import type { WordTable, WordTableCell } from './content/story.ts';
import { listStyleChain, type TableCondition, type WordStyles } from './parts/styles.ts';
import { noRunProperties } from './properties/run-properties.ts';

interface Place {
  /** From 0. */
  readonly row: number;
  readonly cell: WordTableCell;
}

function listConditions(table: WordTable, { row, cell }: Place, bands: readonly [number, number]): string[] {
  const { look, rows, columnCount } = table;
  const [rowBand, columnBand] = bands;
  const isFirstRow = look.firstRow && row === 0;
  const isLastRow = look.lastRow && row === rows.length - 1;
  const isFirstColumn = look.firstColumn && cell.column === 1;
  const isLastColumn = look.lastColumn && cell.column + cell.colSpan - 1 >= columnCount;
  // Bands are counted without the first row and column where these have a look of their own.
  const rowPlace = Math.floor((row - (look.firstRow ? 1 : 0)) / rowBand);
  const columnPlace = Math.floor((cell.column - 1 - (look.firstColumn ? 1 : 0)) / columnBand);
  const nameBand = (place: number, kind: string): string => `band${(place % 2) + 1}${kind}`;
  // What comes later wins (ECMA-376 part 1, 17.7.6).
  return [
    ...(look.hasColumnBands && !isFirstColumn && !isLastColumn ? [nameBand(columnPlace, 'Vert')] : []),
    ...(look.hasRowBands && !isFirstRow && !isLastRow ? [nameBand(rowPlace, 'Horz')] : []),
    ...(isFirstColumn ? ['firstCol'] : []),
    ...(isLastColumn ? ['lastCol'] : []),
    ...(isFirstRow ? ['firstRow'] : []),
    ...(isLastRow ? ['lastRow'] : []),
    ...(isFirstRow && isLastColumn ? ['neCell'] : []),
    ...(isFirstRow && isFirstColumn ? ['nwCell'] : []),
    ...(isLastRow && isLastColumn ? ['seCell'] : []),
    ...(isLastRow && isFirstColumn ? ['swCell'] : []),
  ];
}

/** What a style makes of a cell. */
type CellStyle = Pick<TableCondition, 'run' | 'cellFill'>;

const plainCell: CellStyle = { run: noRunProperties, cellFill: null };

/** What the style of a table makes of the text and the fill of one cell, its conditions taken into account. */
export function resolveTableCell(styles: WordStyles, table: WordTable, place: Place): CellStyle {
  if (table.styleId === null) return plainCell;
  const chain = listStyleChain(styles, table.styleId);
  const layers: readonly CellStyle[] = [
    ...chain,
    ...listTableConditions(styles, table, place).map(({ condition }) => condition),
  ];
  return layers.reduce<CellStyle>(
    (lower, { run, cellFill }) => ({
      run: { ...lower.run, ...run },
      cellFill: cellFill ?? lower.cellFill,
    }),
    plainCell,
  );
}

/** The conditions of a table's style that apply to one cell, by name; what comes later wins. */
export function listTableConditions(
  styles: WordStyles,
  table: WordTable,
  place: Place,
): readonly { readonly name: string; readonly condition: TableCondition }[] {
  const chain = listStyleChain(styles, table.styleId);
  const findSize = (size: 'rowBandSize' | 'columnBandSize'): number =>
    Math.max(1, chain.findLast((style) => style[size] !== null)?.[size] ?? 1);
  const names = listConditions(table, place, [findSize('rowBandSize'), findSize('columnBandSize')]);
  return names.flatMap((name) =>
    chain.flatMap(({ conditions }) => {
      const condition = conditions.get(name);
      return condition === undefined ? [] : [{ name, condition }];
    }),
  );
}
