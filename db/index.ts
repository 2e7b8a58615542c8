export * from './engines/database-error.ts';
export * from './engines/database.ts';
export * from './engines/file-lock.ts';
export * from './engines/inspect-sqlite.ts';
export * from './engines/postgres.ts';
export * from './engines/sqlite.ts';
export * from './queries/index.ts';
export type { QueryLog } from './engines/slow-queries.ts';
export type * from './schema/index.ts';
