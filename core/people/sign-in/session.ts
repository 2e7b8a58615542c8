import { createHash } from 'node:crypto';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  findPerson,
  findSignInSession,
  insertSignInSession,
  touchSignInSession,
  type PersonRecord,
  type SignInSessionRecord,
  type Writer,
} from '#db';
import type { PersonId, ProjectId } from '#domain';
import { loadRoles } from './load-roles.ts';

const dayMs = 24 * 60 * 60_000;
/** No session lives longer than this. */
export const sessionLifeMs = 30 * dayMs;
/** A session started by passphrase ends after this long without a call. */
export const sessionIdleMs = 7 * dayMs;
const touchEveryMs = 60_000;

/** A session that is signed in: who it acts as, and the owner behind them if it is not themselves. */
export interface Session {
  readonly sessionId: string;
  readonly person: PersonRecord;
  readonly actingFor: PersonId | null;
  readonly device: string;
  readonly expiresAt: number;
}

/** What was signed in, and the token to hand to the page; the token is stored nowhere else. */
export interface NewSession {
  readonly token: string;
  readonly session: Session;
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Starts a session of `idleMs` without calls; rolling, but never longer than `sessionLifeMs`. */
export async function insertSession(
  core: Core,
  tx: Writer,
  person: PersonRecord,
  { device, idleMs }: { readonly device: string; readonly idleMs: number },
): Promise<NewSession> {
  const token = core.random.token();
  const at = core.clock.now();
  const row: SignInSessionRecord = {
    id: hashToken(token),
    personId: person.id,
    actingFor: null,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: at + Math.min(idleMs, sessionLifeMs),
    revokedAt: null,
    device,
  };
  await insertSignInSession(tx, row);
  return { token, session: toSession(row, person) };
}

/** The session of a token; throws `not-signed-in` (no or unknown token), `session-expired` and `person-disabled`. */
export async function getSession(core: Core, token: string | null): Promise<Session> {
  const row = token === null ? undefined : await findSignInSession(core.db.read, hashToken(token));
  if (!row) throw new ExpectedError('not-signed-in');
  if (row.revokedAt !== null || row.expiresAt <= core.clock.now()) throw new ExpectedError('session-expired');
  const person = await findPerson(core.db.read, row.personId);
  if (!person || person.isDisabled === 1) throw new ExpectedError('person-disabled');
  return toSession(await touch(core, row), person);
}

/** As `getSession`, but undefined where that refuses. */
export async function findSession(core: Core, token: string | null): Promise<Session | undefined> {
  return getSession(core, token).catch((error: unknown) => {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  });
}

/** Who calls: the session with its roles in the project of this call; throws `not-found` as `loadRoles` does. */
export async function loadCaller(core: Core, session: Session, projectId: ProjectId | null): Promise<Caller> {
  return {
    personId: session.person.id,
    isOwner: session.person.isOwner === 1,
    actingFor: session.actingFor,
    sessionId: session.sessionId,
    roles: projectId === null ? [] : await loadRoles(core, session.person.id, projectId),
    device: session.device,
  };
}

function toSession(row: SignInSessionRecord, person: PersonRecord): Session {
  const { id, actingFor, device, expiresAt } = row;
  return { sessionId: id, person, actingFor, device, expiresAt };
}

/** At most one write a minute, however often the page calls. */
async function touch(core: Core, row: SignInSessionRecord): Promise<SignInSessionRecord> {
  const lastSeenAt = core.clock.now();
  if (lastSeenAt - row.lastSeenAt < touchEveryMs) return row;
  // The owner's launch session starts with its whole life, which is never shortened here.
  const rolled = Math.min(row.createdAt + sessionLifeMs, lastSeenAt + sessionIdleMs);
  const seen = { lastSeenAt, expiresAt: Math.max(row.expiresAt, rolled) };
  await core.db.write((tx) => touchSignInSession(tx, row.id, seen));
  return { ...row, ...seen };
}
