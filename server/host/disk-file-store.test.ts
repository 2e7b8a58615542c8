import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Sha256 } from '#domain';
import { createDiskFileStore, removeUnfinishedFiles } from './disk-file-store.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex') as Sha256;
const unfinished = () => readdirSync(join(folder, 'incoming'));
const bytes = Buffer.from('one,two\n');

it('keeps a file under the hash of its bytes, with nothing beside it', async () => {
  const store = createDiskFileStore(folder);
  const stored = await store.put(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]));
  expect(stored).toEqual({ sha256: hashOf(bytes), bytes: bytes.length });
  expect(await store.getPath(stored.sha256)).toBe(join(folder, stored.sha256.slice(0, 2), stored.sha256));
  expect(Buffer.from(await store.read(stored.sha256))).toEqual(bytes);
  const part = await store.open(stored.sha256, { start: 4, end: 6 });
  expect(Buffer.concat(await part.toArray()).toString()).toBe('two');
  expect(unfinished()).toEqual([]);
});

it('keeps an empty file', async () => {
  const store = createDiskFileStore(folder);
  const stored = await store.put(Readable.from([]));
  expect(stored).toEqual({ sha256: hashOf(Buffer.alloc(0)), bytes: 0 });
  expect(await store.has(stored.sha256)).toBe(true);
});

it('keeps the same bytes once, and leaves those alone that somebody reads', async () => {
  const store = createDiskFileStore(folder);
  const { sha256 } = await store.put(bytes);
  const before = statSync(await store.getPath(sha256));
  const many = await Promise.all(Array.from({ length: 20 }, () => store.put(Readable.from([bytes]))));
  expect(new Set(many.map((stored) => stored.sha256))).toEqual(new Set([sha256]));
  expect(statSync(await store.getPath(sha256)).ino).toBe(before.ino);
  expect(unfinished()).toEqual([]);
});

it('mends a file that is there, but cut short', async () => {
  const store = createDiskFileStore(folder);
  const { sha256 } = await store.put(bytes);
  writeFileSync(await store.getPath(sha256), bytes.subarray(0, 2));
  await store.put(bytes);
  expect(readFileSync(await store.getPath(sha256))).toEqual(bytes);
});

it('leaves nothing of a file that is too large, breaks off or meets a full disk', async () => {
  const store = createDiskFileStore(folder);
  const endless = Readable.from(
    (async function* () {
      for (;;) yield bytes;
    })(),
  );
  await expect(store.put(endless, 100)).rejects.toMatchObject({
    code: 'file-too-large',
    details: { limitBytes: 100 },
  });
  expect(endless.destroyed).toBe(true);
  const broken = Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('the line went dead');
    })(),
  );
  await expect(store.put(broken)).rejects.toThrow('the line went dead');
  expect(unfinished()).toEqual([]);
  await expect(store.put(bytes, bytes.length)).resolves.toMatchObject({ bytes: bytes.length });
});

it.each(['ENOSPC', 'EDQUOT'])('calls a full disk (%s) by its name, and takes the next file', async (code) => {
  let isFull = true;
  const store = createDiskFileStore(folder, async (file, chunk) => {
    await file.writeFile(chunk.subarray(0, 2));
    if (isFull) throw Object.assign(new Error('no space left'), { code });
    await file.writeFile(chunk.subarray(2));
  });
  await expect(store.put(bytes)).rejects.toMatchObject({ code: 'disk-full' });
  expect(unfinished()).toEqual([]);
  isFull = false;
  const { sha256 } = await store.put(bytes);
  expect(Buffer.from(await store.read(sha256))).toEqual(bytes);
});

it('says which file is missing', async () => {
  const store = createDiskFileStore(folder);
  const sha256 = hashOf(Buffer.from('never stored'));
  expect(await store.has(sha256)).toBe(false);
  const missing = { code: 'file-missing', details: { sha256 } };
  await expect(store.read(sha256)).rejects.toMatchObject(missing);
  await expect(store.open(sha256)).rejects.toMatchObject(missing);
  await expect(store.getPath(sha256)).rejects.toMatchObject(missing);
});

it('forgets what a killed upload left, and nothing that is still being written', async () => {
  const store = createDiskFileStore(folder);
  const { sha256 } = await store.put(bytes);
  for (const name of ['left', 'growing']) writeFileSync(join(folder, 'incoming', name), 'half of a file');
  utimesSync(join(folder, 'incoming', 'left'), 10, 10);
  await removeUnfinishedFiles(folder, 20_000);
  expect(unfinished()).toEqual(['growing']);
  expect(await store.has(sha256)).toBe(true);
  await removeUnfinishedFiles(join(folder, 'none'), 20_000);
});
