import type { ErrorDetails, ExpectedErrorCode } from '#contract';
import { ExpectedError } from '#core/foundation';
import { isDatabaseDamaged, isDiskFull } from '#db';

/** What a request is told when it is refused for a reason that a person can act on. */
export interface Refusal {
  readonly code: ExpectedErrorCode;
  readonly data: ErrorDetails;
}

/** The refusal that an error stands for; null for a bug, which is logged with its cause and told without it. */
export function findRefusal(error: unknown): Refusal | null {
  if (error instanceof ExpectedError) return { code: error.code, data: error.details };
  if (isDiskFull(error)) return { code: 'disk-full', data: {} };
  if (isDatabaseDamaged(error)) return { code: 'database-damaged', data: {} };
  return null;
}
