import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '#contract';
import { createWorkingFolders } from '../../server/host/working-folders.ts';
import type { Caller, Clock, Core, FileStore } from '#core/foundation';
import type { Database } from '#db';
import type { PersonId, ProjectId, ProjectRole, Sha256, TaskId } from '#domain';

/** A clock that only moves when told to. */
export interface FakeClock extends Clock {
  /** Both clocks go on. */
  pass(ms: number): void;
  /** The wall clock alone jumps: set by hand, daylight saving, or a sleep that the monotonic clock missed. */
  jumpWall(ms: number): void;
  /** The process died and came back: another boot, the monotonic clock starts over. */
  reboot(afterMs: number): void;
}

export function makeClock(start = Date.UTC(2026, 2, 2, 8)): FakeClock {
  const state = { wall: start, monotonic: 1_000, boot: 1 };
  return {
    now: () => state.wall,
    monotonicMs: () => state.monotonic,
    get bootId() {
      return `boot-${state.boot}`;
    },
    pass: (ms) => {
      state.wall += ms;
      state.monotonic += ms;
    },
    jumpWall: (ms) => {
      state.wall += ms;
    },
    reboot: (afterMs) => {
      state.wall += afterMs;
      state.monotonic = 5;
      state.boot += 1;
    },
  };
}

export interface TestCore extends Core {
  readonly clock: FakeClock;
  readonly changes: Change[];
}

/** A core on a real database with a fake clock, seeds in a row and files in a temporary folder. */
export async function makeCore(db: Database, overrides: Partial<Core> = {}): Promise<TestCore> {
  const files = await makeFileStore();
  const changes: Change[] = [];
  let seeds = 0;
  return {
    db,
    clock: makeClock(),
    random: { id: () => randomUUID(), token: () => randomUUID().repeat(2), seed: () => `seed-${++seeds}` },
    files,
    documents: {
      preflight: () => Promise.resolve([]),
      listFacts: () => Promise.reject(new Error('nobody reads here')),
    },
    passphrases: {
      hash: (passphrase) => Promise.resolve(`hashed:${passphrase}`),
      verify: (stored, passphrase) => Promise.resolve(stored === `hashed:${passphrase}`),
    },
    live: { publish: (change) => changes.push(change) },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    folders: createWorkingFolders(await mkdtemp(join(tmpdir(), 'plumbline-attempts-')), files),
    ...overrides,
    changes,
  } as TestCore;
}

async function makeFileStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-files-'));
  const path = (sha256: Sha256) => join(folder, sha256);
  return {
    async put(source) {
      const bytes = source instanceof Uint8Array ? source : Buffer.concat(await source.toArray());
      const sha256 = createHash('sha256').update(bytes).digest('hex') as Sha256;
      await writeFile(path(sha256), bytes);
      return { sha256, bytes: bytes.length };
    },
    has: (sha256) =>
      readFile(path(sha256)).then(
        () => true,
        () => false,
      ),
    getPath: (sha256) => Promise.resolve(path(sha256)),
    read: (sha256) => readFile(path(sha256)),
    open: (sha256) => Promise.resolve(createReadStream(path(sha256))),
  };
}

export function callerOf(personId: PersonId, roles: readonly ProjectRole[] = [], isOwner = false): Caller {
  return { personId, roles, isOwner, actingFor: null, sessionId: 'session', device: 'Test device' };
}

export async function insertPerson(core: Core, name: string, isOwner = false): Promise<PersonId> {
  const id = core.random.id() as PersonId;
  await core.db.write((tx) =>
    tx
      .insertInto('people')
      .values({
        id,
        displayName: name,
        loginName: id,
        loginKey: id,
        passphraseHash: null,
        isOwner: isOwner ? 1 : 0,
        isSample: 0,
        isDisabled: 0,
        language: null,
        createdAt: core.clock.now(),
      })
      .execute(),
  );
  return id;
}

export async function insertProject(
  core: Core,
  overrides: Partial<{ allowsClaims: 0 | 1; timeZone: string; countsIdle: 0 | 1; gapLimitMs: number }> = {},
): Promise<ProjectId> {
  const id = core.random.id() as ProjectId;
  await core.db.write((tx) =>
    tx
      .insertInto('projects')
      .values({
        id,
        name: 'Office baseline',
        timeZone: 'Asia/Shanghai',
        currency: 'CNY',
        baseDailySalaryMinor: 30_000,
        divergenceRatio: '1.3',
        fastRatio: '0.7',
        countsIdle: 1,
        gapLimitMs: 15_000,
        allowsClaims: 1,
        isSample: 0,
        createdAt: core.clock.now(),
        ...overrides,
      })
      .execute(),
  );
  return id;
}

export async function insertMember(
  core: Core,
  projectId: ProjectId,
  name: string,
  ...roles: readonly ProjectRole[]
): Promise<Caller> {
  const personId = await insertPerson(core, name);
  await core.db.write((tx) =>
    tx
      .insertInto('memberships')
      .values(roles.map((role) => ({ projectId, personId, role, addedAt: core.clock.now() })))
      .execute(),
  );
  return callerOf(personId, roles);
}

export async function insertTask(
  core: Core,
  projectId: ProjectId,
  externalId: string,
  position = 1,
): Promise<TaskId> {
  const id = core.random.id() as TaskId;
  await core.db.write(async (tx) => {
    await tx
      .insertInto('tasks')
      .values({
        id,
        projectId,
        externalId,
        position,
        title: `Task ${externalId}`,
        titleEn: `Task ${externalId}`,
        titleZh: null,
        domain: 'Finance',
        operationIntent: null,
        publishedLaborMinutes: 60,
        publishedPrice: 100,
        publishedCurrency: 'CNY',
        publishedPriceSource: 'explicit_price',
        contentHash: externalId,
        stage: 'unassigned',
        needsThird: 0,
        laborTimeMs: null,
        needsWeightCount: 0,
        missingInputCount: 0,
        createdAt: core.clock.now(),
        changedAt: core.clock.now(),
      })
      .execute();
    await tx
      .insertInto('taskTexts')
      .values({ taskId: id, language: 'en', instruction: `Do ${externalId}` })
      .execute();
  });
  return id;
}
