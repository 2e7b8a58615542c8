import { expect, test } from 'vitest';
import { computeLaborRatio } from './labor-ratio.ts';

const published = (laborMinutes: number | null) => ({
  laborMinutes,
  price: null,
  currency: null,
  priceSource: null,
});

test('the ratio is measured over published', () => {
  expect(computeLaborRatio({ laborTimeMs: 45 * 60_000, published: published(30) })).toBe(1.5);
});

test('without both figures, or with nothing published to divide by, there is no ratio', () => {
  expect(computeLaborRatio({ laborTimeMs: null, published: published(30) })).toBeNull();
  expect(computeLaborRatio({ laborTimeMs: 1, published: published(null) })).toBeNull();
  expect(computeLaborRatio({ laborTimeMs: 1, published: published(0) })).toBeNull();
});
