import { createHash } from 'node:crypto';
import type { ProjectId } from '#domain';
import type { Reader } from '#db';
import type { StoredFile } from '#core/foundation';
import type { FoundInputs } from '../officeval/find-inputs.ts';
import type { PackEntry } from '../officeval/pack-archive.ts';
import type { PackTask } from '../officeval/pack-task.ts';
import { compareTask, fitsRubric, frozenFields, type TaskField } from './compare-task.ts';
import {
  loadExistingTasks,
  loadExistingTexts,
  type ExistingTask,
  type ExistingTexts,
} from './existing-task.ts';

export interface TaskChange {
  readonly task: PackTask;
  readonly existing: ExistingTask;
  readonly texts: ExistingTexts | null;
  readonly fields: readonly TaskField[];
}

/** What an import would do to a project. */
export interface ImportPlan {
  readonly created: readonly PackTask[];
  readonly changed: readonly TaskChange[];
  readonly unchanged: readonly PackTask[];
  readonly skipped: readonly { readonly taskId: string; readonly why: string }[];
  readonly existing: ReadonlyMap<string, ExistingTask>;
}

/** Tells which bytes an input has; in a dry run by reading it, in an import from what was stored. */
export type IdentifyInput = (entry: PackEntry) => Promise<StoredFile>;

const empty: ExistingTexts = { instructions: {}, rubric: [] };

/** Compares a pack with what a project holds. Reads the database and, where sizes agree, the inputs. */
export async function planImport(
  db: Reader,
  projectId: ProjectId,
  tasks: readonly PackTask[],
  found: FoundInputs,
  identify: IdentifyInput,
): Promise<ImportPlan> {
  const existing = await loadExistingTasks(db, projectId);
  const known = tasks.flatMap((task) => {
    const match = existing.get(task.externalId);
    return match ? [{ task, existing: match, isNews: match.row.contentHash !== hashTask(task) }] : [];
  });
  const texts = await loadExistingTexts(
    db,
    known.filter((pair) => pair.isNews).map((pair) => pair.existing.id),
  );
  const plan = {
    created: tasks.filter((task) => !existing.has(task.externalId)),
    changed: [] as TaskChange[],
    unchanged: [] as PackTask[],
    skipped: [] as { taskId: string; why: string }[],
    existing,
  };
  for (const { task, existing: before, isNews } of known) {
    const own = isNews ? (texts.get(before.id) ?? empty) : null;
    const fields = own === null ? [] : compareTask(before, own, task);
    const files = await compareInputFiles(task, before, found, identify);
    const why = refuseChange(task, before, own, fields, files.replaced);
    if (why !== null) plan.skipped.push({ taskId: task.externalId, why });
    else if (fields.length === 0 && !files.isChanged) plan.unchanged.push(task);
    else {
      const all: readonly TaskField[] = files.isChanged ? [...fields, 'inputFiles'] : fields;
      plan.changed.push({ task, existing: before, texts: own, fields: all });
    }
  }
  return plan;
}

/** Of everything a pack says about a task: equal hashes mean that nothing needs to be compared. */
export function hashTask(task: PackTask): string {
  const { file: _file, ...said } = task;
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function refuseChange(
  task: PackTask,
  { row }: ExistingTask,
  texts: ExistingTexts | null,
  fields: readonly TaskField[],
  replaced: readonly string[],
): string | null {
  const frozen = fields.filter((field) => frozenFields.has(field));
  if (row.hasAttempts && frozen.length > 0)
    return `work on it has begun, and its ${frozen.join(' and ')} would change`;
  if (row.hasAttempts && replaced.length > 0)
    return `work on it has begun, and ${replaced.join(', ')} would change`;
  if (texts && task.rubric.length > 0 && !fitsRubric(texts.rubric, task.rubric)) {
    return 'its rubric in the other language has other items; import both languages together';
  }
  return null;
}

async function compareInputFiles(
  task: PackTask,
  existing: ExistingTask,
  found: FoundInputs,
  identify: IdentifyInput,
): Promise<{ readonly isChanged: boolean; readonly replaced: readonly string[] }> {
  const stored = new Map(existing.inputs.map((input) => [input.name, input]));
  const replaced: string[] = [];
  let isNew = false;
  for (const { name } of task.inputs) {
    const entry = found.get(task.externalId)?.get(name) ?? null;
    const before = stored.get(name);
    if (entry === null || before === undefined) continue;
    if (before.sha256 === null) isNew = true;
    else if (before.bytes !== entry.bytes || (await identify(entry)).sha256 !== before.sha256)
      replaced.push(name);
  }
  return { isChanged: isNew || replaced.length > 0, replaced };
}
