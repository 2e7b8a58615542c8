import { ExpectedError, type Caller } from '#core/foundation';
import { findPerson, listRoles, listRolesOfPerson, type PersonRecord, type Reader } from '#db';
import type { PersonId, ProjectId } from '#domain';

/**
 * A member of the project whose account the caller may change. An account belongs to the whole installation, so a
 * coordinator may touch it only where they coordinate every project of that person; the owner's never. Throws
 * `not-found`, `not-allowed`.
 */
export async function getAccountToChange(
  db: Reader,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly personId: PersonId },
): Promise<PersonRecord> {
  const person = await findPerson(db, input.personId);
  if (!person || (await listRoles(db, person.id, input.projectId)).length === 0)
    throw new ExpectedError('not-found');
  if (caller.isOwner) return person;
  if (person.isOwner === 1) throw new ExpectedError('not-allowed');
  const coordinated = new Set(
    (await listRolesOfPerson(db, caller.personId))
      .filter((row) => row.role === 'coordinator')
      .map((row) => row.projectId),
  );
  const isWithin = (await listRolesOfPerson(db, person.id)).every((row) => coordinated.has(row.projectId));
  if (!isWithin) throw new ExpectedError('not-allowed');
  return person;
}
