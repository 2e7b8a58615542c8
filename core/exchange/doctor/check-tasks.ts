import { deriveOutcome } from '#core/outcomes';
import { listLatestScores, listExaminedTasks, type Reader, type ExaminedTask } from '#db';
import type { AttemptId } from '#domain';
import { compareValues, makeCheck, type DoctorCheck } from './doctor-check.ts';

type Scores = Awaited<ReturnType<typeof listLatestScores>>;

/** Works out every task's stage, labor time and scores anew (SPEC 1) and compares them with what is stored. */
export async function checkTasks(db: Reader): Promise<DoctorCheck> {
  const tasks = await listExaminedTasks(db);
  const scores = await listLatestScores(db);
  const faults: string[] = [];
  for (const task of tasks) {
    faults.push(
      ...compareValues(`task ${task.id}`, task, {
        needsWeightCount: task.weightless,
        missingInputCount: task.inputless,
        ...(task.isAssigned
          ? {}
          : { stage: 'unassigned', needsThird: 0, openSlotCount: 2, laborTimeMs: null }),
      }),
    );
    if (task.isAssigned) faults.push(...(await checkOutcome(db, task, scores)));
  }
  return makeCheck('tasks', tasks.length, faults);
}

async function checkOutcome(db: Reader, task: ExaminedTask, scores: Scores): Promise<readonly string[]> {
  const { stage, needsThird, openSlotCount, laborTimeMs, slots } = await deriveOutcome(db, task.id);
  const outcome = { stage, needsThird: needsThird ? 1 : 0, openSlotCount, laborTimeMs };
  return [
    ...compareValues(`task ${task.id}`, task, outcome),
    ...slots.flatMap(({ slot, score }) => {
      if (slot.attemptId === null) return [];
      return [
        ...compareValues(`attempt ${slot.attemptId}`, slot, { score }),
        ...compareHistory(slot.attemptId, slot.score, scores),
      ];
    }),
  ];
}

function compareHistory(attemptId: AttemptId, score: number | null, scores: Scores): readonly string[] {
  const last = scores.get(attemptId)?.score ?? null;
  return last === score
    ? []
    : [`attempt ${attemptId}: its score is ${score}, but its history ends with ${last}`];
}
