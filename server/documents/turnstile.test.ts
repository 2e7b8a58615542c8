import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('lets two in at a time, in order, also after one that failed', async () => {
  const pass = createTurnstile(2);
  const began: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (n: number) =>
    pass(async () => {
      began.push(n);
      most = Math.max(most, (inside += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
      if (n % 3 === 0) throw new Error(`number ${n}`);
      return n;
    });
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => work(n)));
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 9 }, (_, n) => n % 3 !== 0),
  );
  expect(await work(10)).toBe(10);
});
