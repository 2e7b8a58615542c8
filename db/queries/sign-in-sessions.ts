import type { Insertable, Selectable } from 'kysely';
import type { PersonId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { SignInSessionsTable } from '../schema/index.ts';

export type SignInSessionRecord = Selectable<SignInSessionsTable>;

export async function findSignInSession(db: Reader, id: string): Promise<SignInSessionRecord | undefined> {
  return db.selectFrom('signInSessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sessions of a person that neither ended nor expired, the latest seen first; those in which they act as another too. */
export async function listSignInSessions(
  db: Reader,
  personId: PersonId,
  at: number,
): Promise<readonly SignInSessionRecord[]> {
  return db
    .selectFrom('signInSessions')
    .selectAll()
    .where((where) =>
      where.or([
        where('actingFor', '=', personId),
        where.and([where('personId', '=', personId), where('actingFor', 'is', null)]),
      ]),
    )
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSignInSession(tx: Writer, row: Insertable<SignInSessionsTable>): Promise<void> {
  await tx.insertInto('signInSessions').values(row).execute();
}

/** Notes a sign of life; a session that was revoked meanwhile stays as it is. */
export async function touchSignInSession(
  tx: Writer,
  id: string,
  seen: { readonly lastSeenAt: number; readonly expiresAt: number },
): Promise<void> {
  await tx
    .updateTable('signInSessions')
    .set(seen)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Whom the session acts as; `actingFor` is the owner behind them, null when it acts as itself. */
export async function setSessionPerson(
  tx: Writer,
  id: string,
  as: { readonly personId: PersonId; readonly actingFor: PersonId | null },
): Promise<void> {
  await tx.updateTable('signInSessions').set(as).where('id', '=', id).execute();
}

export async function revokeSignInSession(tx: Writer, id: string, at: number): Promise<void> {
  await tx
    .updateTable('signInSessions')
    .set({ revokedAt: at })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends every session of a person but one (null: every one); returns how many. */
export async function revokeSignInSessionsOf(
  tx: Writer,
  personId: PersonId,
  at: number,
  exceptId: string | null,
): Promise<number> {
  const result = await tx
    .updateTable('signInSessions')
    .set({ revokedAt: at })
    .where((where) => where.or([where('personId', '=', personId), where('actingFor', '=', personId)]))
    .where('revokedAt', 'is', null)
    .where('id', '<>', exceptId ?? '')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
