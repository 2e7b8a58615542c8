import { createHash } from 'node:crypto';
import type { ProjectId } from '#domain';
import { appendAuditRow, findLastAuditRow, type Writer } from '#db';
import type { Caller } from './caller.ts';
import type { Core } from './core.ts';

export interface AuditEntry {
  readonly projectId: ProjectId | null;
  /** `area.verb`, as in the contract, or a command-line verb. */
  readonly action: string;
  /** Id of what it was done to. */
  readonly subject: string;
  /** Facts, never document content or secrets. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Who did it; null is the program itself (a sweep, the command line on the machine). */
export type Actor = Pick<Caller, 'personId' | 'actingFor'> | null;

/** Appends to the audit within the transaction of what it records. */
export async function audit(core: Core, tx: Writer, actor: Actor, entry: AuditEntry): Promise<void> {
  const last = await findLastAuditRow(tx);
  const row = {
    sequence: (last?.sequence ?? 0) + 1,
    at: core.clock.now(),
    projectId: entry.projectId,
    actorId: actor?.personId ?? null,
    actingFor: actor?.actingFor ?? null,
    action: entry.action,
    subject: entry.subject,
    details: JSON.stringify(entry.details ?? {}),
  };
  await appendAuditRow(tx, { ...row, hash: computeAuditHash(last?.hash ?? '', row) });
}

/** The chain: each row's hash covers the row before, so that a change to any row shows in all later ones. */
export function computeAuditHash(previous: string, row: Readonly<Record<string, unknown>>): string {
  const { sequence, at, projectId, actorId, actingFor, action, subject, details } = row;
  const line = JSON.stringify([
    previous,
    sequence,
    at,
    projectId,
    actorId,
    actingFor,
    action,
    subject,
    details,
  ]);
  return createHash('sha256').update(line).digest('hex');
}
