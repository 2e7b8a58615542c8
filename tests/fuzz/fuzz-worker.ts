import { serveCalls } from '../../server/documents/serve-calls.ts';
import { judgeInput, type InputVerdict } from './judge-input.ts';
import { makeInput, type InputName } from './make-input.ts';
import { listSeeds, type Seed } from './seeds.ts';

export type FuzzCalls = Readonly<
  Record<'judge', { readonly request: InputName; readonly answer: InputVerdict }>
>;

let seeds: ReadonlyMap<string, Seed> | null = null;

/** Runs in a worker thread, so that an input that hangs or eats memory ends only itself. */
serveCalls<FuzzCalls>({
  judge: (name) => {
    seeds ??= new Map(listSeeds(true).map((seed) => [seed.name, seed]));
    const seed = seeds.get(name.seed);
    if (seed === undefined) throw new Error(`there is no seed ${name.seed}`);
    return judgeInput(name.seed, makeInput(seed, name), seed.bytes);
  },
});
