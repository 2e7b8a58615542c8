import type { Caller, Core } from '#core/foundation';
import { claimCheck, decideCheck } from '#core/quality';
import { startWork, submitWork } from '#core/sessions';
import type { AssignmentId, AttemptId, EventId, ProjectId, SubmissionId, TaskId, WindowId } from '#domain';
import { findAttemptOfAssignment, insertDraft } from '#db';
import type { TestCore } from './builders.ts';

/** A person in one slot of a task. */
export interface Assigned {
  readonly projectId: ProjectId;
  readonly taskId: TaskId;
  readonly assignmentId: AssignmentId;
  readonly caller: Caller;
}

export function nextEvent(core: Core): EventId {
  return core.random.id() as EventId;
}

export async function assign(
  core: Core,
  projectId: ProjectId,
  taskId: TaskId,
  caller: Caller,
  slot: number,
): Promise<Assigned> {
  const id = core.random.id() as AssignmentId;
  await core.db.write((tx) =>
    tx
      .insertInto('assignments')
      .values({
        id,
        projectId,
        taskId,
        personId: caller.personId,
        slot,
        state: 'live',
        assignedAt: core.clock.now(),
        endedAt: null,
        endedReason: null,
        endedBy: null,
      })
      .execute(),
  );
  return { projectId, taskId, assignmentId: id, caller };
}

/** Starts the first round or a revision in a window of the person's own. */
export async function start(core: TestCore, { caller, ...input }: Assigned): Promise<WindowId> {
  const windowId = `window-of-${caller.personId}` as WindowId;
  await startWork(core, caller, { ...input, eventId: nextEvent(core), windowId });
  return windowId;
}

/** Works one round of `ms` from start to submission; the project's gap limit must allow the silence. */
export async function workRound(
  core: TestCore,
  assigned: Assigned,
  ms: number,
): Promise<{ readonly attemptId: AttemptId; readonly submissionId: SubmissionId }> {
  const { caller, ...input } = assigned;
  const windowId = await start(core, assigned);
  const attempt = await findAttemptOfAssignment(core.db.read, assigned.assignmentId);
  if (!attempt) throw new Error('a started assignment has an attempt');
  if (attempt.roundCount === 1) await addReport(core, attempt.id);
  core.clock.pass(ms);
  const { submissionId } = await submitWork(core, caller, {
    ...input,
    eventId: nextEvent(core),
    windowId,
    usedNoModel: true,
    note: null,
  });
  return { attemptId: attempt.id, submissionId };
}

async function addReport(core: TestCore, attemptId: AttemptId): Promise<void> {
  const { sha256, bytes } = await core.files.put(new TextEncoder().encode(`report of ${attemptId}`));
  await core.db.write(async (tx) => {
    await tx.insertInto('files').values({ sha256, bytes, addedAt: core.clock.now() }).execute();
    await insertDraft(tx, {
      attemptId,
      position: 0,
      name: 'report.docx',
      nameKey: 'report.docx',
      originalName: 'report by me.docx',
      sha256,
      bytes,
      addedAt: core.clock.now(),
    });
  });
}

/** An expert claims the submission, takes a minute and decides. */
export async function check(
  core: TestCore,
  expert: Caller,
  projectId: ProjectId,
  submissionId: SubmissionId,
  decision: 'accept' | 'return' = 'accept',
): Promise<void> {
  const windowId = `window-of-${expert.personId}` as WindowId;
  const { checkId } = await claimCheck(core, expert, {
    projectId,
    submissionId,
    eventId: nextEvent(core),
    windowId,
  });
  core.clock.pass(60_000);
  await decideCheck(core, expert, {
    projectId,
    checkId,
    eventId: nextEvent(core),
    windowId,
    decision,
    summary: decision === 'return' ? 'The totals are missing' : null,
    notes: [],
  });
}

/** Works rounds of the given lengths, each but the last returned, the last accepted. */
export async function workUntilAccepted(
  core: TestCore,
  expert: Caller,
  assigned: Assigned,
  ...roundMs: readonly number[]
): Promise<AttemptId> {
  let attemptId: AttemptId | undefined;
  for (const [index, ms] of roundMs.entries()) {
    const round = await workRound(core, assigned, ms);
    attemptId = round.attemptId;
    const decision = index === roundMs.length - 1 ? 'accept' : 'return';
    await check(core, expert, assigned.projectId, round.submissionId, decision);
  }
  if (attemptId === undefined) throw new Error('no rounds, no attempt');
  return attemptId;
}
