import { taskLanguages, type TaskLanguage } from '#domain';
import type { FaultList } from './fault-list.ts';
import type { ByLanguage, PackRubricItem, PackTask, RubricSheet, TaskSheet } from './pack-task.ts';
import { parseSignedItem } from './parse-rubric-item.ts';

type Sheets<T> = Partial<Record<TaskLanguage, T>>;

/** Joins the sheets of one task in two languages, in the order of the task sheets; what can't be joined is listed. */
export function mergeLanguages(
  taskSheets: readonly TaskSheet[],
  rubricSheets: readonly RubricSheet[],
  faults: FaultList,
): readonly PackTask[] {
  const tasks = gather(taskSheets, faults);
  const rubrics = gather(rubricSheets, faults);
  for (const [taskId, sheets] of rubrics) {
    if (tasks.has(taskId)) continue;
    for (const sheet of Object.values(sheets)) {
      faults.stop(
        'rubric-without-task',
        { file: sheet.file, taskId },
        `No task ${taskId} lies beside this rubric.`,
      );
    }
  }
  const merged = [...tasks].map(([externalId, sheets]) =>
    mergeTask(externalId, sheets, rubrics.get(externalId), faults),
  );
  const bare = merged.filter((task) => task.rubric.length === 0);
  for (const { externalId: taskId, file } of bare) {
    // Some with and some without is half a pack; none at all is a pack without rubrics.
    if (bare.length < merged.length)
      faults.stop('rubric-mismatch', { file, taskId }, 'This task has no rubric; others have.');
    else faults.warn('rubric-mismatch', { file, taskId }, 'This task has no rubric.');
  }
  return merged;
}

function gather<T extends TaskSheet | RubricSheet>(
  sheets: readonly T[],
  faults: FaultList,
): Map<string, Sheets<T>> {
  const byId = new Map<string, Sheets<T>>();
  for (const sheet of sheets) {
    const known: Sheets<T> = byId.get(sheet.externalId) ?? {};
    const first = known[sheet.language];
    if (first === undefined) known[sheet.language] = sheet;
    else {
      const message = `The id ${sheet.externalId} stands in ${first.file} already.`;
      faults.stop('duplicate-id', { file: sheet.file, taskId: sheet.externalId }, message);
    }
    byId.set(sheet.externalId, known);
  }
  return byId;
}

function mergeTask(
  externalId: string,
  sheets: Sheets<TaskSheet>,
  rubrics: Sheets<RubricSheet> | undefined,
  faults: FaultList,
): PackTask {
  // The Chinese sheet is the original; the English one translates it.
  const main = sheets.zh ?? sheets.en;
  if (main === undefined) throw new Error(`no sheet of ${externalId}`);
  if (sheets.en && sheets.zh) warnOfDifferences(sheets.zh, sheets.en, faults);
  return {
    externalId,
    file: main.file,
    instructions: mapLanguages(sheets, (sheet) => sheet.instruction),
    operationIntent: main.operationIntent,
    domain: main.domain,
    published: main.published,
    inputs: main.inputs,
    rubric: rubrics ? mergeRubric(externalId, rubrics, faults) : [],
  };
}

function warnOfDifferences(zh: TaskSheet, en: TaskSheet, faults: FaultList): void {
  const facts = ({ operationIntent, domain, published, inputs }: TaskSheet) => ({
    operation_intent: operationIntent,
    domain,
    human_labor_time: published.laborMinutes,
    task_price_proxy: published.price,
    price_source: published.priceSource,
    origin_files: inputs.map((input) => input.name),
  });
  const [first, second] = [facts(zh), facts(en)];
  const differing = (Object.keys(first) as (keyof typeof first)[]).filter(
    (key) => JSON.stringify(first[key]) !== JSON.stringify(second[key]),
  );
  if (differing.length === 0) return;
  const message = `${differing.join(', ')} differ from ${zh.file}, whose values are taken.`;
  faults.warn('not-a-task', { file: en.file, taskId: en.externalId }, message);
}

function mergeRubric(
  taskId: string,
  rubrics: Sheets<RubricSheet>,
  faults: FaultList,
): readonly PackRubricItem[] {
  const { zh, en } = rubrics;
  if (zh && en && (zh.gates.length !== en.gates.length || zh.items.length !== en.items.length)) {
    const counts = (sheet: RubricSheet) => `${sheet.gates.length} gates and ${sheet.items.length} items`;
    const message = `${counts(en)} here, ${counts(zh)} in ${zh.file}.`;
    faults.stop('rubric-mismatch', { file: en.file, taskId }, message);
    return [];
  }
  const main = zh ?? en;
  if (main === undefined) return [];
  const gates = main.gates.map((_, index): PackRubricItem => {
    const texts = mapLanguages(rubrics, ({ gates: lines }) => ({
      text: (lines[index] ?? '').trim(),
      rawPrefix: null,
    }));
    return { kind: 'gate', position: index + 1, weight: null, needsWeight: false, texts };
  });
  return [...gates, ...main.items.map((_, index) => mergeItem(taskId, index, rubrics, faults))];
}

function mergeItem(
  taskId: string,
  index: number,
  rubrics: Sheets<RubricSheet>,
  faults: FaultList,
): PackRubricItem {
  const items = mapLanguages(rubrics, (sheet) => parseSignedItem(sheet.items[index] ?? ''));
  const weights = new Set(Object.values(items).map((item) => item.weight));
  const weight = weights.size === 1 ? ([...weights][0] ?? null) : null;
  if (weights.size > 1) {
    const message = `The weights of item ${index + 1} differ between the languages; it needs a weight.`;
    faults.warn('rubric-mismatch', { file: rubrics.en?.file ?? '', taskId }, message);
  }
  return {
    kind: 'item',
    position: index + 1,
    weight,
    needsWeight: weight === null,
    texts: mapLanguages(items, ({ text, rawPrefix, weight: own }) => ({
      text,
      rawPrefix: rawPrefix ?? (weight === null && own !== null ? `${own > 0 ? '+' : ''}${own}:` : null),
    })),
  };
}

function mapLanguages<T, U>(sheets: ByLanguage<T>, map: (sheet: T) => U): ByLanguage<U> {
  const mapped: Partial<Record<TaskLanguage, U>> = {};
  for (const language of taskLanguages) {
    const sheet = sheets[language];
    if (sheet !== undefined) mapped[language] = map(sheet);
  }
  return mapped;
}
