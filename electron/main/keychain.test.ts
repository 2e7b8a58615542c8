import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ElectronDouble } from './electron-double.ts';
import { createKeychain } from './keychain.ts';

let folder: string;
let filePath: string;
let double: ElectronDouble;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-keychain-'));
  filePath = join(folder, 'secrets.json');
  double = new ElectronDouble();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (platform = 'linux') => createKeychain(double.api, platform, filePath);

test('a secret comes back after a restart, and the file holds no plain text', async () => {
  await open().set('openai', 'sk-123');
  expect(await open().find('openai')).toBe('sk-123');
  expect(await open().has('openai')).toBe(true);
  expect(await readFile(filePath, 'utf8')).not.toContain('sk-123');
  expect((await stat(filePath)).mode & 0o077).toBe(0);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('what was never set or was cleared is not there', async () => {
  const keychain = open();
  expect(await keychain.has('openai')).toBe(false);
  expect(await keychain.find('toString')).toBeUndefined();
  await keychain.set('openai', 'sk-123');
  await keychain.clear('openai');
  await keychain.clear('openai');
  expect(await keychain.has('openai')).toBe(false);
  expect(await keychain.find('openai')).toBeUndefined();
});

test('changes at the same moment do not lose one another', async () => {
  const keychain = open();
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => keychain.set(name, `secret ${name}`)));
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => keychain.find(name)))).toEqual([
    'secret a',
    'secret b',
    'secret c',
    'secret d',
  ]);
});

test('a secret whose system key is lost counts as none', async () => {
  await open().set('openai', 'sk-123');
  double.safeStorage.isKeyLost = true;
  expect(await open().find('openai')).toBeUndefined();
});

test('a rotated system key gets the secret encrypted anew', async () => {
  await writeFile(filePath, JSON.stringify({ openai: Buffer.from('321-ks').toString('base64') }));
  double.safeStorage.shouldReEncrypt = true;
  expect(await open().find('openai')).toBe('sk-123');
  expect(await open().find('openai')).toBe('sk-123');
});

test('a damaged file is an error and stays as it is', async () => {
  await writeFile(filePath, '{"openai": "MzIx');
  await expect(open().set('other', 'x')).rejects.toThrow('must be JSON');
  expect(await readFile(filePath, 'utf8')).toBe('{"openai": "MzIx');
});

test('a store that only pretends to encrypt counts as unavailable', async () => {
  expect(await open().isAvailable()).toBe(true);
  double.safeStorage.backend = 'basic_text';
  expect(await open().isAvailable()).toBe(false);
  expect(await open('win32').isAvailable()).toBe(true);
  double.safeStorage.isAvailable = false;
  expect(await open('win32').isAvailable()).toBe(false);
});
