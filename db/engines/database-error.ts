export type DatabaseErrorCode =
  | 'database-newer'
  | 'database-damaged'
  | 'database-locked'
  | 'disk-full'
  | 'database-unreachable'
  | 'network-drive';

/** A database that can't be used, and the facts that a person needs to act on it. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(
    code: DatabaseErrorCode,
    details: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseError';
    this.code = code;
    this.details = details;
  }
}

const unique = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
const full = new Set(['SQLITE_FULL', '53100']);

/** Whether a write failed because a row with the same key exists (by the driver's code, on both engines). */
export function isUniqueViolation(error: unknown): boolean {
  return unique.has(driverCode(error));
}

/** Whether a write failed because the disk, or the limit set on the database, is full. */
export function isDiskFull(error: unknown): boolean {
  return full.has(driverCode(error)) || driverCode(error) === 'ENOSPC';
}

/** Whether a query found the database file itself broken. */
export function isDatabaseDamaged(error: unknown): boolean {
  return driverCode(error).startsWith('SQLITE_CORRUPT') || driverCode(error) === 'SQLITE_NOTADB';
}

function driverCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
