import type { Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import type { TaskId } from '#domain';
import { insertInChunks } from '../../../db/queries/chunks.ts';
import { planPeople, type Cast, type SeedSize, type Worker } from './plan-people.ts';
import { planTask } from './plan-task.ts';
import { addRows, insertionOrder, type ProjectRows } from './project-rows.ts';
import { createSeedRandom } from './seed-random.ts';

const seed = 20_260_331;
const tasksAtOnce = 100;

/**
 * Fills an empty database with one project, the same one each time, and lets the application work out stages,
 * labor times and scores as it always does.
 */
export async function seedProject(core: Core, size: SeedSize, tell: (line: string) => void): Promise<void> {
  const random = createSeedRandom(seed);
  const [cast, people] = planPeople(random, size);
  await insertRows(core, people);
  const busy = new Set<Worker>();
  const taskIds: TaskId[] = [];
  let attemptCount = 0;
  for (let from = 0; from < size.taskCount; from += tasksAtOnce) {
    const rows: ProjectRows = {};
    for (let index = from; index < Math.min(from + tasksAtOnce, size.taskCount); index += 1) {
      // Slots alone make two to three attempts a task; those who left make up the rest.
      const leaverCount = Math.max(
        0,
        Math.round((size.attemptCount * index) / size.taskCount) - attemptCount,
      );
      const place = { position: index, leaverCount, beatCount: size.beatCount };
      const task = planTask(random, cast, place, busy);
      attemptCount += task.attemptCount;
      taskIds.push(task.id);
      mergeRows(rows, task.rows);
    }
    await insertRows(core, rows);
    if (from % 1_000 === 0) tell(`seeded ${from} of ${size.taskCount} tasks`);
  }
  await recomputeAll(core, taskIds);
}

/** Who takes part in the seeded project; planned anew, since the seed repeats. */
export function listCast(size: SeedSize): Cast {
  return planPeople(createSeedRandom(seed), size)[0];
}

function mergeRows(rows: ProjectRows, more: ProjectRows): void {
  for (const table of insertionOrder) addRows(rows, table, ...((more[table] ?? []) as never[]));
}

async function insertRows(core: Core, rows: ProjectRows): Promise<void> {
  await core.db.write(async (tx) => {
    for (const table of insertionOrder) await insertInChunks(tx, table, (rows[table] ?? []) as never[]);
  });
}

async function recomputeAll(core: Core, taskIds: readonly TaskId[]): Promise<void> {
  await core.db.write(async (tx) => {
    for (const taskId of taskIds) await recomputeTask(core, tx, taskId, 'seeded');
  });
}
