import type { Sha256, TaskId } from '#domain';
import {
  listImportedTasks,
  listInputsOfProject,
  listRubricLinesOfTasks,
  listTextsOfTasks,
  type ImportedTaskRecord,
  type Reader,
} from '#db';
import type { ProjectId, TaskLanguage } from '#domain';
import type { ByLanguage, PackRubricItem } from '../officeval/pack-task.ts';

export interface ExistingInput {
  readonly name: string;
  readonly url: string | null;
  readonly sha256: Sha256 | null;
  readonly bytes: number | null;
}

/** A task as the project holds it. */
export interface ExistingTask {
  readonly id: TaskId;
  readonly row: ImportedTaskRecord;
  readonly inputs: readonly ExistingInput[];
}

/** The parts of a task that are only looked at when the pack says something new. */
export interface ExistingTexts {
  readonly instructions: ByLanguage<string>;
  readonly rubric: readonly PackRubricItem[];
}

export async function loadExistingTasks(
  db: Reader,
  projectId: ProjectId,
): Promise<ReadonlyMap<string, ExistingTask>> {
  const rows = await listImportedTasks(db, projectId);
  const inputs = Map.groupBy(await listInputsOfProject(db, projectId), (input) => input.taskId);
  return new Map(
    rows.map((row) => [
      row.externalId,
      {
        id: row.id,
        row,
        inputs: (inputs.get(row.id) ?? []).map(({ name, url, sha256, bytes }) => ({
          name,
          url,
          sha256,
          bytes,
        })),
      },
    ]),
  );
}

export async function loadExistingTexts(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<ReadonlyMap<TaskId, ExistingTexts>> {
  const texts = Map.groupBy(await listTextsOfTasks(db, taskIds), (text) => text.taskId);
  const lines = Map.groupBy(await listRubricLinesOfTasks(db, taskIds), (line) => line.taskId);
  return new Map(
    taskIds.map((id) => [
      id,
      {
        instructions: Object.fromEntries(
          (texts.get(id) ?? []).map(({ language, instruction }) => [language, instruction]),
        ),
        rubric: gatherItems(lines.get(id) ?? []),
      },
    ]),
  );
}

function gatherItems(lines: Awaited<ReturnType<typeof listRubricLinesOfTasks>>): readonly PackRubricItem[] {
  return [...Map.groupBy(lines, (line) => line.id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const texts: Partial<Record<TaskLanguage, { text: string; rawPrefix: string | null }>> = {};
    for (const { language, text, rawPrefix } of group) texts[language] = { text, rawPrefix };
    const { kind, position, weight } = first;
    return [{ kind, position, weight, needsWeight: first.needsWeight === 1, texts }];
  });
}
