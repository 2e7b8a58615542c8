import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listCorpusFiles, generateFiles, type BenchFile } from './bench-files.ts';
import { listReaders, type ReaderName } from './document-readers.ts';
import { listGoals, type FileResult, type Goal } from './documents-figure.ts';
import { measureReading, type FailedReading, type Reading } from './measure-reading.ts';
import { formatGoals, formatReadings } from './print-documents.ts';

const documentsUsage = `npm run bench -- documents [--scale 1.0] [--repeats 3] [--only NAME,…] [--without-corpus] [--json]

Reads generated files (a sheet of a million rows, a deck of 220 slides, a document of 300 pages, and a quarter of
each) and the ten largest of ../shared/corpus with Plumbline’s readers and with other libraries. Each reader reads each
file in a process of its own; times are medians. --only takes files whose name holds one of these.`;

export interface DocumentsOptions {
  readonly scale: number;
  readonly repeats: number;
  readonly hasCorpus: boolean;
  /** Parts of file names; empty takes all. */
  readonly only: readonly string[];
}

type Tell = (line: string) => void;

async function measureFile(file: BenchFile, { repeats }: DocumentsOptions, tell: Tell): Promise<FileResult> {
  const readings: Partial<Record<ReaderName, Reading | FailedReading>> = {};
  const names: readonly ReaderName[] = file.isQuarter ? ['bound', 'facts'] : listReaders(file.kind);
  for (const name of names) {
    tell(`${file.label}: ${name}`);
    readings[name] = await measureReading(name, file.path, repeats);
  }
  return { file, readings };
}

/** Measures every reader on every file, one after the other. */
export async function benchDocuments(
  options: DocumentsOptions,
  tell: Tell,
): Promise<{ readonly results: readonly FileResult[]; readonly goals: readonly Goal[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const generated = await generateFiles(folder, options.scale);
  const corpus = options.hasCorpus ? await listCorpusFiles() : [];
  if (corpus === null) tell('There is no ../shared/corpus: only generated files are read.');
  const results: FileResult[] = [];
  for (const file of [...generated, ...(corpus ?? [])]) {
    const isWanted = options.only.length === 0 || options.only.some((name) => file.label.includes(name));
    if (isWanted) results.push(await measureFile(file, options, tell));
  }
  await rm(folder, { recursive: true });
  return { results, goals: listGoals(results) };
}

/** The section `documents` of the bench. */
export async function runDocumentsSection(args: readonly string[], tell: Tell): Promise<void> {
  if (args.includes('--help')) return tell(documentsUsage);
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '1' },
      repeats: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      'without-corpus': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const options: DocumentsOptions = {
    scale: Number(values.scale),
    repeats: Number(values.repeats),
    hasCorpus: !values['without-corpus'],
    only: values.only === '' ? [] : values.only.split(','),
  };
  const { results, goals } = await benchDocuments(options, tell);
  const text = values.json
    ? JSON.stringify({ results, goals }, null, 2)
    : `${formatReadings(results)}\n\n${formatGoals(goals)}`;
  process.stdout.write(`${text}\n`);
}
