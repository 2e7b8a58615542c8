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

function readJson<T>(name: string): readonly T[] {
  return hasCorpus ? (JSON.parse(readFileSync(join(corpus, name), 'utf8')) as T[]) : [];
}

// The largest would take longer than all others together.
const files = readJson<CorpusFile>('MANIFEST.json').filter(
  ({ app, bytes }) => app === 'excel' && bytes < 500_000,
);
const truths = readJson<Truth>('FACTS.json').filter(({ kind }) => kind === 'cell');

const read = async (file: string, cells: readonly string[] = []) =>
  readFacts(readFileSync(join(corpus, file)), { name: file, sha256: '', cells });

describe.runIf(hasCorpus)('the workbooks of the corpus', () => {
  it('are read or refused with a code, the same way each time and every fact under its own id', async () => {
    for (const { file } of files) {
      const reading = await read(file);
      if ('error' in reading) expect(reading.error.message, file).not.toBe('');
      else {
        expect(new Set(reading.facts.map(({ id }) => id)).size, file).toBe(reading.facts.length);
        expect(
          reading.facts.every(({ anchor }) => anchor.selectors.length > 0),
          file,
        ).toBe(true);
      }
    }
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
      for (const truth of list) {
        const found = cells.find(({ sheet, ref }) => sheet === truth.sheet && ref === truth.cell);
        expect(found?.value, `${file} ${truth.cell}`).toEqual(truth['value']);
        if (truth['display'] !== undefined)
          expect(found?.display.trim(), `${file} ${truth.cell}`).toBe(truth['display']);
        if (truth['formula'] !== undefined) expect(found?.formula).toBe(truth['formula']);
        if (truth['numFmt'] !== undefined) expect(found?.numFmt).toBe(truth['numFmt']);
      }
    }
  });
});
