import { taskLanguages, type ProjectId, type RubricItemId, type TaskId } from '#domain';
import type { TaskRows } from '#db';
import type { StoredFile } from '#core/foundation';
import type { PackRubricItem, PackTask } from '../officeval/pack-task.ts';
import { computeTitle } from './compute-title.ts';
import { hashTask } from './plan-import.ts';

/** Bytes of a task's inputs by name; null where there are none. */
export type InputFiles = ReadonlyMap<string, StoredFile | null>;

type TaskRow = TaskRows['tasks'][number];

/** What a pack says about a task, as columns. */
export function describeTask(task: PackTask, rubric: readonly PackRubricItem[], files: InputFiles) {
  const { en, zh } = task.instructions;
  return {
    title: computeTitle(en ?? zh ?? ''),
    ...(en === undefined ? {} : { titleEn: computeTitle(en) }),
    ...(zh === undefined ? {} : { titleZh: computeTitle(zh) }),
    domain: task.domain,
    operationIntent: task.operationIntent,
    publishedLaborMinutes: task.published.laborMinutes,
    publishedPrice: task.published.price,
    publishedCurrency: task.published.price === null ? null : 'CNY',
    publishedPriceSource: task.published.priceSource,
    contentHash: hashTask(task),
    needsWeightCount: rubric.filter((item) => item.needsWeight).length,
    missingInputCount: task.inputs.filter(({ name }) => !files.get(name)).length,
  };
}

/** Rows of a new task. */
export function makeTaskRows(
  place: {
    readonly id: TaskId;
    readonly projectId: ProjectId;
    readonly position: number;
    readonly at: number;
  },
  task: PackTask,
  files: InputFiles,
): TaskRows {
  const { id, projectId, position, at } = place;
  const row: TaskRow = {
    id,
    projectId,
    externalId: task.externalId,
    position,
    titleEn: null,
    titleZh: null,
    ...describeTask(task, task.rubric, files),
    stage: 'unassigned',
    needsThird: 0,
    laborTimeMs: null,
    createdAt: at,
    changedAt: at,
  };
  return {
    tasks: [row],
    texts: makeTextRows(id, task.instructions),
    inputs: makeInputRows(id, task, files),
    ...makeRubricRows(id, task.rubric),
  };
}

export function makeTextRows(taskId: TaskId, instructions: PackTask['instructions']): TaskRows['texts'] {
  return taskLanguages.flatMap((language) => {
    const instruction = instructions[language];
    return instruction === undefined ? [] : [{ taskId, language, instruction }];
  });
}

export function makeInputRows(taskId: TaskId, task: PackTask, files: InputFiles): TaskRows['inputs'] {
  return task.inputs.map(({ name, url }, index) => {
    const file = files.get(name) ?? null;
    return {
      taskId,
      position: index + 1,
      name,
      url,
      sha256: file?.sha256 ?? null,
      bytes: file?.bytes ?? null,
    };
  });
}

/** An item's id names its place in its task: rows that lie together are written together, which is twice as fast. */
export function makeRubricRows(
  taskId: TaskId,
  rubric: readonly PackRubricItem[],
): Pick<TaskRows, 'rubricItems' | 'rubricTexts'> {
  const idOf = ({ kind, position }: PackRubricItem) =>
    `${taskId}.${kind}.${String(position).padStart(4, '0')}` as RubricItemId;
  return {
    rubricItems: rubric.map((item) => {
      const { kind, position, weight, needsWeight } = item;
      return { id: idOf(item), taskId, kind, position, weight, needsWeight: needsWeight ? 1 : 0 };
    }),
    rubricTexts: rubric.flatMap((item) =>
      taskLanguages.flatMap((language) => {
        const own = item.texts[language];
        return own === undefined
          ? []
          : [{ itemId: idOf(item), language, text: own.text, rawPrefix: own.rawPrefix }];
      }),
    ),
  };
}
