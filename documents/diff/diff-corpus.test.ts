import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from './diff-documents.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus)
  process.stdout.write('diff-corpus.test.ts: no corpus beside the repository, nothing compared\n');

// The largest would take longer than all others together.
const mostBytes = 150_000;
const files = hasCorpus ? readdirSync(corpus).filter((file) => /\.(?:do|pp|po|xl|od)/i.test(file)) : [];

describe.runIf(hasCorpus)('every file of the corpus', () => {
  it('does not differ from itself', async () => {
    const different: string[] = [];
    let comparedCount = 0;
    for (const name of files) {
      const bytes = readFileSync(join(corpus, name));
      if (bytes.length > mostBytes) continue;
      const diff = await diffDocuments({ bytes, name, sha256: '' }, { bytes, name, sha256: '' });
      if ('error' in diff) continue;
      comparedCount += 1;
      const { added, removed, changed } = diff;
      if (added.length + removed.length + changed.length > 0) different.push(name);
    }
    expect(different).toEqual([]);
    expect(comparedCount).toBeGreaterThan(150);
  }, 240_000);
});
