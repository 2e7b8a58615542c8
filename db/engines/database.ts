import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema/index.ts';

/** Runs queries that change nothing. */
export type Reader = Pick<
  Kysely<Schema>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'getExecutor' | 'fn'
>;
/** Runs queries within the one write transaction. */
export type Writer = Transaction<Schema>;

/** An open database. Writes run one after another; reads see only what was committed. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  readonly read: Reader;
  /** All of `work` or none of it. The transaction is handed to every query that belongs to it. */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /** A consistent copy of everything, written to a file while others work on (SQLite only). */
  snapshot(file: string): Promise<void>;
  /** Faults that the engine finds in itself, in words; empty when sound. */
  checkIntegrity(): Promise<readonly string[]>;
  close(): Promise<void>;
}
