import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createChance } from './chance.ts';
import { makeInput } from './make-input.ts';
import { pastFaults } from './past-faults.ts';
import { runFuzz } from './run-fuzz.ts';
import { corpusFolder, listSeeds } from './seeds.ts';

if (!existsSync(corpusFolder))
  process.stdout.write('fuzz.test.ts: no corpus beside the repository, planted and sample files alone\n');

const seeds = listSeeds(true);
const own = listSeeds(false);

it('makes the same input from the same name, and leaves the seed as it was', () => {
  for (const seed of own) {
    const before = Uint8Array.from(seed.bytes);
    const name = { seed: seed.name, round: 0, number: 3 };
    expect(makeInput(seed, name)).toEqual(makeInput(seed, name));
    expect(seed.bytes).toEqual(before);
  }
  expect(own.length).toBeGreaterThan(8);
  expect(Array.from({ length: 3 }, () => createChance(7).integer(1_000))).toEqual(Array(3).fill(11));
});

it('reads facts or says why not, whatever is wrong with a file, within time and memory', async () => {
  const fresh = Array.from({ length: 8 }, (_, number) =>
    own.map(({ name }) => ({ seed: name, round: 0, number })),
  ).flat();
  const known = pastFaults.filter(({ seed }) => seeds.some(({ name }) => name === seed));
  const report = await runFuzz({ inputs: [...known, ...fresh], isOver: () => false });
  expect(report.faults).toEqual([]);
  expect(report.inputCount).toBe(known.length + fresh.length);
  // Mutations that are all refused at the door, or all harmless, would find nothing.
  expect(report.outcomes['read']).toBeGreaterThan(20);
  expect(report.outcomes['damaged-part']).toBeGreaterThan(5);
}, 60_000);
