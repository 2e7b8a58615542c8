import type { RubricItemView } from '#contract';
import type { RubricTextRecord } from '#db';

export type RubricItemOfTask = RubricItemView & Pick<RubricTextRecord, 'taskId' | 'externalId'>;

/** Rubric items with their texts put together, in the order of the rows. */
export function viewRubric(rows: readonly RubricTextRecord[]): RubricItemOfTask[] {
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((texts) => {
    const [item] = texts;
    if (!item) return [];
    const textIn = (language: 'en' | 'zh') => texts.find((row) => row.language === language)?.text ?? null;
    return [
      {
        id: item.id,
        taskId: item.taskId,
        externalId: item.externalId,
        kind: item.kind,
        position: item.position,
        weight: item.weight,
        needsWeight: item.needsWeight === 1,
        text: { en: textIn('en'), zh: textIn('zh') },
        rawPrefix: texts.find((row) => row.rawPrefix !== null)?.rawPrefix ?? null,
      },
    ];
  });
}
