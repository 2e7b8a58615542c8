import { useEffect, useRef, useState } from 'react';
import type { RowView } from '#documents';
import type { HeldDocument } from '../reading/open-in-worker.ts';

const blockRows = 128;
const mostBlocks = 60;

/**
 * The rows of a sheet that are in sight, read by blocks; null for one that is on its way. `firstRows` are there at once.
 */
export function useRows(
  held: HeldDocument,
  sheetIndex: number,
  firstRows: ReadonlyMap<number, RowView>,
  ranges: readonly (readonly [from: number, to: number])[],
): (row: number) => RowView | null {
  const blocks = useRef(new Map<string, ReadonlyMap<number, RowView>>());
  const asked = useRef(new Set<string>());
  const [, setVersion] = useState(0);
  const wanted = ranges.flatMap(([from, to]) => {
    const numbers: number[] = [];
    for (let block = Math.floor(from / blockRows); block <= Math.floor(to / blockRows); block += 1)
      numbers.push(block);
    return numbers;
  });
  const key = wanted.join(',');
  useEffect(() => {
    let isGone = false;
    const load = async (block: number) => {
      const name = `${sheetIndex} ${block}`;
      if (blocks.current.has(name) || asked.current.has(name)) return;
      asked.current.add(name);
      const from = Math.max(1, block * blockRows);
      const rows = await held.calls
        .viewRows(sheetIndex, from, block * blockRows + blockRows - 1)
        .finally(() => asked.current.delete(name));
      blocks.current.set(name, new Map(rows.map((row) => [row.row, row])));
      const [oldest] = blocks.current.keys();
      if (blocks.current.size > mostBlocks && oldest !== undefined) blocks.current.delete(oldest);
      if (!isGone) setVersion((version) => version + 1);
    };
    for (const block of key === '' ? [] : key.split(',')) void load(Number(block));
    return () => void (isGone = true);
  }, [held, sheetIndex, key]);
  return (row) => {
    const block = blocks.current.get(`${sheetIndex} ${Math.floor(row / blockRows)}`) ?? firstRows;
    return block.get(row) ?? null;
  };
}
