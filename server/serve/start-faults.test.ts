import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertProject } from '#tests/builders';
import { runCommand } from '#tests/run-command';
import { openCore } from '../host/open-core.ts';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'plumbline-start-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const database = () => join(home, 'plumbline.db');

async function fill(): Promise<void> {
  const { core, close } = await openCore({ home });
  for (let n = 0; n < 20; n += 1) await insertProject(core);
  await close();
}

/** Everything that is kept, by hash; what a start itself leaves (a lock, a log) aside. */
function fingerprint(): Readonly<Record<string, string>> {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  const kept = names.filter((name) => !/^(serving\.|logs)|-shm$|-wal$/.test(name)).toSorted();
  return Object.fromEntries(
    kept
      .filter((name) => statSync(join(home, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(home, name)))
          .digest('hex'),
      ]),
  );
}

interface RefusalOptions {
  readonly folder?: string;
  readonly attemptCount?: number;
  readonly databaseUrl?: string;
}

/** Twice, since whatever keeps a core from starting must not keep the next one from saying the same. */
async function expectRefusal(
  message: RegExp,
  { folder = home, attemptCount = 2, ...options }: RefusalOptions = {},
): Promise<void> {
  const before = fingerprint();
  for (let attempt = 0; attempt < attemptCount; attempt += 1) {
    const { code, stdout, stderr } = await runCommand(folder, ['serve', '--port', '0'], options);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(fingerprint()).toEqual(before);
}

it('leaves a database that is no database any more as it is', async () => {
  writeFileSync(database(), Buffer.alloc(40_000, 'not a database '));
  await expectRefusal(
    /plumbline\.db cannot be read as a Plumbline database\. Keep it aside and restore a backup/,
  );
});

it('leaves a database that was cut short as it is', async () => {
  await fill();
  truncateSync(database(), statSync(database()).size / 2);
  await expectRefusal(/plumbline\.db cannot be read as a Plumbline database/);
});

it('names a folder in the place of the database', async () => {
  mkdirSync(database());
  await expectRefusal(/plumbline\.db cannot be opened \(SQLITE_CANTOPEN\S*\)\. Check the folder/);
});

it('does not wait without end for a database that another program holds', async () => {
  await fill();
  const script = `
    import Driver from 'better-sqlite3';
    const db = new Driver(${JSON.stringify(database())});
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => db, 1000);
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expectRefusal(/plumbline\.db is in use by another program\. Close it and try again\./, {
    attemptCount: 1,
  });
  holder.kill('SIGKILL');
  await once(holder, 'close');
});

it('names a home that lies in a file, or is one', async () => {
  writeFileSync(join(home, 'file'), '');
  for (const folder of [join(home, 'file'), join(home, 'file', 'home')])
    await expectRefusal(/^\S+ cannot be opened \(E[A-Z]+\)\. Check the folder and its rights/, { folder });
});

it('names a team database that does not answer, without the passphrase in its address', async () => {
  await expectRefusal(
    /^The database cannot be reached\. Check the address in PLUMBLINE_DATABASE_URL, and that its server runs\.$/m,
    { databaseUrl: 'postgres://mei:hunter22@127.0.0.1:1/plumbline' },
  );
  const log = readFileSync(join(home, 'logs', 'core.log'), 'utf8');
  expect(log).toContain('database-not-opened');
  expect(log).not.toContain('hunter22');
});
