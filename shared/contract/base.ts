import { oc } from '@orpc/contract';
import type { ProjectRole } from '#domain';
import { expectedErrors } from './errors.ts';

/**
 * Who may call a procedure. `member` procedures carry a `projectId` in their input, and the caller must hold
 * one of the roles there; the owner of the installation counts as a coordinator everywhere.
 */
export type Rights =
  | { readonly who: 'anyone' }
  | { readonly who: 'signed-in' }
  | { readonly who: 'owner' }
  | { readonly who: 'member'; readonly roles: readonly ProjectRole[] };

export interface ProcedureMeta {
  readonly rights?: Rights;
  /** Whether the call changes something (audited, refused while a backup is being restored). */
  readonly isWrite?: boolean;
}

const base = oc.$meta<ProcedureMeta>({}).errors(expectedErrors);

const withRights = (rights: Rights) => ({
  reads: base.meta({ rights, isWrite: false }).route({ method: 'POST' }),
  writes: base.meta({ rights, isWrite: true }).route({ method: 'POST' }),
});

export const anyone = withRights({ who: 'anyone' });
export const signedIn = withRights({ who: 'signed-in' });
export const owner = withRights({ who: 'owner' });
export const members = (...roles: readonly ProjectRole[]) => withRights({ who: 'member', roles });
