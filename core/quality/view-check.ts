import type { CheckNote, CheckView, Deliverable, RubricItemView } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { viewCheckClock } from '#core/sessions';
import {
  listCheckNotes,
  listDecidedRounds,
  listFilesOfSubmissions,
  loadTaskToCheck,
  type CheckRecord,
  type Reader,
  type TaskToCheck,
} from '#db';
import type { CheckId, ProjectId, SubmissionId, TaskLanguage, WindowId } from '#domain';
import { getOwnCheck } from './hold.ts';

/** `checks.get`: one of the caller's own checks; throws `not-found` for anyone else's. */
export async function getCheck(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly checkId: CheckId },
): Promise<CheckView> {
  return viewCheck(core, await getOwnCheck(core.db.read, caller, input), null);
}

/** A check with everything an expert judges by: the task, its rubric, the files, and earlier rounds. */
export async function viewCheck(
  core: Core,
  check: CheckRecord,
  windowId: WindowId | null,
): Promise<CheckView> {
  const db = core.db.read;
  const task = await loadTaskToCheck(db, check.taskId);
  const rounds = await listDecidedRounds(db, check.attemptId);
  const earlier = rounds.filter((round) => round.roundNumber < check.roundNumber);
  const files = await loadFiles(db, [check, ...earlier]);
  const notes = await loadNotes(db, [check.checkId, ...earlier.map(({ checkId }) => checkId)]);
  return {
    checkId: check.checkId,
    submissionId: check.submissionId,
    externalId: task.externalId,
    domain: task.domain,
    instruction: pickTexts(task.texts, (text) => text.instruction),
    roundNumber: check.roundNumber,
    inputs: task.inputs.map(({ position, name, sha256, bytes }) => ({ position, name, sha256, bytes })),
    files: files(check.submissionId),
    rubric: viewRubric(task),
    submissionNote: check.submissionNote,
    earlier: earlier.map((round) => ({
      submissionId: round.submissionId,
      roundNumber: round.roundNumber,
      files: files(round.submissionId),
      decision: round.decision,
      summary: round.summary,
      notes: notes(round.checkId),
      decidedAt: round.decidedAt,
    })),
    clock: await viewCheckClock(core.clock, db, check.checkId, windowId),
    decision: check.decision,
    summary: check.summary,
    notes: notes(check.checkId),
  };
}

function viewRubric(task: TaskToCheck): RubricItemView[] {
  return task.items.map((item) => {
    const texts = task.itemTexts.filter((text) => text.itemId === item.id);
    return {
      id: item.id,
      kind: item.kind,
      position: item.position,
      weight: item.weight,
      needsWeight: item.needsWeight === 1,
      text: pickTexts(texts, (text) => text.text),
      rawPrefix: texts.find((text) => text.rawPrefix !== null)?.rawPrefix ?? null,
    };
  });
}

function pickTexts<Row extends { readonly language: TaskLanguage }>(
  rows: readonly Row[],
  read: (row: Row) => string,
): { en: string | null; zh: string | null } {
  const pick = (language: TaskLanguage) => {
    const row = rows.find((candidate) => candidate.language === language);
    return row === undefined ? null : read(row);
  };
  return { en: pick('en'), zh: pick('zh') };
}

/**
 * Files of each submission, blind: no name the file had on its maker's machine, and the moment of sealing in
 * place of the moment each file was added.
 */
async function loadFiles(
  db: Reader,
  sealed: readonly { readonly submissionId: SubmissionId; readonly sealedAt: number }[],
): Promise<(submissionId: SubmissionId) => Deliverable[]> {
  const sealedAt = new Map(sealed.map((one) => [one.submissionId, one.sealedAt]));
  const rows = await listFilesOfSubmissions(db, [...sealedAt.keys()]);
  return (submissionId) =>
    rows
      .filter((row) => row.submissionId === submissionId)
      .map(({ position, name, sha256, bytes }) => ({
        position,
        name,
        originalName: name,
        sha256,
        bytes,
        addedAt: sealedAt.get(submissionId) ?? 0,
      }));
}

async function loadNotes(
  db: Reader,
  checkIds: readonly CheckId[],
): Promise<(checkId: CheckId) => CheckNote[]> {
  const byCheck = Map.groupBy(await listCheckNotes(db, checkIds), (row) => row.checkId);
  return (checkId) => (byCheck.get(checkId) ?? []).map(({ rubricItemId, note }) => ({ rubricItemId, note }));
}
