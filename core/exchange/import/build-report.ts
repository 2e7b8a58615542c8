import type { ImportReport } from '#contract';
import { taskLanguages } from '#domain';
import type { FoundInputs } from '../officeval/find-inputs.ts';
import type { PackArchive } from '../officeval/pack-archive.ts';
import type { PackTask } from '../officeval/pack-task.ts';
import { isUnusualWeight } from '../officeval/parse-rubric-item.ts';
import type { PackContent } from '../officeval/read-pack.ts';
import type { ImportPlan } from './plan-import.ts';

/** Says what an import would do, or did. Without a plan (a pack that can't be imported) nothing would happen. */
export function buildReport(
  archive: PackArchive,
  content: PackContent,
  found: FoundInputs,
  plan: ImportPlan | null,
  isDryRun: boolean,
): ImportReport {
  const { tasks } = content;
  const items = tasks.flatMap((task) => task.rubric);
  return {
    pack: { name: archive.name, shape: archive.shape, sha256: content.sha256 },
    languages: [...content.languages],
    created: plan?.created.length ?? 0,
    changed: plan?.changed.length ?? 0,
    unchanged: plan?.unchanged.length ?? 0,
    skipped: [...(plan?.skipped ?? [])],
    gates: items.filter((item) => item.kind === 'gate').length,
    items: items.filter((item) => item.kind === 'item').length,
    needsWeight: tasks.flatMap((task) => listNeedsWeight(task, plan)),
    unusualWeights: tasks.flatMap((task) =>
      task.rubric.flatMap(({ position, weight }) =>
        weight !== null && isUnusualWeight(weight) ? [{ taskId: task.externalId, position, weight }] : [],
      ),
    ),
    inputs: countInputs(tasks, found, plan),
    changes: (plan?.changed ?? []).map(({ task, fields }) => ({
      taskId: task.externalId,
      fields: [...fields],
    })),
    faults: [...content.faults],
    isDryRun,
  };
}

/** Items that nobody has given a weight yet; those that a person settled are not asked for again. */
function listNeedsWeight(task: PackTask, plan: ImportPlan | null): ImportReport['needsWeight'] {
  const isUnchanged = plan?.unchanged.includes(task) ?? false;
  if (isUnchanged && plan?.existing.get(task.externalId)?.row.needsWeightCount === 0) return [];
  return task.rubric
    .filter((item) => item.needsWeight)
    .flatMap(({ position, texts }) =>
      taskLanguages.flatMap((language) => {
        const own = texts[language];
        if (own === undefined) return [];
        const text = own.rawPrefix === null ? own.text : `${own.rawPrefix} ${own.text}`;
        return [{ taskId: task.externalId, language, position, text }];
      }),
    );
}

function countInputs(
  tasks: readonly PackTask[],
  found: FoundInputs,
  plan: ImportPlan | null,
): ImportReport['inputs'] {
  const missing = tasks.flatMap(({ externalId, inputs }) => {
    const stored = plan?.existing.get(externalId)?.inputs ?? [];
    const names = inputs
      .map((input) => input.name)
      .filter((name) => !found.get(externalId)?.get(name))
      .filter((name) => !stored.some((input) => input.name === name && input.sha256 !== null));
    return names.length === 0 ? [] : [{ taskId: externalId, names }];
  });
  const expected = tasks.reduce((sum, task) => sum + task.inputs.length, 0);
  return { expected, found: expected - missing.reduce((sum, { names }) => sum + names.length, 0), missing };
}
