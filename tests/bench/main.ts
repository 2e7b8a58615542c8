import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runDocumentsSection } from './documents/documents-main.ts';
import { benchUsage, parseBenchOptions } from './bench-options.ts';
import { formatTable } from './print-table.ts';
import { measures, runBench, type BenchResult } from './run-bench.ts';

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === 'documents') return runDocumentsSection(args.slice(1), tell);
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
    process.stdout.write(`${formatTable(result.figures)}\n\n${describeLoad(result.load)}\n`);
  }
}

function describeLoad([before, after]: BenchResult['load']): string {
  const line = `Load of the machine: ${before.toFixed(1)} before, ${after.toFixed(1)} after.`;
  const isBusy = Math.max(before, after) > availableParallelism();
  return isBusy ? `${line} It was busy: the ratios mean something, the goals do not.` : line;
}

await main(process.argv.slice(2));
