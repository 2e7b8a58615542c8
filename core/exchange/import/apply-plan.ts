import type { ProjectId, TaskId } from '#domain';
import { deleteTaskParts, insertTaskRows, updateImportedTask, type TaskRows, type Writer } from '#db';
import type { Core, StoredFile } from '#core/foundation';
import type { FoundInputs } from '../officeval/find-inputs.ts';
import type { PackEntry } from '../officeval/pack-archive.ts';
import type { PackTask } from '../officeval/pack-task.ts';
import { joinRubrics } from './compare-task.ts';
import type { ExistingTask } from './existing-task.ts';
import {
  describeTask,
  makeInputRows,
  makeRubricRows,
  makeTaskRows,
  makeTextRows,
  type InputFiles,
} from './make-task-rows.ts';
import type { ImportPlan, TaskChange } from './plan-import.ts';

/** Inputs that are in the file store by now. */
export type StoredInputs = ReadonlyMap<PackEntry, StoredFile>;

/** Writes what the plan says, within the caller's transaction. */
export async function applyPlan(
  core: Core,
  tx: Writer,
  projectId: ProjectId,
  plan: ImportPlan,
  found: FoundInputs,
  stored: StoredInputs,
): Promise<void> {
  const last = Math.max(0, ...[...plan.existing.values()].map((task) => task.row.position));
  const at = core.clock.now();
  // In order, so that the database appends instead of searching for a place.
  const ids = plan.created.map(() => core.random.id() as TaskId).toSorted();
  const rows = plan.created.map((task, index) => {
    const place = {
      id: ids[index] ?? (core.random.id() as TaskId),
      projectId,
      position: last + index + 1,
      at,
    };
    return makeTaskRows(place, task, filesOf(task, null, found, stored));
  });
  await insertTaskRows(tx, {
    tasks: rows.flatMap((row) => row.tasks),
    texts: rows.flatMap((row) => row.texts),
    inputs: rows.flatMap((row) => row.inputs),
    rubricItems: rows.flatMap((row) => row.rubricItems),
    rubricTexts: rows.flatMap((row) => row.rubricTexts),
  });
  for (const change of plan.changed) {
    await applyChange(core, tx, change, filesOf(change.task, change.existing, found, stored));
  }
}

async function applyChange(core: Core, tx: Writer, change: TaskChange, files: InputFiles): Promise<void> {
  const { task, existing, texts, fields } = change;
  const has = new Set(fields);
  const rubric = joinRubrics(texts?.rubric ?? [], task.rubric);
  const parts = {
    texts: has.has('instruction'),
    inputs: has.has('inputs') || has.has('inputFiles'),
    rubric: has.has('rubric'),
  };
  await deleteTaskParts(tx, existing.id, parts);
  const none: TaskRows = { tasks: [], texts: [], inputs: [], rubricItems: [], rubricTexts: [] };
  await insertTaskRows(tx, {
    ...none,
    ...(parts.texts
      ? { texts: makeTextRows(existing.id, { ...texts?.instructions, ...task.instructions }) }
      : {}),
    ...(parts.inputs ? { inputs: makeInputRows(existing.id, task, files) } : {}),
    ...(parts.rubric ? makeRubricRows(existing.id, rubric) : {}),
  });
  const { needsWeightCount, title, ...columns } = describeTask(task, rubric, files);
  const hasBetterTitle = task.instructions.en !== undefined || existing.row.titleEn === null;
  await updateImportedTask(tx, existing.id, {
    ...columns,
    ...(hasBetterTitle ? { title } : {}),
    ...(parts.rubric ? { needsWeightCount } : {}),
    changedAt: core.clock.now(),
  });
}

/** A file found now, else the one that an earlier import found. */
function filesOf(
  task: PackTask,
  existing: ExistingTask | null,
  found: FoundInputs,
  stored: StoredInputs,
): InputFiles {
  return new Map(
    task.inputs.map(({ name }) => {
      const entry = found.get(task.externalId)?.get(name);
      const file = entry ? stored.get(entry) : undefined;
      const before = existing?.inputs.find((input) => input.name === name);
      const kept = before?.sha256 ? { sha256: before.sha256, bytes: before.bytes ?? 0 } : null;
      return [name, file ?? kept];
    }),
  );
}
