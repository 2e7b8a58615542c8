import { createHash } from 'node:crypto';
import { createSeededRandom, type SeededRandom } from '#lib';

/** 48 bits of the seed's SHA-256, so that any text is a seed and near ones lie far apart. */
export function createDrawRandom(seed: string): SeededRandom {
  const hash = createHash('sha256').update(seed, 'utf8').digest('hex');
  return createSeededRandom(Number.parseInt(hash.slice(0, 12), 16));
}

/**
 * Who a stored draw chose: `count` different people of the pool, uniformly at random, from its seed alone. Pure, so
 * that anyone can hold the result against the `draws` table. The pool's order is part of the draw.
 */
export function recomputeDraw<Id extends string>(draw: {
  readonly seed: string;
  readonly pool: readonly Id[];
  readonly count: number;
}): readonly Id[] {
  return createDrawRandom(draw.seed).sample(draw.pool, draw.count);
}
