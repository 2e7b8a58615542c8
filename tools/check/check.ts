import { steps } from './steps.ts';
import type { Step } from './steps.ts';

const help = `npm run check [-- --fast]

Runs ${steps.map(({ name }) => name).join(', ')}, in this order, and stops at the first that fails.
  --fast   leaves the tests out
Exit code: 0 all passed, 1 a step failed, 2 wrong usage.`;

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = args.find((arg) => arg !== '--fast');
  if (unknown !== undefined) {
    console.error(`Unknown option ${unknown}.\n\n${help}`);
    return 2;
  }
  const chosen = steps.filter(({ isSlow }) => isSlow !== true || !args.includes('--fast'));
  return chosen.every(runStep) ? 0 : 1;
}

function runStep({ name, run }: Step): boolean {
  const startedAt = performance.now();
  const { isOk, note, output } = run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${isOk ? 'ok    ' : 'failed'} ${name.padEnd(12)} ${seconds.padStart(6)} s`;
  console.log(note === undefined ? line : `${line}  ${note}`);
  if (!isOk) console.log(`\n${output.trim()}`);
  return isOk;
}
