import { createHash } from 'node:crypto';
import {
  existsSync,
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
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Log } from '#core/foundation';
import type { Sha256 } from '#domain';
import { createWorkerDocumentReader, type WorkerDocumentReader } from './worker-document-reader.ts';

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

/** A reader whose workers do something else with every call. */
function readerOf(name: string, code: string, limits: object = {}) {
  const path = join(folder, `${name}.ts`);
  const serve = pathToFileURL(join(import.meta.dirname, 'serve-calls.ts')).href;
  writeFileSync(
    path,
    `import { serveCalls } from ${JSON.stringify(serve)};\nconst act = (request) => { ${code} };\nserveCalls({ preflight: act, facts: act });`,
  );
  return keep({ log, limits: { ...limits, entry: pathToFileURL(path) }, cacheFolder });
}

const cacheFolder = join(folder, 'cache');
const readers: WorkerDocumentReader[] = [];
afterAll(() => Promise.all(readers.map((one) => one.close())));
function keep(options: Parameters<typeof createWorkerDocumentReader>[0]): WorkerDocumentReader {
  const made = createWorkerDocumentReader(options);
  readers.push(made);
  return made;
}

const reader = keep({ log, cacheFolder });
const page = { types: null, cursor: 0, limit: 100 };
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
  const slow = readerOf('endless', 'for (;;);', { timeMs: 300 });
  expect(await slow.preflight(plant('a.txt'))).toEqual([
    { fileName: 'a.txt', code: 'timed-out', severity: 'stop', details: {} },
  ]);
  expect(faults).toEqual([]);
});

it('survives a worker that wants more memory than there is for it', async () => {
  const greedy = readerOf(
    'greedy',
    'const all = []; for (;;) all.push(new Array(1_000).fill(Math.random()));',
    { memoryMb: 32 },
  );
  expect(codesOf(await greedy.preflight(plant('a.txt')))).toEqual(['stop too-large']);
  expect(codesOf(await reader.preflight(plant('notes.txt', 'Some words.\n')))).toEqual([]);
});

it.each([
  ['throws', "throw new TypeError('a bug');"],
  ['leaves', 'process.exit(3);'],
  ['cannot begin', '}; throw new Error("no"); {'],
])('lets a person submit what a worker that %s could not look into, and logs it', async (what, code) => {
  const broken = readerOf(what.replaceAll(' ', '-'), code);
  expect(codesOf(await broken.preflight(plant('a.txt')))).toEqual(['warn not-checked']);
  expect(faults).toHaveLength(1);
});

it('looks into many files with a few workers, and answers for each', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `many-${n}.txt`);
  const echo = readerOf('echo', "return [{ code: request.name, severity: 'warn' }];");
  const findings = await Promise.all(names.map((name) => echo.preflight(plant(name))));
  expect(findings.flat().map(({ code }) => code)).toEqual(names);
});

const book = readFileSync('assets/sample/deliverables/sample_002/a/quarterly-budget.xlsx');

it('lists facts by pages, the same from the cache as from the file', async () => {
  const planted = plant('budget.xlsx', book);
  const first = await reader.listFacts({ ...planted, ...page });
  expect(first).toMatchObject({ file: { name: 'budget.xlsx', format: 'xlsx', app: 'excel' }, error: null });
  expect(first.facts).toHaveLength(first.total);
  expect(Object.values(first.counts).reduce((sum, count) => sum + count, 0)).toBe(first.total);
  expect(readdirSync(cacheFolder)).toHaveLength(1);
  // From here on the file is not needed, and each person sees their own name for it.
  rmSync(planted.path);
  expect(await reader.listFacts({ ...planted, ...page })).toEqual(first);
  const rest = await reader.listFacts({ ...planted, name: 'other.xlsx', types: null, cursor: 2, limit: 3 });
  expect(rest).toEqual({
    ...first,
    file: { ...first.file, name: 'other.xlsx' },
    facts: first.facts.slice(2, 5),
  });
  const sheets = await reader.listFacts({ ...planted, ...page, types: ['sheet'] });
  expect(sheets.total).toBe(first.counts['sheet']);
  expect(sheets.facts).toEqual(first.facts.filter(({ type }) => type === 'sheet'));
});

it('reads a file again whose kept facts are broken or gone', async () => {
  const planted = plant('again.xlsx', book);
  const first = await reader.listFacts({ ...planted, ...page });
  const kept = readdirSync(cacheFolder).find((name) => name.startsWith(planted.sha256)) ?? '';
  for (const broken of ['', 'x', '{}\n', '{"file":1}\nx\t{\n']) {
    writeFileSync(join(cacheFolder, kept), broken);
    expect(await reader.listFacts({ ...planted, ...page })).toEqual(first);
  }
});

it.each([
  ['for (;;);', 'timed-out'],
  ['const all = []; for (;;) all.push(new Array(1_000).fill(Math.random()));', 'too-large'],
  ["throw new TypeError('a bug');", 'reader-failed'],
])('says why there are no facts when a worker does %s', async (code, expected) => {
  const limits = { timeMs: expected === 'timed-out' ? 300 : 20_000, memoryMb: 32 };
  const broken = readerOf(expected, code, limits);
  const answer = await broken.listFacts({ ...plant('a.txt', 'x'), ...page });
  expect([answer.error?.code, answer.facts]).toEqual([expected, []]);
  expect(faults).toHaveLength(expected === 'reader-failed' ? 1 : 0);
});

it('tells why a file that is no Office document has no facts', async () => {
  const answer = await reader.listFacts({ ...plant('a.txt', 'Some words.'), ...page });
  expect(answer).toMatchObject({ error: { code: 'not-office' }, size: null, facts: [], total: 0 });
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

/** How often the core could have answered somebody while `action` ran. */
async function countTurns(action: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  const startedAt = performance.now();
  await action();
  clearInterval(timer);
  return turns / ((performance.now() - startedAt) / 10);
}

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

const typedErrors =
  /^(encrypted|damaged-package|damaged-part|not-office|unsupported-format|dtd-not-allowed|too-large|duplicate-part|unsafe-name)$/;

it('reads the facts of every hostile file or says why not, while the core goes on answering', async () => {
  const hostile = attackers.filter(({ hostile: kind }) => kind !== null);
  const codes: (readonly [file: string, code: string])[] = [];
  const share = await countTurns(() =>
    Promise.all(
      hostile.map(async ({ file }) => {
        const { error } = await reader.listFacts({ ...request(file, join(corpus, file)), ...page });
        if (error !== null) codes.push([file, error.code]);
      }),
    ),
  );
  expect(codes.filter(([, code]) => !typedErrors.test(code))).toEqual([]);
  expect(codes.length > 0).toBe(hostile.length > 0);
  expect(hostile.length === 0 || share > 0.2).toBe(true);
  expect(faults).toEqual([]);
});
