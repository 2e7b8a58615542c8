import type { SlotView, TaskRow, TaskStage } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { listSlotsOfTasks, listTasks, type TaskRecord } from '#db';
import type { ProjectId } from '#domain';
import { viewSlot } from './view-slot.ts';

/** `tasks.list`: one page of tasks in the pack's order, each with the slots that somebody holds. */
export async function listTaskRows(
  core: Core,
  _caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly stage: TaskStage | null;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ rows: TaskRow[]; total: number }> {
  const { rows, total } = await listTasks(core.db.read, { ...input, search: input.search.trim() });
  const ids = rows.map((row) => row.id);
  const slots = Map.groupBy(await listSlotsOfTasks(core.db.read, ids, true), (slot) => slot.taskId);
  return {
    rows: rows.map((row) => viewTaskRow(row, (slots.get(row.id) ?? []).map(viewSlot))),
    total,
  };
}

export function viewTaskRow(task: TaskRecord, slots: SlotView[]): TaskRow {
  return {
    id: task.id,
    externalId: task.externalId,
    title: task.title,
    domain: task.domain,
    stage: task.stage,
    needsThird: task.needsThird === 1,
    needsWeightCount: task.needsWeightCount,
    missingInputCount: task.missingInputCount,
    laborTimeMs: task.laborTimeMs,
    slots,
  };
}
