import { mkdir, readdir, stat } from 'node:fs/promises';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { identifyFormat, openZip } from '#documents';
import type { DocumentKind } from './document-readers.ts';
import { generateDeck } from './generate/generate-deck.ts';
import { generateDocument } from './generate/generate-document.ts';
import { generateSheet } from './generate/generate-sheet.ts';

export interface BenchFile {
  readonly label: string;
  readonly path: string;
  readonly kind: DocumentKind;
  readonly bytes: number;
  /** What its XML parts inflate to. */
  readonly xmlBytes: number;
  readonly isGenerated: boolean;
  /** A quarter of the generated file of its kind, for what time per megabyte does as files grow. */
  readonly isQuarter: boolean;
}

const kinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ['word', /^do[ct][xm]$/],
  ['excel', /^xl[st][xm]$/],
  ['powerpoint', /^p(?:p[ts]|ot)[xm]$/],
];
const corpus = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'corpus');
const largestCount = 10;

function describe(path: string, label: string, origin: Partial<BenchFile> = {}): BenchFile | null {
  const source = readFileSync(path);
  const { format, isEncrypted, fault } = identifyFormat(source);
  const kind = kinds.find(([, pattern]) => pattern.test(format))?.[0];
  if (kind === undefined || isEncrypted || fault !== null) return null;
  const xmlBytes = openZip(source)
    .entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))
    .reduce((sum, { claimedBytes }) => sum + claimedBytes, 0);
  const origins = { isGenerated: false, isQuarter: false, ...origin };
  return { label, path, kind, bytes: statSync(path).size, xmlBytes, ...origins };
}

/** The ten largest files of the corpus that are Office Open XML and no bombs; null where there is no corpus. */
export async function listCorpusFiles(): Promise<readonly BenchFile[] | null> {
  const names = await readdir(corpus).catch(() => null);
  if (names === null) return null;
  const sized = await Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(corpus, name))).size })),
  );
  const files: BenchFile[] = [];
  for (const { name } of sized.toSorted((a, b) => b.bytes - a.bytes)) {
    if (files.length === largestCount) break;
    const file = name.includes('zipbomb') ? null : describe(join(corpus, name), name);
    if (file !== null) files.push(file);
  }
  return files;
}

const plans = [
  { name: 'sheet', ending: 'xlsx', unit: 'rows', count: 1_000_000, generate: generateSheet },
  { name: 'deck', ending: 'pptx', unit: 'slides', count: 220, generate: generateDeck },
  { name: 'document', ending: 'docx', unit: 'pages', count: 300, generate: generateDocument },
] as const;

/** Writes a sheet of a million rows, a deck of 220 slides and a document of 300 pages, and a quarter of each. */
export async function generateFiles(folder: string, scale: number): Promise<readonly BenchFile[]> {
  await mkdir(folder, { recursive: true });
  return plans.flatMap(({ name, ending, unit, count, generate }) =>
    [1, 0.25].flatMap((share): BenchFile[] => {
      const size = Math.max(4, Math.round(count * scale * share));
      const path = join(folder, `${name}-${size}.${ending}`);
      generate(path, size);
      const label = `${name}, ${size.toLocaleString('en')} ${unit}`;
      const file = describe(path, label, { isGenerated: true, isQuarter: share < 1 });
      return file === null ? [] : [file];
    }),
  );
}
