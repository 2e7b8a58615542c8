import type { ErrorDetails, ExpectedErrorCode } from '#contract';

/** A refusal that a person can act on. The code is of a closed set; the page has the words. */
export class ExpectedError extends Error {
  readonly code: ExpectedErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ExpectedErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'ExpectedError';
    this.code = code;
    this.details = details;
  }
}
