import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FactsDocument } from '../facts/facts-document.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readText } from './read-text.ts';
import { listUniqueTexts, normalize } from './texts-of-facts.ts';
import { textForms } from './text-form.ts';

type CorpusFile = { readonly file: string; readonly bytes: number };

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(join(corpus, 'MANIFEST.json'));
if (!hasCorpus) process.stdout.write('text-corpus.test.ts: no corpus beside the repository, nothing read\n');

const all = hasCorpus
  ? (JSON.parse(readFileSync(join(corpus, 'MANIFEST.json'), 'utf8')) as CorpusFile[])
  : [];
// Small files say as much about the property as large ones.
const small = all.filter(({ bytes }) => bytes < 40_000);
// More characters than any text that a person wrote; a bomb of shared strings goes beyond it.
const options = { sha256: '', maxLength: 20_000_000 };
// What the forms themselves say, in headings and labels.
const ownWords =
  /^(?:version:|slide \d+|formulas?|hyperlinks?|comments?|charts?|images?|shapes?|tables?|merged)$/i;

const load = (file: string): Uint8Array => readFileSync(join(corpus, file));

/** The facts of a file with all of its cells; null for one that cannot be read. */
async function readAll(file: string): Promise<FactsDocument | null> {
  const first = await readFacts(load(file), { name: file, sha256: '' });
  if ('error' in first) return null;
  const cells = first.facts.flatMap((fact) =>
    fact.type === 'sheet' && typeof fact['dimension'] === 'string'
      ? [`'${String(fact['name']).replaceAll("'", "''")}'!${fact['dimension']}`]
      : [],
  );
  const second = await readFacts(load(file), { name: file, sha256: '', cells });
  return 'error' in second ? null : second;
}

describe.runIf(hasCorpus)('the text of the files of the corpus', () => {
  it('is refused for the very reason for which their facts are, and the same each time', async () => {
    const faults: string[] = [];
    for (const { file } of all.filter(({ bytes }) => bytes < 100_000)) {
      const facts = await readFacts(load(file), { name: file, sha256: '' });
      const text = await readText(load(file), { name: file, ...options });
      const expected = 'error' in facts ? facts.error.code : 'read';
      const code = 'error' in text ? text.error.code : 'read';
      if (code !== expected && file !== 'poc-shared-strings.xlsx')
        faults.push(`${file}: ${code}, not ${expected}`);
      if (facts.file.bytes > 40_000) continue;
      const again = await readText(load(file), { name: file, ...options });
      if (JSON.stringify(again) !== JSON.stringify(text)) faults.push(`${file}: differs`);
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('without something has nothing that only facts of it say', async () => {
    const kept: string[] = [];
    let checkedCount = 0;
    for (const { file } of small) {
      const facts = await readAll(file);
      if (facts === null || facts.file.app === null) continue;
      const whole = await readText(load(file), { name: file, ...options });
      const told = 'text' in whole ? normalize(whole.text) : '';
      for (const artifact of textForms[facts.file.app].artifacts) {
        const unique = listUniqueTexts(facts, artifact).filter(
          (text) => told.includes(text) && !ownWords.test(text),
        );
        if (unique.length === 0) continue;
        checkedCount += unique.length;
        const reading = await readText(load(file), { name: file, ...options, without: [artifact.name] });
        const rest = 'text' in reading ? normalize(reading.text) : expect.fail(`${file} was not read`);
        kept.push(
          ...unique
            .filter((text) => rest.includes(text))
            .map((text) => `${file} without ${artifact.name}: ${text}`),
        );
      }
    }
    expect(checkedCount).toBeGreaterThan(1000);
    expect(kept).toEqual([]);
  }, 120_000);
});
