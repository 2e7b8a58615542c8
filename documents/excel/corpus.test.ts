import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';

type CorpusFile = {
  readonly file: string;
  readonly app: string;
  readonly hostile: string | null;
  readonly bytes: number;
};
type Truth = {
  readonly file: string;
  readonly kind: string;
  readonly sheet: string;
  readonly cell: string;
} & Readonly<Record<string, unknown>>;

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(join(corpus, 'MANIFEST.json'));
if (!hasCorpus)
  process.stdout.write('documents/excel/corpus.test.ts: no corpus beside the repository, nothing read\n');

function readJson(name: string): unknown[] {
  return hasCorpus ? (JSON.parse(readFileSync(join(corpus, name), 'utf8')) as unknown[]) : [];
}

// The largest would take longer than all others together.
const files = (readJson('MANIFEST.json') as CorpusFile[]).filter(
  ({ app, bytes }) => app === 'excel' && bytes < 500_000,
);
const truths = (readJson('FACTS.json') as Truth[]).filter(({ kind }) => kind === 'cell');

const read = async (file: string, cells: readonly string[] = []) =>
  readFacts(readFileSync(join(corpus, file)), { name: file, sha256: '', cells });

describe.runIf(hasCorpus)('the workbooks of the corpus', () => {
  it('are read or refused with a code, the same way each time and every fact under its own id', async () => {
    const faults: string[] = [];
    for (const { file } of files) {
      const reading = await read(file);
      if ('error' in reading) {
        if (reading.error.message === '') faults.push(`${file}: no reason`);
      } else {
        const ids = new Set(reading.facts.map(({ id }) => id));
        if (ids.size < reading.facts.length) faults.push(`${file}: ids repeat`);
        if (reading.facts.some(({ anchor }) => anchor.selectors.length === 0))
          faults.push(`${file}: no anchor`);
      }
    }
    expect(faults).toEqual([]);
    const again =
      files.find(({ file }) => file === 'basicspreadsheet.xlsx')?.file ?? expect.fail('no such file');
    expect(await read(again)).toEqual(await read(again));
  });

  it('hold what was read out of their XML by hand', async () => {
    const wanted = Map.groupBy(
      truths.filter(({ file }) => files.some((known) => known.file === file)),
      ({ file }) => file,
    );
    expect(wanted.size).toBeGreaterThan(5);
    for (const [file, list] of wanted) {
      const reading = await read(
        file,
        list.map(({ sheet, cell }) => `${sheet}!${cell}`),
      );
      const cells = 'cells' in reading ? (reading.cells ?? []) : [];
      const found = list.map(({ sheet, cell }) =>
        cells.find((other) => other.sheet === sheet && other.ref === cell),
      );
      expect(found.map((cell) => ({ file, ...cell, display: cell?.display.trim() }))).toMatchObject(
        list.map(({ sheet, cell, value, display, formula, numFmt }) => ({
          file,
          sheet,
          ref: cell,
          value,
          ...(display === undefined ? {} : { display }),
          ...(formula === undefined ? {} : { formula }),
          ...(numFmt === undefined ? {} : { numFmt }),
        })),
      );
    }
  });
});
