import type { Reader } from '../engines/database.ts';
import type { ProjectRecord } from './projects.ts';

/** The sample project, if it was opened before. */
export async function findSampleProject(db: Reader): Promise<ProjectRecord | undefined> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('isSample', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
