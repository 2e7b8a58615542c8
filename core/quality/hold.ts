import { ExpectedError, type Caller } from '#core/foundation';
import { findCheck, type CheckRecord, type Reader } from '#db';
import type { CheckId, ProjectId } from '#domain';

/** An expert who showed no life on a check for longer no longer keeps others from it. */
export const holdLimitMs = 30 * 60_000;

/** Whether a claimed check was left: its claim and every sign of life since are too long ago. */
export function isLeft(
  now: number,
  claimedAt: number,
  ...signs: readonly (number | null | undefined)[]
): boolean {
  return now - Math.max(claimedAt, ...signs.map((sign) => sign ?? 0)) > holdLimitMs;
}

/** The caller's own check, whatever its state; another expert's is not found, since checks are blind. */
export async function getOwnCheck(
  db: Reader,
  caller: Caller,
  { projectId, checkId }: { readonly projectId: ProjectId; readonly checkId: CheckId },
): Promise<CheckRecord> {
  const check = await findCheck(db, projectId, checkId);
  if (!check || check.expertId !== caller.personId) throw new ExpectedError('not-found', { checkId });
  return check;
}
