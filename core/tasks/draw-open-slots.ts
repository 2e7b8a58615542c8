import { audit, type Actor, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import {
  insertAssignments,
  insertDraws,
  listActiveAnnotators,
  listBarredPeople,
  listHeldSlots,
  listTasksWithOpenSlots,
  type OpenSlotsRecord,
  type Writer,
} from '#db';
import type { AssignmentId, PersonId, ProjectId, TaskId } from '#domain';
import { recomputeDraw } from './recompute-draw.ts';

export interface DrawnSlots {
  readonly assignedCount: number;
  /** Tasks that nobody was left for, and how many of their slots stay open. */
  readonly withoutPool: { taskId: TaskId; externalId: string; openSlots: number }[];
}

export interface SlotsToDraw {
  readonly projectId: ProjectId;
  /** null: every task of the project. */
  readonly taskIds: readonly TaskId[] | null;
  readonly seed: string;
}

/**
 * Fills the open slots of these tasks with people drawn uniformly at random from those who were never on the task and
 * never took it to check. Each task draws from `seed/externalId`, stored with its pool; one audit row for all.
 */
export async function drawOpenSlots(
  core: Core,
  tx: Writer,
  actor: Actor,
  input: SlotsToDraw,
): Promise<DrawnSlots> {
  const drawn = await fillOpenSlots(core, tx, input);
  await audit(core, tx, actor, {
    projectId: input.projectId,
    action: 'assignments.draw',
    subject: input.projectId,
    details: {
      seed: input.seed,
      taskCount: input.taskIds?.length ?? null,
      assignedCount: drawn.assignedCount,
      withoutPoolCount: drawn.withoutPool.length,
    },
  });
  return drawn;
}

/** As `drawOpenSlots`, without its audit row. */
export async function fillOpenSlots(core: Core, tx: Writer, input: SlotsToDraw): Promise<DrawnSlots> {
  const tasks = await listTasksWithOpenSlots(tx, input.projectId, input.taskIds);
  const taskIds = tasks.map((task) => task.taskId);
  const held = Map.groupBy(await listHeldSlots(tx, taskIds), (row) => row.taskId);
  const barred = Map.groupBy(await listBarredPeople(tx, taskIds), (row) => row.taskId);
  const annotators = await listActiveAnnotators(tx, input.projectId);
  const withoutPool: DrawnSlots['withoutPool'] = [];
  let assignedCount = 0;
  for (const task of tasks) {
    const out = new Set(barred.get(task.taskId)?.map((row) => row.personId));
    const pool = annotators.filter((personId) => !out.has(personId));
    const open = listOpenSlots(task, held.get(task.taskId) ?? []);
    const drawn = await drawTask(core, tx, { ...input, task, pool, open });
    assignedCount += drawn;
    if (drawn < open.length)
      withoutPool.push({
        taskId: task.taskId,
        externalId: task.externalId,
        openSlots: open.length - drawn,
      });
  }
  return { assignedCount, withoutPool };
}

/** Slots that want somebody: 1 and 2 always, 3 once Algorithm 1 asks for it. */
export function listOpenSlots(
  task: Pick<OpenSlotsRecord, 'needsThird'>,
  held: readonly { readonly slot: number }[],
): readonly number[] {
  const taken = new Set(held.map((row) => row.slot));
  return (task.needsThird === 1 ? [1, 2, 3] : [1, 2]).filter((slot) => !taken.has(slot));
}

interface TaskDraw {
  readonly projectId: ProjectId;
  readonly seed: string;
  readonly task: Pick<OpenSlotsRecord, 'taskId' | 'externalId'>;
  readonly pool: readonly PersonId[];
  readonly open: readonly number[];
}

async function drawTask(core: Core, tx: Writer, draw: TaskDraw): Promise<number> {
  const { projectId, pool, open } = draw;
  const { taskId, externalId } = draw.task;
  if (pool.length === 0) return 0;
  const seed = `${draw.seed}/${externalId}`;
  const chosen = recomputeDraw({ seed, pool, count: open.length });
  const kind = open.every((slot) => slot === 3) ? 'third' : 'pair';
  await storeDraw(core, tx, { projectId, taskId, kind, seed, pool, chosen });
  const assignedAt = core.clock.now();
  await insertAssignments(
    tx,
    open.flatMap((slot, index) => {
      const personId = chosen[index];
      if (personId === undefined) return [];
      return [{ id: core.random.id() as AssignmentId, projectId, taskId, personId, slot, assignedAt }];
    }),
  );
  await recomputeTask(core, tx, taskId, 'assignments.draw');
  return chosen.length;
}

/** Keeps what a draw saw and chose, in the order that it saw it. */
export async function storeDraw(
  core: Core,
  tx: Writer,
  draw: {
    readonly projectId: ProjectId;
    readonly taskId: TaskId;
    readonly kind: 'pair' | 'third' | 'replacement';
    readonly seed: string;
    readonly pool: readonly PersonId[];
    readonly chosen: readonly PersonId[];
  },
): Promise<void> {
  await insertDraws(tx, [
    {
      ...draw,
      id: core.random.id(),
      pool: JSON.stringify(draw.pool),
      chosen: JSON.stringify(draw.chosen),
      at: core.clock.now(),
    },
  ]);
}
