import { createChance } from './chance.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { mutatePackage } from './mutate-package.ts';
import type { Seed } from './seeds.ts';

/** Which input: the same seed file, round and number give the same bytes, on every machine. */
export interface InputName {
  readonly seed: string;
  readonly round: number;
  readonly number: number;
}

const mixed = ({ seed, round, number }: InputName): number => {
  let hash = 0x811c9dc5;
  for (const character of `${seed}/${round}/${number}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
};

export function makeInput(seed: Seed, name: InputName): Uint8Array {
  const chance = createChance(mixed(name));
  if (!seed.isZip || chance.isOneIn(5)) return mutateBytes(seed.bytes, chance);
  return mutatePackage(seed.bytes, chance);
}
