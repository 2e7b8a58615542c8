import type { LogEvent } from 'kysely';

/** Told of each statement that took long; never of its values. */
export interface QueryLog {
  readonly slowMs: number;
  slow(statement: string, ms: number): void;
}

export function logSlowQueries(log: QueryLog): (event: LogEvent) => void {
  return (event) => {
    if (event.queryDurationMillis >= log.slowMs) log.slow(event.query.sql, event.queryDurationMillis);
  };
}
