import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseBenchOptions } from './bench-options.ts';
import { computePercentile } from './figure.ts';
import { formatTable } from './print-table.ts';
import { measures, runBench } from './run-bench.ts';

it('measures everything on both engines, on a project of twenty tasks', { timeout: 400_000 }, async () => {
  const cache = join(import.meta.dirname, '..', '..', '.cache');
  await mkdir(cache, { recursive: true });
  const cacheFolder = await mkdtemp(join(cache, 'bench-test-'));
  // Where PostgreSQL runs as a user of its own, that user must be able to pass through.
  await chmod(cacheFolder, 0o755);
  const told: string[] = [];
  const options = { engines: ['sqlite', 'postgres'], scale: 0.002, only: [], isJson: false } as const;
  const { figures, failures } = await runBench(options, { cacheFolder, tell: (line) => told.push(line) });
  await rm(cacheFolder, { recursive: true });

  expect(failures).toEqual([]);
  const names = Object.keys(measures);
  expect(told).toEqual(
    expect.arrayContaining(names.flatMap((name) => [`sqlite: ${name}`, `postgres: ${name}`])),
  );
  expect(figures.length).toBeGreaterThanOrEqual(2 * names.length);
  // A project as small as this one need not make memory grow at all.
  const isSound = ({ p50, p95, ratio, unit }: (typeof figures)[number]) =>
    p50 <= p95 && (unit === 'MB' ? ratio >= 0 : ratio > 0);
  expect(figures.filter((figure) => !isSound(figure))).toEqual([]);
  expect(formatTable(figures).split('\n')).toHaveLength(figures.length + 1);
});

it('takes the nearest rank as a percentile', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([50, 95, 100].map((percent) => computePercentile(values, percent))).toEqual([10, 19, 20]);
});

it('says what is wrong with its arguments', () => {
  const parse = (...args: readonly string[]) => parseBenchOptions(args, ['work', 'page']);
  expect(parse('--engine', 'both', '--only', 'page')).toEqual({
    engines: ['sqlite', 'postgres'],
    scale: 1,
    only: ['page'],
    isJson: false,
  });
  expect(parse('--engine', 'oracle')).toBe('--engine: must be sqlite, postgres or both, not oracle');
  expect(parse('--scale', 'big')).toBe('--scale: must be above 0 and at most 10, not big');
  expect(parse('--only', 'lunch')).toBe('--only: knows work, page, not lunch');
});
