import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchElectron, findElectron } from './electron-binary.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-electron-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function placeBinary(): void {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'electron'), '');
}

test('a package whose binary was never fetched has none', () => {
  expect(findElectron(folder, undefined)).toBeUndefined();
});

test('the binary is found where path.txt says', () => {
  writeFileSync(join(folder, 'path.txt'), 'electron');
  expect(findElectron(folder, undefined)).toBeUndefined();
  placeBinary();
  expect(findElectron(folder, undefined)).toBe(join(folder, 'dist', 'electron'));
});

test('a binary kept elsewhere is found by the package’s own variable', () => {
  placeBinary();
  expect(findElectron(folder, join(folder, 'dist'))).toBe(join(folder, 'dist', 'electron'));
  expect(findElectron(folder, join(folder, 'nowhere'))).toBeUndefined();
});

test('fetching succeeds, fails or takes too long, and tells which', () => {
  const script = join(folder, 'install.js');
  writeFileSync(script, '');
  expect(fetchElectron(folder)).toBe(true);
  writeFileSync(script, 'process.exit(1)');
  expect(fetchElectron(folder)).toBe(false);
  writeFileSync(script, 'setTimeout(() => {}, 60_000)');
  expect(fetchElectron(folder, 300)).toBe(false);
});
