import { parseArgs } from 'node:util';
import type { InputName } from './make-input.ts';
import { runFuzz } from './run-fuzz.ts';
import { listSeeds } from './seeds.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    /** One input alone, by its number: to see a fault again. */
    number: { type: 'string' },
  },
});

/** Every seed file in turn, for ever; `number` grows with each turn. */
function* endlessInputs(names: readonly string[], round: number): Generator<InputName> {
  for (let number = 0; ; number += 1) for (const seed of names) yield { seed, round, number };
}

const round = Number(values.seed);
const names = listSeeds(true)
  .map(({ name }) => name)
  .filter((name) => values.only === undefined || name === values.only);
const inputs =
  values.number === undefined
    ? endlessInputs(names, round)
    : names.map((seed) => ({ seed, round, number: Number(values.number) }));
const endsAt = performance.now() + Number(values.minutes) * 60_000;
process.stdout.write(`${names.length} seed files, ${values.minutes} minutes\n`);
const report = await runFuzz({
  inputs,
  isOver: () => performance.now() > endsAt,
  onFault: (fault) => process.stdout.write(`${JSON.stringify(fault)}\n`),
});
const { faults, ...figures } = report;
process.stdout.write(
  `${JSON.stringify({ ...figures, slowestMs: Math.round(report.slowestMs), faultCount: faults.length })}\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
