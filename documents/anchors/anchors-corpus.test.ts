import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAnchorResolver, readFacts, type FactsReading } from '../index.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus)
  process.stdout.write('anchors-corpus.test.ts: no corpus beside the repository, nothing read\n');

// The largest would take longer than all others together.
const mostBytes = 150_000;
const files = hasCorpus ? readdirSync(corpus).filter((file) => /\.(?:do|pp|po|xl|od)/i.test(file)) : [];

const read = async (file: string): Promise<FactsReading> =>
  readFacts(readFileSync(join(corpus, file)), { name: file, sha256: '' });

/** What is wrong with the ids and anchors of a file's facts. */
async function listFaults(file: string): Promise<{ readonly factCount: number; readonly faults: string[] }> {
  const reading = await read(file);
  if ('error' in reading) return { factCount: 0, faults: [] };
  const { facts } = reading;
  const resolve = createAnchorResolver(facts);
  const lost = facts.filter((fact) => {
    const found = resolve(fact.anchor);
    return (
      found === 'orphan' ||
      !found.facts.includes(fact) ||
      found.places.some((place) => place.kind === 'text' && place.isShifted)
    );
  });
  const faults = lost.slice(0, 3).map(({ id, anchor }) => `${file}: ${id} ${JSON.stringify(anchor)}`);
  if (new Set(facts.map(({ id }) => id)).size < facts.length) faults.push(`${file}: ids repeat`);
  if (JSON.stringify(await read(file)) !== JSON.stringify(reading))
    faults.push(`${file}: not the same twice`);
  return { factCount: facts.length, faults };
}

describe.runIf(hasCorpus)('every file of the corpus', () => {
  it('gives the same facts each time, each with its own id and an anchor that leads to it', async () => {
    const faults: string[] = [];
    let factCount = 0;
    for (const file of files.filter((name) => readFileSync(join(corpus, name)).length <= mostBytes)) {
      const found = await listFaults(file);
      factCount += found.factCount;
      faults.push(...found.faults);
    }
    expect(faults).toEqual([]);
    expect(factCount).toBeGreaterThan(5000);
  }, 240_000);
});
