import type { Actor, Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { ensureThird } from '#core/tasks';
import {
  listEvents,
  listIdleSubjects,
  listTaskIdsWithAttempts,
  replaceRounds,
  updateAttempt,
  updateCheckTime,
  type ProjectRecord,
  type Writer,
} from '#db';
import { deriveTimeline, type AttemptId, type CheckId } from '#domain';

/**
 * Works out every figure of a project anew after a change of policy: the times of work with idle stretches from its
 * events (SPEC 10), then each task's labor time, scores and need of a third (SPEC 1), who is drawn at once.
 */
export async function recomputeFigures(
  core: Core,
  tx: Writer,
  actor: Actor,
  project: ProjectRecord,
  { countsIdleChanged }: { readonly countsIdleChanged: boolean },
): Promise<void> {
  if (countsIdleChanged) await rederiveTimes(tx, project);
  for (const taskId of await listTaskIdsWithAttempts(tx, project.id)) {
    const { needsThird } = await recomputeTask(core, tx, taskId, 'projects.change');
    if (needsThird) await ensureThird(core, tx, actor, taskId);
  }
}

/** Only work in which somebody was idle changes with the policy on idle time. */
async function rederiveTimes(tx: Writer, project: ProjectRecord): Promise<void> {
  const policy = { gapLimitMs: project.gapLimitMs, countsIdle: project.countsIdle === 1 };
  for (const { subjectId, kind } of await listIdleSubjects(tx, project.id)) {
    const timeline = deriveTimeline(await listEvents(tx, subjectId), policy);
    if (kind === 'check') {
      await updateCheckTime(tx, subjectId as CheckId, timeline.countedMs);
      continue;
    }
    await updateAttempt(tx, subjectId as AttemptId, { countedMs: timeline.countedMs });
    await replaceRounds(tx, subjectId as AttemptId, timeline.rounds);
  }
}
