import { sql } from 'kysely';
import type { Database } from '#db';

/** Lets an SQLite database grow no further (1 page), or again: the same failure as a full disk, from SQLite itself. */
export async function limitDisk(db: Database, pages: number): Promise<void> {
  await db.write((tx) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(tx));
}
