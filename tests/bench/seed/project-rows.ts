import type { Insertable } from 'kysely';
import type { Schema } from '#db';

export type TableName = keyof Schema;

/** Rows by table, in the order in which keys allow them to be inserted. */
export type ProjectRows = { [Table in TableName]?: Insertable<Schema[Table]>[] };

export const insertionOrder = [
  'people',
  'projects',
  'memberships',
  'files',
  'tasks',
  'taskTexts',
  'rubricItems',
  'rubricTexts',
  'assignments',
  'attempts',
  'rounds',
  'events',
  'submissions',
  'submissionFiles',
  'checks',
  'checkNotes',
  'drafts',
  'openIntervals',
  'audit',
] as const satisfies readonly TableName[];

export function addRows<Table extends TableName>(
  rows: ProjectRows,
  table: Table,
  ...added: readonly Insertable<Schema[Table]>[]
): void {
  const known: Insertable<Schema[Table]>[] = rows[table] ?? [];
  known.push(...added);
  (rows as Record<Table, typeof known>)[table] = known;
}
