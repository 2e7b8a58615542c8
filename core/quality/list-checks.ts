import type { CheckRow } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { viewCheckClock } from '#core/sessions';
import {
  listDecidedSubmissions,
  listWaitingSubmissions,
  sumChecksOfExpert,
  type QueuedSubmission,
} from '#db';
import type { PersonId, ProjectId } from '#domain';
import { isLeft } from './hold.ts';
import { sumOwnTimeToday } from './own-time.ts';

/** Decided rows beyond these are only counted. */
const decidedRowLimit = 500;

/**
 * `checks.list`: what waits for an expert, longest wait first, then what the caller decided, newest first. No
 * names and no times of the people who did the work; `ownMs` and `ownTodayMs` are the caller's own counted time.
 */
export async function listChecks(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly includesDecided: boolean },
): Promise<{ rows: CheckRow[]; ownMs: number; ownTodayMs: number; decidedCount: number }> {
  const db = core.db.read;
  const { projectId } = input;
  const waiting = await listWaitingSubmissions(db, projectId, caller.personId);
  const decided = input.includesDecided
    ? await listDecidedSubmissions(db, projectId, caller.personId, decidedRowLimit)
    : [];
  const own = await sumChecksOfExpert(db, projectId, caller.personId);
  let ownMs = own.endedMs;
  for (const checkId of own.openIds) {
    ownMs += (await viewCheckClock(core.clock, db, checkId, null)).countedMs;
  }
  const now = core.clock.now();
  return {
    rows: [...waiting, ...decided].map((row) => toRow(row, caller.personId, now)),
    ownMs,
    ownTodayMs: await sumOwnTimeToday(core, caller, projectId),
    decidedCount: own.decidedCount,
  };
}

function toRow(row: QueuedSubmission, personId: PersonId, now: number): CheckRow {
  return {
    submissionId: row.submissionId,
    checkId: row.expertId === personId ? row.checkId : null,
    externalId: row.externalId,
    title: { en: row.titleEn, zh: row.titleZh },
    domain: row.domain,
    roundNumber: row.roundNumber,
    fileCount: row.fileCount,
    waitingSince: row.sealedAt,
    state: computeState(row, personId, now),
    decision: row.decision,
  };
}

function computeState(row: QueuedSubmission, personId: PersonId, now: number): CheckRow['state'] {
  if (row.decision !== null) return 'decided';
  if (row.claimedAt === null) return 'waiting';
  if (row.expertId === personId) return 'mine';
  return isLeft(now, row.claimedAt, row.eventAt, row.signAt) ? 'waiting' : 'taken';
}
