import { sql } from 'kysely';
import type { Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import type { Writer } from '#db';
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
 * labor times and scores as it always does. All in one transaction: ids are random, so that each of many would
 * write most of the indexes again.
 */
export async function seedProject(core: Core, size: SeedSize, tell: (line: string) => void): Promise<void> {
  await core.db.write(async (tx) => {
    if (core.db.engine === 'sqlite') await sql`PRAGMA cache_size = -2000000`.execute(tx);
    for (const taskId of await insertProject(tx, size, tell)) await recomputeTask(core, tx, taskId, 'seeded');
  });
}

/** Who takes part in the seeded project; planned anew, since the seed repeats. */
export function listCast(size: SeedSize): Cast {
  return planPeople(createSeedRandom(seed), size)[0];
}

async function insertProject(
  tx: Writer,
  size: SeedSize,
  tell: (line: string) => void,
): Promise<readonly TaskId[]> {
  const random = createSeedRandom(seed);
  const [cast, people] = planPeople(random, size);
  await insertRows(tx, people);
  const busy = new Set<Worker>();
  const taskIds: TaskId[] = [];
  let attemptCount = 0;
  for (let from = 0; from < size.taskCount; from += tasksAtOnce) {
    const rows: ProjectRows = {};
    for (let index = from; index < Math.min(from + tasksAtOnce, size.taskCount); index += 1) {
      // Slots alone make two to three attempts a task; those who left make up the rest.
      const due = Math.round((size.attemptCount * index) / size.taskCount);
      const place = {
        position: index,
        leaverCount: Math.max(0, due - attemptCount),
        beatCount: size.beatCount,
      };
      const task = planTask(random, cast, place, busy);
      attemptCount += task.attemptCount;
      taskIds.push(task.id);
      mergeRows(rows, task.rows);
    }
    await insertRows(tx, rows);
    if (from % 1_000 === 0) tell(`seeded ${from} of ${size.taskCount} tasks`);
  }
  return taskIds;
}

function mergeRows(rows: ProjectRows, more: ProjectRows): void {
  for (const table of insertionOrder) addRows(rows, table, ...((more[table] ?? []) as never[]));
}

async function insertRows(tx: Writer, rows: ProjectRows): Promise<void> {
  for (const table of insertionOrder) await insertInChunks(tx, table, (rows[table] ?? []) as never[]);
}
