import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identifyFormat } from '../identify/identify-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { openZip } from '../package/zip-archive.ts';
import { createWordLocator, listWordFacts, readWord, type WordModel } from './index.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('word-corpus.test.ts: no corpus beside the repository, nothing read\n');

function readModel(file: string): WordModel {
  return readWord(openOfficePackage(openZip(readFileSync(join(corpus, file)))), null);
}

const unreadable = new Set([
  'self_lying_size.docx',
  'self_quadratic_entity.docx',
  'oversized_archive.docx',
  'self_zipbomb_1gb.docx',
  'self_zip_slip.docx',
]);

function isReadable(file: string): boolean {
  const { fault, isEncrypted, format } = identifyFormat(readFileSync(join(corpus, file)));
  return fault === null && !isEncrypted && /^do[ct][xm]$/.test(format) && !unreadable.has(file);
}

const files = hasCorpus ? readdirSync(corpus).filter((file) => /\.do/i.test(file) && isReadable(file)) : [];

describe.runIf(hasCorpus)('every document of the corpus', () => {
  it('is there to be read', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it.each(files)(
    '%s gives the same facts each time, each with an id of its own and anchors that resolve',
    (file) => {
      const model = readModel(file);
      const facts = listWordFacts(model);
      expect(JSON.stringify(listWordFacts(readModel(file)))).toBe(JSON.stringify(facts));
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      const locate = createWordLocator(model);
      const lost = facts.filter(
        ({ anchor: { selectors } }) =>
          selectors.length === 0 || selectors.some((selector) => locate(selector) === null),
      );
      expect(lost).toEqual([]);
    },
  );
});
