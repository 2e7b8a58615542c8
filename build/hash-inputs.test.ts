import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './hash-inputs.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plumbline-inputs-'));
  await mkdir(join(root, 'renderer/app'), { recursive: true });
  await writeFile(join(root, 'renderer/app/main.tsx'), 'one');
  await writeFile(join(root, 'package-lock.json'), '{}');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('the same inputs have the same hash', async () => {
  expect(await hashInputs(root)).toBe(await hashInputs(root));
});

test.each([
  ['a changed file', 'renderer/app/main.tsx'],
  ['a new file', 'renderer/app/more.tsx'],
  ['another locked dependency', 'package-lock.json'],
])('%s changes the hash', async (_what, path) => {
  const before = await hashInputs(root);
  await writeFile(join(root, path), 'two');
  expect(await hashInputs(root)).not.toBe(before);
});

test('a test beside the source does not make the page stale', async () => {
  const before = await hashInputs(root);
  await writeFile(join(root, 'renderer/app/main.test.ts'), 'test');
  expect(await hashInputs(root)).toBe(before);
});
