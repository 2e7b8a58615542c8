import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PersonId, ProjectId, ProjectRole } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { PeopleTable } from '../schema/index.ts';

export type PersonRecord = Selectable<PeopleTable>;

export async function findPerson(db: Reader, id: PersonId): Promise<PersonRecord | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPersonByLoginKey(db: Reader, loginKey: string): Promise<PersonRecord | undefined> {
  return db.selectFrom('people').selectAll().where('loginKey', '=', loginKey).executeTakeFirst();
}

/** The first owner of the installation. */
export async function findOwner(db: Reader): Promise<PersonRecord | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where('isOwner', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Fails by a unique key when the login key is taken. */
export async function insertPerson(tx: Writer, row: Insertable<PeopleTable>): Promise<void> {
  await tx.insertInto('people').values(row).execute();
}

export async function updatePerson(
  tx: Writer,
  id: PersonId,
  set: Pick<Updateable<PeopleTable>, 'passphraseHash' | 'isDisabled' | 'language'>,
): Promise<void> {
  await tx.updateTable('people').set(set).where('id', '=', id).execute();
}

/** Roles of one person in one project. */
export async function listRoles(
  db: Reader,
  personId: PersonId,
  projectId: ProjectId,
): Promise<readonly ProjectRole[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('role')
    .where('personId', '=', personId)
    .where('projectId', '=', projectId)
    .orderBy('role')
    .execute();
  return rows.map((row) => row.role);
}

/** Every role of one person in every project. */
export async function listRolesOfPerson(
  db: Reader,
  personId: PersonId,
): Promise<readonly { readonly projectId: ProjectId; readonly role: ProjectRole }[]> {
  return db
    .selectFrom('memberships')
    .select(['projectId', 'role'])
    .where('personId', '=', personId)
    .orderBy('projectId')
    .orderBy('role')
    .execute();
}

/** Every role of everyone in one project. */
export async function listRolesInProject(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly { readonly personId: PersonId; readonly role: ProjectRole }[]> {
  return db
    .selectFrom('memberships')
    .select(['personId', 'role'])
    .where('projectId', '=', projectId)
    .orderBy('personId')
    .orderBy('role')
    .execute();
}

/** Makes these the person's roles in the project: all of them, and no others. */
export async function replaceRoles(
  tx: Writer,
  projectId: ProjectId,
  personId: PersonId,
  roles: readonly ProjectRole[],
  at: number,
): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('projectId', '=', projectId)
    .where('personId', '=', personId)
    .execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('memberships')
    .values([...new Set(roles)].map((role) => ({ projectId, personId, role, addedAt: at })))
    .execute();
}

export interface MemberRecord extends PersonRecord {
  readonly lastSeenAt: number | null;
  /** Live assignments whose attempt is not accepted. */
  readonly openCount: number;
  readonly acceptedCount: number;
}

/** Everyone with a role in the project, by display name. */
export async function listMembers(db: Reader, projectId: ProjectId): Promise<readonly MemberRecord[]> {
  return db
    .selectFrom('people')
    .selectAll('people')
    .select((of) => [
      of
        .selectFrom('signInSessions')
        .select(({ fn }) => fn.max('lastSeenAt').as('latest'))
        .whereRef('signInSessions.personId', '=', 'people.id')
        .as('lastSeenAt'),
      of
        .selectFrom('assignments')
        .leftJoin('attempts', 'attempts.assignmentId', 'assignments.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('assignments.projectId', '=', projectId)
        .whereRef('assignments.personId', '=', 'people.id')
        .where('assignments.endedAt', 'is', null)
        .where((where) =>
          where.or([where('attempts.state', 'is', null), where('attempts.state', '<>', 'accepted')]),
        )
        .as('openCount'),
      of
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('attempts.projectId', '=', projectId)
        .whereRef('attempts.personId', '=', 'people.id')
        .where('attempts.state', '=', 'accepted')
        .as('acceptedCount'),
    ])
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
    .execute() as Promise<readonly MemberRecord[]>;
}

/** Whether every project that the person holds a role in is a sample, and there is one. */
export async function isOnlyInSampleProjects(db: Reader, personId: PersonId): Promise<boolean> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('projects', 'projects.id', 'memberships.projectId')
    .select('projects.isSample')
    .distinct()
    .where('memberships.personId', '=', personId)
    .execute();
  return rows.length > 0 && rows.every((row) => row.isSample === 1);
}

/** Display names by person id, of those among these ids that exist. */
export async function listPersonNames(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'displayName'])
    .where('id', 'in', ids as readonly PersonId[])
    .execute();
  return new Map(rows.map((row) => [row.id, row.displayName]));
}

/** Coordinators of a project who are not disabled. */
export async function countActiveCoordinators(db: Reader, projectId: ProjectId): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.personId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberships.projectId', '=', projectId)
    .where('memberships.role', '=', 'coordinator')
    .where('people.isDisabled', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}
