import type { CheckNote } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { appendAttemptFact, appendCheckFact, isRepeated } from '#core/sessions';
import { ensureThird } from '#core/tasks';
import {
  endCheck,
  findCheckableSubmission,
  insertCheckNotes,
  listRubricItemIds,
  type CheckRecord,
  type Writer,
} from '#db';
import { getOwnCheck } from './hold.ts';
import type { CheckSignal } from './signal-check.ts';

type Decision = CheckSignal & {
  readonly decision: 'accept' | 'return';
  readonly summary: string | null;
  readonly notes: readonly CheckNote[];
};

/**
 * `checks.decide`: accepts the submission or returns it for a timed revision, and brings the task's outcome up to
 * date, all or nothing. Throws `reason-required` for a return without a word, `already-decided`, `check-taken`
 * when the hold was lost, and `invalid-input` for a note on another task's rubric.
 */
export async function decideCheck(
  core: Core,
  caller: Caller,
  input: Decision,
): Promise<Record<string, never>> {
  await core.db.write(async (tx) => {
    const check = await getOwnCheck(tx, caller, input);
    if (await isRepeated(tx, { subjectId: input.checkId }, input, 'submitted')) return;
    await refuseUnlessOpen(tx, check, input);
    const words = await readWords(tx, check, input);
    await closeCheck(core, tx, caller, input, words);
    await applyToAttempt(core, tx, caller, check, input.decision);
    await audit(core, tx, caller, {
      projectId: input.projectId,
      action: 'checks.decide',
      subject: input.checkId,
      details: {
        decision: input.decision,
        attemptId: check.attemptId,
        submissionId: check.submissionId,
        noteCount: words.notes.length,
      },
    });
  });
  core.live.publish({ projectId: input.projectId, topics: ['work', 'checks', 'tasks'] });
  return {};
}

async function refuseUnlessOpen(tx: Writer, check: CheckRecord, input: Decision): Promise<void> {
  if (check.state === 'decided') throw new ExpectedError('already-decided');
  const submission = await findCheckableSubmission(tx, input.projectId, check.submissionId);
  // Said first: a check ends by itself when its attempt is withdrawn, and nobody else has it then.
  if (submission?.state !== 'submitted' || submission.roundNumber !== submission.roundCount)
    throw new ExpectedError('attempt-not-in-state', { state: submission?.state ?? null });
  if (check.state === 'released') throw new ExpectedError('check-taken');
}

interface Words {
  readonly summary: string | null;
  readonly notes: readonly CheckNote[];
}

/** The expert's words without empty ones, each note on a rubric item of this very task. */
async function readWords(tx: Writer, check: CheckRecord, input: Decision): Promise<Words> {
  const summary = input.summary?.trim() === '' ? null : input.summary;
  const notes = input.notes.filter(({ note }) => note.trim() !== '');
  if (input.decision === 'return' && summary === null && notes.length === 0)
    throw new ExpectedError('reason-required');
  const known = new Set(await listRubricItemIds(tx, check.taskId));
  const foreign = notes.find(({ rubricItemId }) => rubricItemId !== null && !known.has(rubricItemId));
  if (foreign) throw new ExpectedError('invalid-input', { rubricItemId: foreign.rubricItemId });
  return { summary, notes };
}

async function closeCheck(
  core: Core,
  tx: Writer,
  caller: Caller,
  input: Decision,
  { summary, notes }: Words,
): Promise<void> {
  const { checkId, eventId, windowId, decision } = input;
  await insertCheckNotes(
    tx,
    notes.map(({ rubricItemId, note }, position) => ({ checkId, position, rubricItemId, note })),
  );
  await appendCheckFact(core, tx, {
    checkId,
    fact: { type: 'submitted' },
    eventId,
    actorId: caller.personId,
    windowId,
  });
  await endCheck(tx, checkId, { state: 'decided', endedAt: core.clock.now(), decision, summary });
}

async function applyToAttempt(
  core: Core,
  tx: Writer,
  caller: Caller,
  check: CheckRecord,
  decision: 'accept' | 'return',
): Promise<void> {
  await appendAttemptFact(core, tx, {
    attemptId: check.attemptId,
    fact: { type: decision === 'accept' ? 'accepted' : 'returned' },
    eventId: null,
    actorId: caller.personId,
    windowId: null,
  });
  const cause = decision === 'accept' ? 'accepted' : 'returned';
  const { needsThird } = await recomputeTask(core, tx, check.taskId, cause);
  if (needsThird) await ensureThird(core, tx, caller, check.taskId);
}
