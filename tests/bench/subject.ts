import type { Database } from '#db';
import type { BareDriver } from './bare-driver.ts';
import type { EngineName } from './bench-options.ts';
import type { Cast, SeedSize } from './seed/plan-people.ts';

/** A seeded installation to measure: a copy, so that what a run changes is gone with it. */
export interface Subject {
  readonly engine: EngineName;
  readonly db: Database;
  readonly bare: BareDriver;
  readonly cast: Cast;
  readonly size: SeedSize;
  /** Home folder and environment of a core that serves this installation. */
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  /** Another database on the same engine, empty. */
  openEmpty(): Promise<EmptyDatabase>;
  close(): Promise<void>;
}

export interface EmptyDatabase {
  readonly db: Database;
  readonly bare: BareDriver;
  close(): Promise<void>;
}

export interface SubjectSetting {
  /** Where seeded databases are kept from run to run. */
  readonly cacheFolder: string;
  readonly scale: number;
  tell(line: string): void;
}
