import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#tests/run-command';
import { productVersion } from '../host/product-version.ts';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'plumbline-serve-'))));
afterEach(() => rmSync(home, { recursive: true }));

const oneLine = (text: string) => {
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  return text.trimEnd();
};

it.each(['-1', '65536', '99999', '80.5', '', ' ', 'http', '0x50', '1e3'])(
  'takes no port %j, before anything is opened',
  async (port) => {
    const { code, stdout, stderr } = await runCommand(home, ['serve', `--port=${port}`]);
    expect([code, stdout]).toEqual([2, '']);
    expect(oneLine(stderr)).toBe(`--port: must be a whole number from 0 to 65535, not ${port}`.trimEnd());
    expect(readdirSync(home)).toEqual([]);
  },
);

it.each(['0.0.0.0', '::', '192.168.0.10', 'plumbline.example.org'])(
  'serves nothing beyond this machine (%s) without the address of a proxy that ends TLS',
  async (address) => {
    const { code, stderr } = await runCommand(home, ['serve', '--host', address]);
    expect(code).toBe(2);
    expect(oneLine(stderr)).toContain('--public-url https://');
    expect(readdirSync(home)).toEqual([]);
  },
);

it.each([
  'plumbline.example.org',
  'http://plumbline.example.org',
  'ftp://x',
  'https://x.example/app',
  'https://x.example/?a',
  'https://mei@x.example',
])('takes no public address %s', async (url) => {
  const { code, stderr } = await runCommand(home, ['serve', '--host', '0.0.0.0', '--public-url', url]);
  expect(code).toBe(2);
  expect(oneLine(stderr)).toMatch(/^--public-url: must /);
  expect(readdirSync(home)).toEqual([]);
});

it('says what it can do on standard output and ends with 0, wherever it is asked', async () => {
  for (const args of [['--help'], ['help']]) {
    const { code, stdout, stderr } = await runCommand(home, args);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of ['serve', 'import', 'export', 'compute', 'backup', 'restore', 'doctor'])
      expect(stdout).toContain(name);
  }
  const { code, stdout } = await runCommand(home, ['serve', '--help']);
  expect(code).toBe(0);
  for (const option of ['--port', '--host', '--public-url', '--home', '--json'])
    expect(stdout).toContain(option);
  expect(await runCommand(home, ['--version'])).toEqual({
    code: 0,
    stdout: `${productVersion}\n`,
    stderr: '',
  });
  expect(readdirSync(home)).toEqual([]);
});

it.each([[[]], [['fly']], [['serve', '--fly']], [['serve', 'now']], [['import']], [['restore']]])(
  'calls %j wrong usage, on standard error alone',
  async (args) => {
    const { code, stdout, stderr } = await runCommand(home, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
    expect(readdirSync(home)).toEqual([]);
  },
);

it('has help and JSON for every command', async () => {
  for (const name of ['serve', 'import', 'export', 'compute', 'backup', 'restore', 'doctor']) {
    const { code, stdout } = await runCommand(home, [name, '--help']);
    expect([name, code]).toEqual([name, 0]);
    const isGroup = /\n {2}labor-time/.test(stdout);
    if (!isGroup) expect([name, stdout.includes('--json')]).toEqual([name, true]);
  }
});
