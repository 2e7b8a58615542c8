import type { ErrorDetails, ExpectedErrorCode } from '#contract';

/** An error that the contract foresees: its code is closed, its details fill the message. */
export interface Expected {
  readonly code: ExpectedErrorCode;
  readonly details: ErrorDetails;
}

/** The core could not be reached; whatever was asked may or may not have happened. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = 'connection-lost';
  constructor(options?: ErrorOptions) {
    super('The core cannot be reached', options);
  }
}

/** An expected error from one of the plain file routes; looks like those of the contract. */
export class FileRouteError extends Error {
  override readonly name = 'FileRouteError';
  readonly defined = true;
  readonly code: string;
  readonly data: ErrorDetails;
  constructor(code: string, data: ErrorDetails) {
    super(`The core refused: ${code}`);
    this.code = code;
    this.data = data;
  }
}

/** Finds the expected error in whatever was thrown; null for bugs and lost connections. */
export function findExpected(error: unknown): Expected | null {
  if (!(error instanceof Error) || !('defined' in error) || error.defined !== true) return null;
  if (!('code' in error) || typeof error.code !== 'string') return null;
  const details =
    'data' in error && typeof error.data === 'object' ? (error.data as ErrorDetails | null) : null;
  return { code: error.code as ExpectedErrorCode, details: details ?? {} };
}

/** Whether this is an expected error, with this code when one is given. */
export function isExpected(error: unknown, code?: ExpectedErrorCode): boolean {
  const expected = findExpected(error);
  return expected !== null && (code === undefined || expected.code === code);
}

export const isConnectionLost = (error: unknown): boolean => error instanceof ConnectionLost;
