import { expect, it } from 'vitest';
import { CellTableBuilder } from '../../excel/sheet/cell-table.ts';
import { findEdge } from './find-edge.ts';

const builder = new CellTableBuilder();
for (const row of [2, 3, 4, 8]) builder.add(row, 2, 0, 1, null);
const cells = builder.build();
const bounds = { rowCount: 20, columnCount: 5 };

it('leads to the end of a block, to the next filled cell, then to the border', () => {
  const down = (row: number) => findEdge(cells, { row, column: 2 }, { rows: 1, columns: 0 }, bounds).row;
  expect([1, 2, 3, 4, 5, 8, 20].map(down)).toEqual([2, 4, 4, 8, 8, 20, 20]);
});

it('leads back the same way, and sideways', () => {
  const up = (row: number) => findEdge(cells, { row, column: 2 }, { rows: -1, columns: 0 }, bounds).row;
  expect([20, 8, 4, 2, 1].map(up)).toEqual([8, 4, 2, 1, 1]);
  expect(findEdge(cells, { row: 3, column: 4 }, { rows: 0, columns: -1 }, bounds).column).toBe(2);
  expect(findEdge(cells, { row: 3, column: 2 }, { rows: 0, columns: 1 }, bounds).column).toBe(5);
});
