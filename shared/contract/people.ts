import { z } from 'zod';
import { members } from './base.ts';
import { done, instant, personId, projectId, role } from './fields.ts';

export const personView = z.object({
  id: personId,
  displayName: z.string(),
  loginName: z.string(),
  roles: z.array(role),
  hasPassphrase: z.boolean(),
  isDisabled: z.boolean(),
  isOwner: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  /** Assignments that are neither ended nor accepted. */
  openCount: z.number(),
  acceptedCount: z.number(),
});
export type PersonView = z.infer<typeof personView>;

const displayName = z.string().trim().min(1).max(80);
const loginName = z.string().trim().min(1).max(80);

export const people = {
  list: members('coordinator').reads.input(z.object({ projectId })).output(z.array(personView)),
  /** Without a passphrase the person can't sign in until one is set. An existing login name joins the project. */
  add: members('coordinator')
    .writes.input(
      z.object({
        projectId,
        displayName,
        loginName,
        passphrase: z.string().max(1_000).nullable(),
        roles: z.array(role).min(1),
      }),
    )
    .output(personView),
  setRoles: members('coordinator')
    .writes.input(z.object({ projectId, personId, roles: z.array(role) }))
    .output(done),
  setPassphrase: members('coordinator')
    .writes.input(z.object({ projectId, personId, passphrase: z.string().max(1_000) }))
    .output(done),
  setDisabled: members('coordinator')
    .writes.input(z.object({ projectId, personId, isDisabled: z.boolean() }))
    .output(done),
};
