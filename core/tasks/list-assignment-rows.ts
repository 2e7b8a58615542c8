import type { AssignmentRow } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { listAssignments } from '#db';
import type { PersonId, ProjectId } from '#domain';
import { viewSlot } from './view-slot.ts';

/** `assignments.list`: one page, ended ones included unless only open ones are wanted. */
export async function listAssignmentRows(
  core: Core,
  _caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly personId: PersonId | null;
    readonly isOpen: boolean | null;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ rows: AssignmentRow[]; total: number }> {
  const { rows, total } = await listAssignments(core.db.read, { ...input, search: input.search.trim() });
  return {
    rows: rows.map((row) => ({
      ...viewSlot(row),
      taskId: row.taskId,
      externalId: row.externalId,
      title: row.title,
    })),
    total,
  };
}
