import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Log } from '#core/foundation';
import type { Sha256 } from '#domain';
import { createWorkerDocumentReader } from './worker-document-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faults: unknown[] = [];
beforeEach(() => void faults.splice(0));
const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_event, error) => void faults.push(error),
};

const request = (name: string, path = join(folder, name)) => ({
  path,
  name,
  bytes: statSync(path).size,
  sha256: createHash('sha256').update(name).digest('hex') as Sha256,
  inputHashes: [],
});

function plant(name: string, content: string | Uint8Array = ''): ReturnType<typeof request> {
  writeFileSync(join(folder, name), content);
  return request(name);
}

/** A reader whose worker does something else. */
function readerOf(name: string, code: string, limits: object = {}) {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return createWorkerDocumentReader({ log, limits, entry: pathToFileURL(path) });
}

const reader = createWorkerDocumentReader({ log });
const codesOf = (findings: readonly { readonly code: string; readonly severity: string }[]) =>
  findings.map(({ code, severity }) => `${severity} ${code}`);

it('finds nothing wrong with a text, and an empty file is stopped', async () => {
  expect(await reader.preflight(plant('notes.txt', 'Some words.\n'))).toEqual([]);
  expect(codesOf(await reader.preflight(plant('nothing.docx')))).toContain('stop empty-file');
});

it('tells facts beside a finding, with the name that the person knows', async () => {
  const [finding] = await reader.preflight(plant('表格.docx', 'a,b\n1,2\n'));
  expect(finding).toMatchObject({ fileName: '表格.docx', severity: 'stop', code: 'wrong-extension' });
  expect(finding?.details).toMatchObject({ extension: 'docx' });
});

it('looks at two gigabytes of nothing without reading them into memory', async () => {
  const path = plant('huge.xlsx', '').path;
  truncateSync(path, 2 * 1024 ** 3 - 1);
  const before = process.memoryUsage().rss;
  const findings = codesOf(await reader.preflight(request('huge.xlsx')));
  expect(findings.filter((finding) => finding.startsWith('stop'))).not.toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 ** 2);
});

it('ends a worker that does not end', async () => {
  const slow = readerOf('endless', "parentPort?.on('message', () => { for (;;); });", { timeMs: 300 });
  expect(await slow.preflight(plant('a.txt'))).toEqual([
    { fileName: 'a.txt', code: 'timed-out', severity: 'stop', details: {} },
  ]);
  expect(faults).toEqual([]);
});

it('survives a worker that wants more memory than there is for it', async () => {
  const greedy = readerOf(
    'greedy',
    "parentPort?.on('message', () => { const all = []; for (;;) all.push(new Array(1_000).fill(Math.random())); });",
    { memoryMb: 32 },
  );
  expect(codesOf(await greedy.preflight(plant('a.txt')))).toEqual(['stop too-large']);
  expect(codesOf(await reader.preflight(plant('notes.txt', 'Some words.\n')))).toEqual([]);
});

it.each([
  ['throws', "parentPort?.on('message', () => { throw new TypeError('a bug'); });"],
  ['leaves', "parentPort?.on('message', () => process.exit(3));"],
  ['cannot begin', 'throw new Error("no");'],
])('lets a person submit what a worker that %s could not look into, and logs it', async (what, code) => {
  const broken = readerOf(what.replaceAll(' ', '-'), code);
  expect(codesOf(await broken.preflight(plant('a.txt')))).toEqual(['warn not-checked']);
  expect(faults).toHaveLength(1);
});

it('looks into many files with a few workers, and answers for each', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `many-${n}.txt`);
  const echo = readerOf(
    'echo',
    "parentPort?.on('message', ({ name }) => parentPort.postMessage([{ code: name, severity: 'warn' }]));",
  );
  const findings = await Promise.all(names.map((name) => echo.preflight(plant(name))));
  expect(findings.flat().map(({ code }) => code)).toEqual(names);
});

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const manifest = join(corpus, 'MANIFEST.json');
if (!existsSync(manifest))
  process.stdout.write('worker-document-reader.test.ts: no corpus beside the repository, nothing read\n');
interface CorpusFile {
  readonly file: string;
  readonly hostile: string | null;
}
// The rest of the corpus is read in documents/corpus.test.ts; these are the ones that attack whoever reads them.
const attacks = ['zip-bomb', 'entity-bomb', 'deep-nesting', 'xxe', 'zip-slip', 'corrupt-zip', 'encrypted'];
const attackers = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : []).filter(
  (entry: CorpusFile) => attacks.includes(entry.hostile ?? ''),
) as readonly CorpusFile[];
const oneOfEach = [...new Map(attackers.map((entry) => [entry.hostile, entry])).values()];

it('answers for every kind of attack that we know of, and none of them ends the core', async () => {
  const answers = await Promise.all(
    oneOfEach.map(async ({ file, hostile }) => ({
      hostile,
      codes: codesOf(await reader.preflight(request(file, join(corpus, file)))),
    })),
  );
  expect(answers).toHaveLength(existsSync(manifest) ? attacks.length : 0);
  expect(faults).toEqual([]);
  // Deep nesting alone is odd, not wrong.
  for (const { hostile, codes } of answers.filter((answer) => answer.hostile !== 'deep-nesting'))
    expect([hostile, codes.some((code) => code.startsWith('stop'))]).toEqual([hostile, true]);
});
