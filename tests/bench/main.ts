import { join } from 'node:path';
import { benchUsage, parseBenchOptions } from './bench-options.ts';
import { formatTable } from './print-table.ts';
import { measures, runBench } from './run-bench.ts';

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return tell(benchUsage);
  const options = parseBenchOptions(args, Object.keys(measures));
  if (typeof options === 'string') {
    process.exitCode = 2;
    return tell(`${options}\n\n${benchUsage}`);
  }
  const result = await runBench(options, {
    cacheFolder: join(import.meta.dirname, '..', '..', '.cache', 'bench'),
    tell,
  });
  for (const { engine, name, error } of result.failures) {
    process.exitCode = 1;
    tell(
      `${engine}: ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
  if (options.isJson) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else {
    const [before, after] = result.load.map((load) => load.toFixed(1));
    process.stdout.write(
      `${formatTable(result.figures)}\n\nLoad of the machine: ${before} before, ${after} after.\n`,
    );
  }
}

await main(process.argv.slice(2));
