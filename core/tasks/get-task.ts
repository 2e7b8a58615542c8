import type { RubricItemView, TaskDetail } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  findTask,
  listDraws,
  listInstructions,
  listPersonNames,
  listRubric,
  listSlotsOfTasks,
  listTaskInputs,
  type Reader,
} from '#db';
import type { ProjectId, TaskId } from '#domain';
import { parseJson } from '#lib';
import { z } from 'zod';
import { viewTaskRow } from './list-task-rows.ts';
import { viewRubric } from './view-rubric.ts';
import { viewSlot } from './view-slot.ts';

/** `tasks.get`: everything about a task, its ended slots and its draws too. Throws `not-found`. */
export async function getTask(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId; readonly taskId: TaskId },
): Promise<TaskDetail> {
  const db = core.db.read;
  const task = await findTask(db, input.projectId, input.taskId);
  if (!task) throw new ExpectedError('not-found');
  const texts = await listInstructions(db, task.id);
  const textIn = (language: 'en' | 'zh') =>
    texts.find((text) => text.language === language)?.instruction ?? null;
  const slots = await listSlotsOfTasks(db, [task.id], false);
  return {
    ...viewTaskRow(task, slots.map(viewSlot)),
    instruction: { en: textIn('en'), zh: textIn('zh') },
    operationIntent: task.operationIntent,
    inputs: [...(await listTaskInputs(db, task.id))],
    rubric: viewRubric(await listRubric(db, task.id)).map(withoutTask),
    published: {
      laborMinutes: task.publishedLaborMinutes,
      price: task.publishedPrice,
      currency: task.publishedCurrency,
      priceSource: task.publishedPriceSource,
    },
    draws: await viewDraws(db, task.id),
  };
}

function withoutTask({
  taskId: _taskId,
  externalId: _externalId,
  ...item
}: ReturnType<typeof viewRubric>[number]): RubricItemView {
  return item;
}

const idList = z.array(z.string());

async function viewDraws(db: Reader, taskId: TaskId): Promise<TaskDetail['draws']> {
  const draws = (await listDraws(db, taskId)).map((draw) => ({
    ...draw,
    pool: idList.parse(parseJson(draw.pool)),
    chosen: idList.parse(parseJson(draw.chosen)),
  }));
  const names = await listPersonNames(
    db,
    draws.flatMap((draw) => draw.chosen),
  );
  return draws.map(({ at, kind, seed, pool, chosen }) => ({
    at,
    kind,
    seed,
    poolSize: pool.length,
    chosen: chosen.map((id) => names.get(id) ?? id),
  }));
}
