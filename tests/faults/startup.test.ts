import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertProject } from '#tests/builders';
import { entryPath, makeHome, removeHome, withHome } from './faulty-core.ts';

let model: string;
let home: string;
beforeAll(async () => {
  model = makeHome();
  await withHome(model, async (core) => {
    for (let n = 0; n < 50; n += 1) await insertProject(core);
  });
});
afterAll(() => removeHome(model));
beforeEach(async () => {
  home = makeHome();
  await cp(model, home, { recursive: true });
});
afterEach(() => {
  chmodSync(home, 0o755);
  removeHome(home);
});

const database = () => join(home, 'plumbline.db');
const asNobody = { uid: 65_534, gid: 65_534 };

/** Starts a core that should say why it can't, as a person at a terminal and as the desktop shell would. */
function serve(
  options: { readonly isShell?: boolean; readonly folder?: string; readonly isNobody?: boolean } = {},
) {
  const { isShell = false, folder = home, isNobody = false } = options;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [entryPath, 'serve', '--port', '0', '--home', folder],
    {
      env: { ...process.env, PLUMBLINE_SHELL: isShell ? '1' : '', NODE_COMPILE_CACHE: '' },
      input: '',
      encoding: 'utf8',
      timeout: 60_000,
      ...(isNobody && process.getuid?.() === 0 ? asNobody : {}),
    },
  );
  return { status, stdout, stderr };
}

/** Everything that is kept, by hash; what a start itself leaves (a lock, a log) aside. */
function fingerprint(): Readonly<Record<string, string>> {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  const kept = names.filter((name) => !/^(serving\.|logs|.*-shm$|.*-wal$)/.test(name)).toSorted();
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

function expectRefusal(message: RegExp, options: Parameters<typeof serve>[0] = {}): void {
  const before = fingerprint();
  const { status, stdout, stderr } = serve(options);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(fingerprint()).toEqual(before);
}

test('a database of a newer Plumbline is left alone, and the shell is told so in one line', async () => {
  await withHome(home, ({ db }) =>
    db.write((tx) =>
      tx
        .insertInto('migrations' as never)
        .values({ name: '9990-from-the-future', appliedAt: 1 } as never)
        .execute(),
    ),
  );
  expectRefusal(/^The database was last used by a newer Plumbline \(it has 9990-from-the-future\)\. Update/);
  const before = fingerprint();
  const { status, stdout, stderr } = serve({ isShell: true });
  expect([status, stderr]).toEqual([2, '']);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toEqual({
    type: 'failed',
    message: expect.stringContaining('Update Plumbline; nothing was changed.'),
  });
  expect(fingerprint()).toEqual(before);
});

const hasRights = process.platform !== 'win32';
if (!hasRights) process.stdout.write('startup.test.ts: no file modes on Windows, nothing tried there\n');

test.runIf(hasRights)('a home that may not be written to is named, and nothing in it changes', () => {
  chmodSync(home, 0o555);
  expectRefusal(/cannot be opened \((EACCES|SQLITE_CANTOPEN\S*|SQLITE_READONLY\S*)\)/, { isNobody: true });
});

test.runIf(hasRights)('a database that may only be read is named, and not called damaged', () => {
  for (const name of readdirSync(home, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(home, name), statSync(join(home, name)).isDirectory() ? 0o777 : 0o666);
  chmodSync(home, 0o777);
  chmodSync(database(), 0o444);
  expectRefusal(/plumbline\.db cannot be opened \(EACCES\)/, { isNobody: true });
});

test('a home that is new is made, with all folders on the way', async () => {
  const folder = join(home, 'a', 'b c', '家');
  const child = spawn(process.execPath, [entryPath, 'serve', '--port', '0', '--home', folder, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/}\n$/);
  const { url, launchUrl } = JSON.parse(printed) as { url: string; launchUrl: string };
  expect(launchUrl).toMatch(new RegExp(`^${url}/launch\\?token=[0-9a-f]{64}$`));
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(existsSync(join(folder, 'plumbline.db'))).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(printed.trim().split('\n').length).toBe(4);
});
