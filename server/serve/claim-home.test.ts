import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimHome, describeHolder, isClaim } from './claim-home.ts';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'plumbline-claim-'))));
afterEach(() => rmSync(home, { recursive: true }));

async function claim() {
  const outcome = await claimHome(home);
  return isClaim(outcome) ? outcome : expect.unreachable();
}

it('gives a folder to one process, and names it to the next', async () => {
  const first = await claim();
  expect(await claimHome(home)).toEqual({ pid: process.pid, url: null });
  first.tellAddress('http://127.0.0.1:4173');
  const second = await claimHome(home);
  expect(second).toEqual({ pid: process.pid, url: 'http://127.0.0.1:4173' });
  first.release();
  (await claim()).release();
  expect(existsSync(join(home, 'serving.json'))).toBe(false);
});

it('takes over from a process that was killed', async () => {
  const script = `
    import { claimHome } from ${JSON.stringify(join(import.meta.dirname, 'claim-home.ts'))};
    const claim = await claimHome(${JSON.stringify(home)});
    claim.tellAddress('http://127.0.0.1:1');
    console.log('claimed');
    setInterval(() => claim, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(await claimHome(home)).toEqual({ pid: other.pid, url: 'http://127.0.0.1:1' });
  other.kill('SIGKILL');
  await once(other, 'close');
  (await claim()).release();
});

it.each(['', '{', '[]', '"x"', '{"pid":"1","url":7}'])(
  'refuses also where the note of the other one reads %j',
  async (note) => {
    const first = await claim();
    writeFileSync(join(home, 'serving.json'), note);
    expect(await claimHome(home)).toEqual({ pid: null, url: null });
    first.release();
  },
);

it('says who serves where, as far as is known', () => {
  expect(describeHolder('/h', { pid: 7, url: 'http://x' })).toBe(
    'Another Plumbline (process 7) already serves /h at http://x. Use that one, or end it first.',
  );
  expect(describeHolder('/h', { pid: null, url: null })).toBe(
    'Another Plumbline already serves /h. Use that one, or end it first.',
  );
});

it('says so where no folder can be made', async () => {
  writeFileSync(join(home, 'file'), '');
  await expect(claimHome(join(home, 'file', 'home'))).rejects.toMatchObject({
    code: 'database-unreachable',
    details: { reason: 'ENOTDIR' },
  });
});
