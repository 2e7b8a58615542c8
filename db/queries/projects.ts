import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PersonId, ProjectId, TaskId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { PeopleTable, ProjectsTable } from '../schema/index.ts';

export type ProjectRecord = Selectable<ProjectsTable>;

export async function findProject(db: Reader, id: ProjectId): Promise<ProjectRecord | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All projects by name; with a person, only those they hold a role in. */
export async function listProjects(
  db: Reader,
  personId: PersonId | null,
): Promise<readonly (ProjectRecord & { readonly taskCount: number })[]> {
  let query = db
    .selectFrom('projects')
    .selectAll('projects')
    .select((of) =>
      of
        .selectFrom('tasks')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('tasks.projectId', '=', 'projects.id')
        .as('taskCount'),
    );
  if (personId !== null) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('memberships')
          .select('role')
          .whereRef('memberships.projectId', '=', 'projects.id')
          .where('memberships.personId', '=', personId),
      ),
    );
  }
  const rows = await query.orderBy('name').orderBy('id').execute();
  return rows.map((row) => ({ ...row, taskCount: row.taskCount ?? 0 }));
}

export async function insertProject(tx: Writer, row: Insertable<ProjectsTable>): Promise<void> {
  await tx.insertInto('projects').values(row).execute();
}

export async function updateProject(
  tx: Writer,
  id: ProjectId,
  set: Omit<Updateable<ProjectsTable>, 'id' | 'isSample' | 'createdAt'>,
): Promise<void> {
  await tx.updateTable('projects').set(set).where('id', '=', id).execute();
}

/** Ids of all tasks of a project, in their order. */
export async function listTaskIds(db: Reader, projectId: ProjectId): Promise<readonly TaskId[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The fictional people who hold a role in the project, by name. */
export async function listSamplePeople(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly Pick<PeopleTable, 'id' | 'displayName'>[]> {
  return db
    .selectFrom('people')
    .select(['id', 'displayName'])
    .where('isSample', '=', 1)
    .where((where) =>
      where.exists(
        where
          .selectFrom('memberships')
          .select('role')
          .where('memberships.projectId', '=', projectId)
          .whereRef('memberships.personId', '=', 'people.id'),
      ),
    )
    .orderBy('displayName')
    .orderBy('id')
    .execute();
}
