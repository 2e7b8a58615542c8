import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeFileLock } from './file-lock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('is one holder’s until it is released', () => {
  const file = join(folder, 'a.lock');
  const lock = takeFileLock(file) ?? expect.unreachable();
  expect(takeFileLock(file)).toBeNull();
  expect(takeFileLock(file)).toBeNull();
  takeFileLock(join(folder, 'b.lock'))?.release();
  lock.release();
  const again = takeFileLock(file) ?? expect.unreachable();
  again.release();
});

it('says so where the file cannot be made', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => takeFileLock(join(folder, 'file', 'a.lock'))).toThrow(
    expect.objectContaining({ code: 'database-unreachable' }),
  );
});
