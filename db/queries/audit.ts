import type { Insertable, Selectable } from 'kysely';
import type { ProjectId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { AuditTable } from '../schema/index.ts';

export type AuditRecord = Selectable<AuditTable>;

export async function findLastAuditRow(db: Reader): Promise<AuditRecord | undefined> {
  return db.selectFrom('audit').selectAll().orderBy('sequence', 'desc').limit(1).executeTakeFirst();
}

export async function appendAuditRow(tx: Writer, row: Insertable<AuditTable>): Promise<void> {
  await tx.insertInto('audit').values(row).execute();
}

/** Newest first; `search` looks in action and subject. */
export async function listAuditRows(
  db: Reader,
  filter: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly AuditRecord[]; readonly total: number }> {
  let query = db.selectFrom('audit').where('projectId', '=', filter.projectId);
  if (filter.search !== '') {
    const pattern = `%${filter.search}%`;
    query = query.where((where) =>
      where.or([
        where('action', 'like', pattern),
        where('subject', 'like', pattern),
        where('details', 'like', pattern),
      ]),
    );
  }
  const [rows, count] = await Promise.all([
    query.selectAll().orderBy('sequence', 'desc').offset(filter.cursor).limit(filter.limit).execute(),
    query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
}

/** Every audit row, oldest first, for the check of the chain. */
export async function listAuditChain(db: Reader): Promise<readonly AuditRecord[]> {
  return db.selectFrom('audit').selectAll().orderBy('sequence').execute();
}
