import type { Rights } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { loadCaller } from '#core/people';
import type { ProjectId } from '#domain';
import type { CallContext } from './call-context.ts';

/**
 * Establishes the caller and refuses who has no right to the procedure: `not-signed-in`, `session-expired`,
 * `not-allowed`. A procedure without declared rights is refused to everybody.
 */
export async function checkRights(
  core: Core,
  rights: Rights | undefined,
  context: CallContext,
  input: unknown,
): Promise<Caller | null> {
  if (rights?.who === 'anyone') return null;
  const { session } = context;
  if (!session) throw context.sessionFault ?? new ExpectedError('not-signed-in');
  const caller = await loadCaller(core, session, rights?.who === 'member' ? readProjectId(input) : null);
  if (!isAllowed(rights, caller)) throw new ExpectedError('not-allowed');
  return caller;
}

function isAllowed(rights: Rights | undefined, caller: Caller): boolean {
  switch (rights?.who) {
    case 'anyone':
    case 'signed-in':
      return true;
    case 'owner':
      return caller.isOwner && caller.actingFor === null;
    case 'member':
      return rights.roles.some((role) => caller.roles.includes(role));
    case undefined:
      return false;
  }
}

/** The project of a call, before its input is checked in full. */
function readProjectId(input: unknown): ProjectId {
  const value: unknown =
    typeof input === 'object' && input !== null && 'projectId' in input ? input.projectId : undefined;
  if (typeof value !== 'string') throw new ExpectedError('invalid-input', { field: 'projectId' });
  return value as ProjectId;
}
