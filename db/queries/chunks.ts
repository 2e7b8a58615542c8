import type { Insertable } from 'kysely';
import type { Writer } from '../engines/database.ts';
import { letOthersRun } from '../engines/let-others-run.ts';
import type { Schema } from '../schema/index.ts';

// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const maxValues = 30_000;
const maxRows = 500;

/** Runs a query over a long list a chunk at a time and joins what comes back. */
export async function inChunks<T, R>(
  list: readonly T[],
  run: (chunk: readonly T[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const found: R[] = [];
  for (let at = 0; at < list.length; at += maxRows) {
    for (const row of await run(list.slice(at, at + maxRows))) found.push(row);
  }
  return found;
}

/**
 * Inserts many rows of the same shape, as many to a statement as both engines take. The statement is built once
 * and run again with other values: building it costs more than running it.
 */
export async function insertInChunks<Table extends keyof Schema>(
  tx: Writer,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof typeof first)[];
  const size = Math.min(maxRows, Math.floor(maxValues / columns.length), rows.length);
  const whole = rows.length - (rows.length % size);
  const statement = tx.insertInto(table).values(rows.slice(0, size)).compile();
  for (let at = 0; at < whole; at += size) {
    const parameters: unknown[] = [];
    for (const row of rows.slice(at, at + size)) for (const column of columns) parameters.push(row[column]);
    await tx.executeQuery({ ...statement, parameters });
    await letOthersRun();
  }
  if (whole < rows.length) await tx.insertInto(table).values(rows.slice(whole)).execute();
}
