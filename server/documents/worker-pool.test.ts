import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { WorkerEnd } from './worker-end.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

type Calls = Readonly<Record<'do', { readonly request: string; readonly answer: string }>>;

const folder = mkdtempSync(join(tmpdir(), 'plumbline-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serve = join(import.meta.dirname, 'serve-calls.ts');
writeFileSync(
  join(folder, 'worker.ts'),
  `import { serveCalls } from ${JSON.stringify(pathToFileURL(serve).href)};
  import { threadId } from 'node:worker_threads';
  const actions = {
    loop() { for (;;); },
    heap() { const all = []; for (;;) all.push(new Array(1_000).fill(Math.random())); },
    async bytes() { const all = []; for (;;) { all.push(new Uint8Array(8_000_000).fill(1)); await new Promise((f) => setTimeout(f, 1)); } },
    busyBytes() { const all = []; for (;;) { all.push(new Uint8Array(8_000_000).fill(1)); const end = performance.now() + 5; while (performance.now() < end); } },
    throw() { throw new TypeError('a bug'); },
    reject: async () => { throw new TypeError('a bug'); },
    exit() { process.exit(3); },
    unclonable: () => () => 1,
    thread: () => String(threadId),
  };
  serveCalls({ do: (what) => actions[what] ? actions[what]() : what + '!' });`,
);

/** For a worker to begin and answer at once, also on a machine with much else to do. */
const longEnoughMs = 2_000;

const pools: WorkerPool<Calls>[] = [];
afterEach(async () => void (await Promise.all(pools.splice(0).map((pool) => pool.close()))));

function makePool(options: Partial<PoolOptions> = {}): WorkerPool<Calls> {
  const entry = pathToFileURL(join(folder, 'worker.ts'));
  const pool = createWorkerPool<Calls>({ entry, timeMs: 60_000, memoryMb: 48, workerCount: 2, ...options });
  pools.push(pool);
  return pool;
}

/** The answer, or why there is none. */
const outcomeOf = (call: Promise<string>): Promise<string> =>
  call.catch((error: unknown) => (error instanceof WorkerEnd ? error.reason : String(error)));

it('answers many calls with a few workers', async () => {
  const pool = makePool();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => pool.run('do', `${n}`)));
  expect(answers).toEqual(Array.from({ length: 40 }, (_, n) => `${n}!`));
  expect(pool.countWorkers()).toBe(2);
});

it('uses one worker again for one call after another', async () => {
  const pool = makePool();
  const first = await pool.run('do', 'thread');
  expect([await pool.run('do', 'thread'), await pool.run('do', 'thread')]).toEqual([first, first]);
});

it.each([
  ['loop', 'timed-out'],
  ['heap', 'too-large'],
  ['bytes', 'too-large'],
  ['busyBytes', 'too-large'],
  ['throw', 'crashed'],
  ['reject', 'crashed'],
  ['exit', 'crashed'],
  ['unclonable', 'crashed'],
])('ends a call that does %s as %s, and answers the next one', async (what, reason) => {
  const pool = makePool({ workerCount: 1, timeMs: what === 'loop' ? longEnoughMs : 60_000 });
  const calls = ['a', what, 'b', what, 'c'].map((call) => outcomeOf(pool.run('do', call)));
  expect(await Promise.all(calls)).toEqual(['a!', reason, 'b!', reason, 'c!']);
});

it('ends every call of a worker that cannot begin', async () => {
  writeFileSync(join(folder, 'broken.ts'), 'throw new Error("no");');
  const pool = makePool({ entry: pathToFileURL(join(folder, 'broken.ts')) });
  expect(await Promise.all(['a', 'b', 'c'].map((call) => outcomeOf(pool.run('do', call))))).toEqual(
    Array(3).fill('crashed'),
  );
});

it('counts no time while a call waits for its turn', async () => {
  const pool = makePool({ workerCount: 1, timeMs: longEnoughMs });
  const calls = ['loop', 'loop', 'a'].map((call) => outcomeOf(pool.run('do', call)));
  expect(await Promise.all(calls)).toEqual(['timed-out', 'timed-out', 'a!']);
});

it('cancels calls that run and calls that wait', async () => {
  const pool = makePool({ workerCount: 1, timeMs: 60_000 });
  const abort = new AbortController();
  const calls = [
    pool.run('do', 'loop', { signal: abort.signal }),
    pool.run('do', 'b', { signal: abort.signal }),
  ].map(outcomeOf);
  const after = pool.run('do', 'c');
  setTimeout(() => abort.abort(), 50);
  expect(await Promise.all(calls)).toEqual(['cancelled', 'cancelled']);
  expect(await after).toBe('c!');
});

it('ends workers that have nothing to do', async () => {
  const pool = makePool({ idleMs: 30 });
  const calls = ['a', 'b'].map((call) => pool.run('do', call));
  expect(pool.countWorkers()).toBe(2);
  await Promise.all(calls);
  await expect.poll(() => pool.countWorkers()).toBe(0);
  expect(await pool.run('do', 'c')).toBe('c!');
});

it('ends everything when it is closed', async () => {
  const pool = makePool({ workerCount: 1, timeMs: 60_000 });
  const calls = ['loop', 'b'].map((call) => outcomeOf(pool.run('do', call)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await pool.close();
  expect(await Promise.all(calls)).toEqual(['closed', 'closed']);
  expect(await outcomeOf(pool.run('do', 'c'))).toBe('closed');
});
