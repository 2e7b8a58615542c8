import { z } from 'zod';

/** Facts that a message can be filled with; never document content. */
const errorDetails = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type ErrorDetails = z.infer<typeof errorDetails>;

/** The closed set of expected errors: code and HTTP status. The page says in words what to do next. */
export const errorStatuses = {
  'not-signed-in': 401,
  'session-expired': 401,
  'wrong-passphrase': 401,
  'too-many-attempts': 429,
  'launch-token-used': 401,
  'not-allowed': 403,
  'not-found': 404,
  'invalid-input': 400,
  'login-name-taken': 409,
  'passphrase-too-short': 400,
  'person-disabled': 403,
  'last-coordinator': 409,
  'own-work': 403,
  'already-on-task': 409,
  'not-eligible': 409,
  'slot-taken': 409,
  'nothing-to-claim': 409,
  'assignment-ended': 409,
  'attempt-not-in-state': 409,
  'timer-not-running': 409,
  'timer-already-running': 409,
  'open-elsewhere': 409,
  'other-task-running': 409,
  'already-submitted': 409,
  'nothing-to-submit': 400,
  'preflight-failed': 400,
  'statement-missing': 400,
  'file-name-not-allowed': 400,
  'file-name-taken': 409,
  'file-too-large': 413,
  'file-missing': 404,
  'disk-full': 507,
  'check-taken': 409,
  'already-decided': 409,
  'reason-required': 400,
  'correction-below-zero': 400,
  'weight-needed': 409,
  'pack-not-readable': 400,
  'pack-has-faults': 400,
  'upload-missing': 404,
  'sample-exists': 409,
  'database-newer': 500,
  'database-damaged': 500,
  'core-stopping': 503,
} as const;

export type ExpectedErrorCode = keyof typeof errorStatuses;
export const expectedErrorCodes = Object.keys(errorStatuses) as readonly ExpectedErrorCode[];

type ErrorMap = { [Code in ExpectedErrorCode]: { status: number; data: z.ZodOptional<typeof errorDetails> } };

/** The same set in the shape that the contract library wants. */
export const expectedErrors = Object.fromEntries(
  Object.entries(errorStatuses).map(([code, status]) => [code, { status, data: errorDetails.optional() }]),
) as ErrorMap;
