import { createHash } from 'node:crypto';
import type { ClockView, PreflightFinding } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import {
  getTaskForWork,
  insertSubmission,
  listDrafts,
  listSubmissions,
  type DraftRecord,
  type Writer,
} from '#db';
import type { Sha256, SubmissionId } from '#domain';
import { endClock, isRepeated, type Signal } from './clock.ts';
import { viewAttemptClock } from './clock-view.ts';
import { getOwnAttempt, getWorkableAttempt, type InAssignment, type OwnAttempt } from './own-assignment.ts';

/** What the pre-flight check finds in the deliverables as they are now. */
export async function checkDrafts(
  core: Core,
  caller: Caller,
  input: InAssignment,
): Promise<PreflightFinding[]> {
  const { attempt } = await getOwnAttempt(core.db.read, caller, input);
  const task = await getTaskForWork(core.db.read, attempt.taskId);
  const inputHashes = task.inputs.flatMap(({ sha256 }) => (sha256 === null ? [] : [sha256]));
  const findings: PreflightFinding[] = [];
  for (const draft of await listDrafts(core.db.read, attempt.id)) {
    const path = await core.files.getPath(draft.sha256);
    findings.push(
      ...(await core.documents.preflight({
        path,
        name: draft.name,
        bytes: draft.bytes,
        sha256: draft.sha256,
        inputHashes,
      })),
    );
  }
  return findings;
}

type SubmitInput = InAssignment & Signal & { readonly usedNoModel: boolean; readonly note: string | null };

export interface Sealed {
  readonly submissionId: SubmissionId;
  readonly manifestSha256: Sha256;
  readonly clock: ClockView;
}

/** Seals the drafts as this round's submission and stops the clock: all of it or nothing. There is no way back. */
export async function submitWork(core: Core, caller: Caller, input: SubmitInput): Promise<Sealed> {
  const before = await getOwnAttempt(core.db.read, caller, input);
  const known = await findSealed(core, before, input);
  if (known) return known;
  if (!input.usedNoModel) throw new ExpectedError('statement-missing');
  const stops = (await checkDrafts(core, caller, input)).filter(({ severity }) => severity === 'stop');
  if (stops[0])
    throw new ExpectedError('preflight-failed', {
      fileName: stops[0].fileName,
      finding: stops[0].code,
      count: stops.length,
    });
  const checked = await listDrafts(core.db.read, before.attempt.id);
  await core.db.write(async (tx) => {
    const own = await getOwnAttempt(tx, caller, input);
    if (await isRepeated(tx, own.subject, input, 'submitted')) return;
    await seal(core, tx, caller, await getWorkableAttempt(tx, caller, input), checked, input);
  });
  core.live.publish({ projectId: input.projectId, topics: ['work', 'checks', 'tasks'] });
  const sealed = await findSealed(core, before, input);
  if (!sealed) throw new Error('a submission that was just sealed is there');
  return sealed;
}

async function seal(
  core: Core,
  tx: Writer,
  caller: Caller,
  own: OwnAttempt,
  checked: readonly DraftRecord[],
  input: SubmitInput,
): Promise<void> {
  const { attempt, subject } = own;
  const drafts = await listDrafts(tx, attempt.id);
  if (drafts.length === 0) throw new ExpectedError('nothing-to-submit');
  if (computeManifest(drafts) !== computeManifest(checked))
    throw new ExpectedError('attempt-not-in-state', { state: 'drafts-changed' });
  await endClock(core, tx, caller, subject, input);
  const submissionId = core.random.id() as SubmissionId;
  const manifestSha256 = computeManifest(drafts);
  await insertSubmission(
    tx,
    {
      id: submissionId,
      projectId: input.projectId,
      taskId: attempt.taskId,
      attemptId: attempt.id,
      roundNumber: attempt.roundCount,
      sealedAt: core.clock.now(),
      manifestSha256,
      usedNoModel: 1,
      note: input.note === '' ? null : input.note,
    },
    drafts.map(({ position, name, originalName, sha256, bytes, addedAt }) => ({
      submissionId,
      position,
      name,
      originalName,
      sha256,
      bytes,
      addedAt,
    })),
  );
  await recomputeTask(core, tx, attempt.taskId, 'work.submit');
  await audit(core, tx, caller, {
    projectId: input.projectId,
    action: 'work.submit',
    subject: submissionId,
    details: { roundNumber: attempt.roundCount, fileCount: drafts.length, manifestSha256 },
  });
}

/** The submission that this very call made before: a button pressed twice, an answer that got lost. */
async function findSealed(core: Core, own: OwnAttempt, input: SubmitInput): Promise<Sealed | null> {
  const isKnown = await core.db.write((tx) => isRepeated(tx, own.subject, input, 'submitted'));
  const last = isKnown ? (await listSubmissions(core.db.read, own.attempt.id)).at(-1) : undefined;
  if (!last) return null;
  return {
    submissionId: last.id,
    manifestSha256: last.manifestSha256,
    clock: await viewAttemptClock(core.clock, core.db.read, own.attempt.id, input.windowId),
  };
}

/** SHA-256 over names and hashes in order of name: anyone can compute it again from the files alone. */
export function computeManifest(
  files: readonly { readonly name: string; readonly sha256: string; readonly bytes: number }[],
): Sha256 {
  const lines = files.map(({ name, sha256, bytes }) => `${sha256}  ${bytes}  ${name}\n`).toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex') as Sha256;
}
