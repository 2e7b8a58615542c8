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
  const { projectId } = input;
  const tasks = await listTasksWithOpenSlots(tx, projectId, input.taskIds);
  const taskIds = tasks.map((task) => task.taskId);
  const held = Map.groupBy(await listHeldSlots(tx, taskIds), (row) => row.taskId);
  const barred = Map.groupBy(await listBarredPeople(tx, taskIds), (row) => row.taskId);
  const annotators = await listActiveAnnotators(tx, projectId);
  const draws = tasks.map(({ taskId, externalId, needsThird }): TaskDraw => {
    const out = new Set(barred.get(taskId)?.map((row) => row.personId));
    const pool = annotators.filter((personId) => !out.has(personId));
    const open = listOpenSlots({ needsThird }, held.get(taskId) ?? []);
    const seed = `${input.seed}/${externalId}`;
    const kind = open.every((slot) => slot === 3) ? 'third' : 'pair';
    const chosen = recomputeDraw({ seed, pool, count: open.length });
    return { projectId, taskId, externalId, kind, seed, pool, open, chosen };
  });
  const made = draws.filter((draw) => draw.chosen.length > 0);
  await storeDraws(core, tx, made);
  const assignments = made.flatMap((draw) => listDrawnAssignments(core, draw));
  await insertAssignments(tx, assignments);
  for (const { taskId } of made) await recomputeTask(core, tx, taskId, 'assignments.draw');
  return {
    assignedCount: assignments.length,
    withoutPool: draws.flatMap(({ taskId, externalId, open, chosen }) => {
      const openSlots = open.length - chosen.length;
      return openSlots === 0 ? [] : [{ taskId, externalId, openSlots }];
    }),
  };
}

/** Slots that want somebody: 1 and 2 always, 3 once Algorithm 1 asks for it. */
export function listOpenSlots(
  task: Pick<OpenSlotsRecord, 'needsThird'>,
  held: readonly { readonly slot: number }[],
): readonly number[] {
  const taken = new Set(held.map((row) => row.slot));
  return (task.needsThird === 1 ? [1, 2, 3] : [1, 2]).filter((slot) => !taken.has(slot));
}

export interface Draw {
  readonly projectId: ProjectId;
  readonly taskId: TaskId;
  readonly kind: 'pair' | 'third' | 'replacement';
  readonly seed: string;
  readonly pool: readonly PersonId[];
  readonly chosen: readonly PersonId[];
}

interface TaskDraw extends Draw {
  readonly externalId: string;
  readonly open: readonly number[];
}

function listDrawnAssignments(core: Core, { projectId, taskId, open, chosen }: TaskDraw) {
  const assignedAt = core.clock.now();
  return open.flatMap((slot, index) => {
    const personId = chosen[index];
    if (personId === undefined) return [];
    return [{ id: core.random.id() as AssignmentId, projectId, taskId, personId, slot, assignedAt }];
  });
}

/** Keeps what draws saw and chose, in the order that they saw it. */
export async function storeDraws(core: Core, tx: Writer, draws: readonly Draw[]): Promise<void> {
  await insertDraws(
    tx,
    draws.map(({ projectId, taskId, kind, seed, pool, chosen }) => ({
      id: core.random.id(),
      projectId,
      taskId,
      kind,
      seed,
      pool: JSON.stringify(pool),
      chosen: JSON.stringify(chosen),
      at: core.clock.now(),
    })),
  );
}
