import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import { differenceGroups, type DifferenceGroup, type DiffInput } from '#documents';
import { nodeDisk } from '../disk/node-disk.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, refuse, writeText } from './command-io.ts';
import { describeDiff, describeDiffFailure } from './describe-diff.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly json?: true;
  readonly exitCode?: true;
  readonly only: readonly DifferenceGroup[];
}

const maxDurationMs = 120_000;

const about = `
Paragraphs, rows, columns and slides are matched by what is in them: one that came in does not make those behind it
changed, and a formula whose references merely moved along is the same.

Ends with 0 when the files were compared, whether or not they differ; with --exit-code, 1 when they differ. 2 for wrong
usage and for files of different applications, 3 for a file that cannot be read.`;

function parseGroups(list: string, earlier: readonly DifferenceGroup[]): readonly DifferenceGroup[] {
  const groups = list.split(',').map((name) => {
    const group = differenceGroups.find((known) => known === name.trim());
    if (group === undefined)
      throw new CommandFailure(`--only: ${name} is none of ${differenceGroups.join(', ')}`);
    return group;
  });
  return [...earlier, ...groups];
}

export function registerDiff(program: Command, host: CommandHost): void {
  program
    .command('diff')
    .description('says what changed between two Office files: text, tables, cells, formulas, format, slides')
    .argument('<before>', 'the earlier file')
    .argument('<after>', 'the later file, of the same application')
    .option('--json', 'print one JSON document: added, removed and changed facts')
    .option(
      '--only <groups>',
      `report these alone, such as text,cells; of ${differenceGroups.join(', ')}`,
      parseGroups,
      [],
    )
    .option('--exit-code', 'end with 1 when there are differences')
    .addHelpText('after', about)
    .action(async (before: string, after: string, flags: Flags) => printDiff(host, before, after, flags));
}

async function readInput(host: CommandHost, file: string): Promise<DiffInput> {
  const bytes = await nodeDisk
    .read(resolve(host.workingFolder, file))
    .catch((error: unknown) => refuse(file, error));
  return { bytes, name: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function printDiff(host: CommandHost, before: string, after: string, flags: Flags): Promise<void> {
  const { diffDocuments } = await import('#documents');
  const [one, other] = [await readInput(host, before), await readInput(host, after)];
  const diff = await diffDocuments(one, other, {
    only: flags.only,
    timeLimit: { maxDurationMs, now: () => performance.now() },
  });
  if ('error' in diff) {
    const exitCode = diff.error.code === 'different-apps' ? exitCodes.wrongInput : exitCodes.documentNotRead;
    if (flags.json !== true) throw new CommandFailure(describeDiffFailure(diff), exitCode);
    printJson(host, diff);
    return host.setExitCode(exitCode);
  }
  if (flags.json === true) printJson(host, diff);
  else {
    for (const { side, part, message } of diff.warnings)
      host.stderr.write(`${side}: ${part === '' ? '' : `${part}: `}${message}\n`);
    await writeText(host, describeDiff(diff));
  }
  const count = diff.added.length + diff.removed.length + diff.changed.length;
  if (flags.exitCode === true && count > 0) host.setExitCode(exitCodes.checkFailed);
}
