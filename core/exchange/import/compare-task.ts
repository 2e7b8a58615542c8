import { taskLanguages } from '#domain';
import type { PackRubricItem, PackTask } from '../officeval/pack-task.ts';
import type { ExistingTask, ExistingTexts } from './existing-task.ts';

/** Parts of a task that an import can change; these names stand in the report. */
export type TaskField =
  | 'instruction'
  | 'rubric'
  | 'domain'
  | 'operationIntent'
  | 'publishedLaborMinutes'
  | 'publishedPrice'
  | 'publishedPriceSource'
  | 'inputs'
  | 'inputFiles';

/** Parts that people work from: once someone has started, they stay as they were. */
export const frozenFields: ReadonlySet<TaskField> = new Set<TaskField>(['instruction', 'rubric', 'inputs']);

/** What a pack would change in the texts and figures of a task; input files are compared elsewhere. */
export function compareTask(
  existing: ExistingTask,
  texts: ExistingTexts,
  task: PackTask,
): readonly TaskField[] {
  const { row } = existing;
  const differs: Readonly<Record<Exclude<TaskField, 'inputFiles'>, boolean>> = {
    instruction: taskLanguages.some(
      (language) =>
        task.instructions[language] !== undefined &&
        task.instructions[language] !== texts.instructions[language],
    ),
    rubric: task.rubric.length > 0 && !isSameRubric(joinRubrics(texts.rubric, task.rubric), texts.rubric),
    domain: task.domain !== row.domain,
    operationIntent: task.operationIntent !== row.operationIntent,
    publishedLaborMinutes: task.published.laborMinutes !== row.publishedLaborMinutes,
    publishedPrice: task.published.price !== row.publishedPrice,
    publishedPriceSource: task.published.priceSource !== row.publishedPriceSource,
    inputs: isDifferentList(task, existing),
  };
  return (Object.keys(differs) as (keyof typeof differs)[]).filter((field) => differs[field]);
}

function isDifferentList(task: PackTask, existing: ExistingTask): boolean {
  const key = (inputs: PackTask['inputs']) => JSON.stringify(inputs.map(({ name, url }) => [name, url]));
  return key(task.inputs) !== key(existing.inputs);
}

/**
 * The rubric after an import: the pack's items, with the texts of a language that this pack lacks, and with the
 * weight that a person set where the pack still has none.
 */
export function joinRubrics(
  existing: readonly PackRubricItem[],
  incoming: readonly PackRubricItem[],
): readonly PackRubricItem[] {
  const byPlace = new Map(existing.map((item) => [placeOf(item), item]));
  return incoming.map((item) => {
    const before = byPlace.get(placeOf(item));
    if (before === undefined) return item;
    const texts = { ...before.texts, ...item.texts };
    const isSame = taskLanguages.every((language) => isSameText(texts[language], before.texts[language]));
    const keepsWeight = item.needsWeight && !before.needsWeight && isSame;
    return { ...item, texts, ...(keepsWeight ? { weight: before.weight, needsWeight: false } : {}) };
  });
}

/** Whether a rubric in one language can be laid over one that also has another: item by item, or not at all. */
export function fitsRubric(
  existing: readonly PackRubricItem[],
  incoming: readonly PackRubricItem[],
): boolean {
  const languagesOf = (items: readonly PackRubricItem[]) =>
    new Set(items.flatMap((item) => Object.keys(item.texts)));
  const covered = languagesOf(incoming);
  if ([...languagesOf(existing)].every((language) => covered.has(language))) return true;
  const places = new Set(existing.map(placeOf));
  return existing.length === incoming.length && incoming.every((item) => places.has(placeOf(item)));
}

function isSameRubric(a: readonly PackRubricItem[], b: readonly PackRubricItem[]): boolean {
  const byPlace = new Map(b.map((item) => [placeOf(item), item]));
  return (
    a.length === b.length &&
    a.every((item) => {
      const other = byPlace.get(placeOf(item));
      return (
        other !== undefined &&
        item.weight === other.weight &&
        item.needsWeight === other.needsWeight &&
        taskLanguages.every((language) => isSameText(item.texts[language], other.texts[language]))
      );
    })
  );
}

type ItemText = PackRubricItem['texts']['en'];

function isSameText(a: ItemText, b: ItemText): boolean {
  return a?.text === b?.text && a?.rawPrefix === b?.rawPrefix;
}

function placeOf({ kind, position }: PackRubricItem): string {
  return `${kind} ${position}`;
}
