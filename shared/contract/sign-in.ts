import { z } from 'zod';
import { anyone, signedIn } from './base.ts';
import { done, instant, language, personId, projectId, role } from './fields.ts';

const membership = z.object({ projectId, projectName: z.string(), roles: z.array(role) });

/** Who is signed in here, and what they may enter. */
export const sessionView = z.object({
  person: z
    .object({
      id: personId,
      displayName: z.string(),
      loginName: z.string(),
      isOwner: z.boolean(),
      hasPassphrase: z.boolean(),
    })
    .nullable(),
  /** The owner's own name while they act as one of the sample's people. */
  actingFor: z.string().nullable(),
  memberships: z.array(membership),
  language: language.nullable(),
  version: z.string(),
  isShell: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

const openSession = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  device: z.string(),
  isThis: z.boolean(),
});

export const signIn = {
  get: anyone.reads.output(sessionView),
  withPassphrase: anyone.writes
    .input(z.object({ loginName: z.string().min(1).max(80), passphrase: z.string().min(1).max(1_000) }))
    .output(sessionView),
  out: signedIn.writes.output(done),
  sessions: signedIn.reads.output(z.array(openSession)),
  revoke: signedIn.writes.input(z.object({ id: z.string() })).output(done),
  setLanguage: signedIn.writes.input(z.object({ language })).output(done),
  changePassphrase: signedIn.writes
    .input(z.object({ current: z.string().max(1_000), next: z.string().max(1_000) }))
    .output(done),
  /** For the owner, themselves or while acting; only as one of the fictional people of a sample project. */
  actAs: signedIn.writes.input(z.object({ personId })).output(sessionView),
  stopActing: signedIn.writes.output(sessionView),
};
