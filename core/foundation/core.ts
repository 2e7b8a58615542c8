import type { Change } from '#contract';
import type { Database } from '#db';
import type { DocumentReader } from './document-reader.ts';
import type { FileStore } from './file-store.ts';
import type { WorkingFolders } from './working-folders.ts';

/** Wall time for labels, monotonic time for durations. */
export interface Clock {
  /** UTC epoch milliseconds. */
  now(): number;
  /** Milliseconds since this life of the process began; never runs backwards. */
  monotonicMs(): number;
  /** Names this life of the process; monotonic readings are only comparable within one. */
  readonly bootId: string;
}

export interface Random {
  /** A new unguessable id. */
  id(): string;
  /** 256 unguessable bits in hexadecimal, for tokens. */
  token(): string;
  /** A seed for a draw: recorded, so that the draw can be repeated. */
  seed(): string;
}

export interface Passphrases {
  hash(passphrase: string): Promise<string>;
  /** Takes as long for a person who does not exist (`stored` null) as for one who does. */
  verify(stored: string | null, passphrase: string): Promise<boolean>;
}

/** Tells the pages that are open that something changed; called after the commit. */
export interface Live {
  publish(change: Change): void;
}

export interface Log {
  info(event: string, details?: Readonly<Record<string, string | number | boolean | null>>): void;
  warn(event: string, details?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(
    event: string,
    error: unknown,
    details?: Readonly<Record<string, string | number | boolean | null>>,
  ): void;
}

/** Everything a use case may reach for. Fakes in tests are arguments, never module mocks. */
export interface Core {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly files: FileStore;
  readonly documents: DocumentReader;
  readonly passphrases: Passphrases;
  readonly live: Live;
  readonly log: Log;
  /** Null where pages are on other machines. */
  readonly folders: WorkingFolders | null;
}
