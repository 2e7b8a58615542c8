import { DatabaseError, isDiskFull } from '#db';

/** Why the home folder can't be used: no space, or no such folder, or no right to it. */
export function toHomeError(home: string, error: unknown): DatabaseError {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new DatabaseError(
    isDiskFull(error) ? 'disk-full' : 'database-unreachable',
    { file: home, reason },
    error,
  );
}
