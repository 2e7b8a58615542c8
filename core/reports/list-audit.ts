import type { AuditRow } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { listAuditRows, mapPersonNames } from '#db';
import type { PersonId, ProjectId } from '#domain';
import { parseJson } from '#lib';

/** `oversight.audit`: who did what in the project, newest first; the program itself has no name. */
export async function listAudit(
  core: Core,
  _caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ rows: AuditRow[]; total: number }> {
  const { rows, total } = await listAuditRows(core.db.read, input);
  const people = rows.flatMap(({ actorId, actingFor }) => [actorId, actingFor]);
  const names = await mapPersonNames(
    core.db.read,
    people.filter((id): id is PersonId => id !== null),
  );
  return {
    rows: rows.map((row) => ({
      sequence: row.sequence,
      at: row.at,
      actorName: (row.actorId && names.get(row.actorId)) ?? '',
      actingFor: row.actingFor && (names.get(row.actingFor) ?? null),
      action: row.action,
      subject: row.subject,
      details: parseDetails(row.details),
    })),
    total,
  };
}

function parseDetails(text: string): Record<string, unknown> {
  const details = parseJson(text);
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
