import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PersonId, ProjectId, TaskId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { PeopleTable, ProjectsTable } from '../schema/index.ts';
import type { SubjectId } from './events.ts';

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

/** Tasks of a project that somebody has begun, in their order: only those have figures. */
export async function listTaskIdsWithAttempts(db: Reader, projectId: ProjectId): Promise<readonly TaskId[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.projectId', '=', projectId)
    .where((where) =>
      where.exists(
        where.selectFrom('attempts').select('attempts.id').whereRef('attempts.taskId', '=', 'tasks.id'),
      ),
    )
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Attempts and checks of a project in which somebody was flagged idle. */
export async function listIdleSubjects(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly { readonly subjectId: SubjectId; readonly kind: 'attempt' | 'check' }[]> {
  const attempts = await db
    .selectFrom('attempts')
    .select('attempts.id')
    .where('attempts.projectId', '=', projectId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('rounds')
          .select('rounds.number')
          .whereRef('rounds.attemptId', '=', 'attempts.id')
          .where('rounds.idleMs', '>', 0),
      ),
    )
    .execute();
  const checks = await db
    .selectFrom('checks')
    .innerJoin('events', 'events.subjectId', 'checks.id')
    .select('checks.id')
    .distinct()
    .where('checks.projectId', '=', projectId)
    .where('events.type', '=', 'idle')
    .execute();
  return [
    ...attempts.map((row) => ({ subjectId: row.id, kind: 'attempt' as const })),
    ...checks.map((row) => ({ subjectId: row.id, kind: 'check' as const })),
  ];
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
