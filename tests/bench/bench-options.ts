import { parseArgs } from 'node:util';
import type { Database } from '#db';

export type EngineName = Database['engine'];

export interface BenchOptions {
  readonly engines: readonly EngineName[];
  /** Share of 10,000 tasks, 30,000 attempts and 3 million events. */
  readonly scale: number;
  /** Measures by name; empty runs all. */
  readonly only: readonly string[];
  readonly isJson: boolean;
}

export const benchUsage = `npm run bench -- [--engine sqlite|postgres|both] [--scale 1.0] [--only NAME,…] [--json]
npm run bench -- documents [--help]

Seeds a project of 10,000 tasks, 30,000 attempts and 3 million events (kept in .cache/bench), and measures what
people wait for: median, 95th percentile, the goal, and the ratio to a yardstick measured in the same run.`;

/** Reads the arguments; gives the fault in words when there is one. */
export function parseBenchOptions(
  args: readonly string[],
  measures: readonly string[],
): BenchOptions | string {
  const values = readFlags(args);
  if (typeof values === 'string') return values;
  const engines = { sqlite: ['sqlite'], postgres: ['postgres'], both: ['sqlite', 'postgres'] } as const;
  const engine = values.engine as keyof typeof engines;
  if (!Object.hasOwn(engines, engine)) return `--engine: must be sqlite, postgres or both, not ${engine}`;
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 10)) return `--scale: must be above 0 and at most 10, not ${values.scale}`;
  const only = values.only === '' ? [] : values.only.split(',');
  const unknown = only.find((name) => !measures.includes(name));
  if (unknown !== undefined) return `--only: knows ${measures.join(', ')}, not ${unknown}`;
  return { engines: engines[engine], scale, only, isJson: values.json };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        engine: { type: 'string', default: 'both' },
        scale: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
