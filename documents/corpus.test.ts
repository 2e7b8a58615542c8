import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  defaultPreflightLimits,
  identifyFormat,
  preflightDeliverable,
  type PreflightFinding,
} from './index.ts';

type CorpusFile = {
  readonly file: string;
  readonly app: string;
  readonly hostile: string | null;
  readonly sha1: string;
};
type Reading = CorpusFile & {
  readonly format: string;
  readonly findings: readonly PreflightFinding[];
  readonly durationMs: number;
  readonly memoryBytes: number;
};

const corpus = join(import.meta.dirname, '../../shared/corpus');
const hasCorpus = existsSync(join(corpus, 'MANIFEST.json'));
if (!hasCorpus)
  process.stdout.write('documents/corpus.test.ts: no corpus beside the repository, nothing read\n');

function readManifest(): CorpusFile[] {
  return hasCorpus ? (JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8')) as CorpusFile[]) : [];
}

function readOne(entry: CorpusFile): Reading {
  const bytes = readFileSync(join(corpus, entry.file));
  const startedAt = performance.now();
  const { format } = identifyFormat(bytes);
  const findings = preflightDeliverable(
    {
      name: entry.file,
      sizeBytes: bytes.length,
      bytes,
      sha256: entry.sha1,
      inputFiles: [],
      expectedFormats: [],
    },
    { ...defaultPreflightLimits, maxXmlBytes: 6 * 1024 * 1024 },
  );
  const durationMs = performance.now() - startedAt;
  return { ...entry, format, findings, durationMs, memoryBytes: process.memoryUsage().rss };
}

// What each kind of hostile file must be stopped or noticed by; the kinds left out must not be stopped.
const expectedCodes: Readonly<Record<string, RegExp>> = {
  'legacy-binary': /^not-checked$/,
  encrypted: /^encrypted$/,
  'zip-bomb': /^too-large$/,
  'corrupt-zip': /^damaged-(package|part)$/,
  'corrupt-xml': /^damaged-part$/,
  truncated: /^damaged-package$/,
  'empty-zip': /^damaged-package$/,
  'empty-file': /^empty-file$/,
  'wrong-extension': /^wrong-extension$/,
  'duplicate-entries': /^duplicate-part$/,
  'zip-slip': /^unsafe-name$/,
  'lock-file': /^lock-file$/,
};

// Names that are wrong although nothing else is hostile about the file.
const misnamed = new Map([
  ['keyframes.pptx', 'pptm'],
  ['slideshow.ppsm', 'pptx'],
  ['stress022.pptx', 'ppsx'],
]);
// Of the files called bombs or traps by name, these have a document type declaration in a part that is read.
const withDtd = [
  'poc-xmlbomb-empty.xlsx',
  'poc-xmlbomb.xlsx',
  'self_quadratic_entity.docx',
  'self_xxe_file.pptx',
  'self_xxe_file.xlsx',
];

describe.runIf(hasCorpus)('real and hostile files', () => {
  const readings = readManifest().map(readOne);
  const byKind = (kind: string): Reading[] => readings.filter(({ hostile }) => hostile === kind);
  const stopsOf = (reading: Reading): string[] =>
    reading.findings.filter(({ severity }) => severity === 'stop').map(({ code }) => code);

  it('are all read in bounded time and memory', () => {
    expect(readings.length).toBeGreaterThan(250);
    expect(readings.filter(({ durationMs }) => durationMs > 8000)).toEqual([]);
    expect(Math.max(...readings.map(({ memoryBytes }) => memoryBytes))).toBeLessThan(1200 * 1024 * 1024);
  });

  it('are what their name says unless they are hostile', () => {
    const friendly = readings.filter(({ hostile }) => hostile === null || !(hostile in expectedCodes));
    const wrong = friendly.filter(
      ({ file, format }) => format !== (misnamed.get(file) ?? file.split('.').at(-1)?.toLowerCase()),
    );
    expect(wrong.map(({ file, format }) => `${file}: ${format}`)).toEqual([]);
  });

  it('are not stopped without a cause', () => {
    const stopped = readings.filter(
      (reading) =>
        !(reading.hostile !== null && reading.hostile in expectedCodes) &&
        !misnamed.has(reading.file) &&
        !withDtd.includes(reading.file) &&
        stopsOf(reading).length > 0,
    );
    expect(stopped.map((reading) => [reading.file, ...stopsOf(reading)])).toEqual([]);
  });

  it.each(Object.entries(expectedCodes))('of the kind %s are noticed', (kind, expected) => {
    const files = byKind(kind);
    const missed = files.filter(({ findings }) => !findings.some(({ code }) => expected.test(code)));
    expect(files.length).toBeGreaterThan(0);
    expect(missed.map(({ file, findings }) => [file, ...findings.map(({ code }) => code)])).toEqual([]);
  });

  it('with a document type declaration are refused', () => {
    const refused = readings.filter((reading) => stopsOf(reading).includes('dtd-not-allowed'));
    expect(refused.map(({ file }) => file).toSorted()).toEqual(withDtd);
  });
});
