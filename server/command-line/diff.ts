import type { Command } from 'commander';
import { type DiffFailure, differenceGroups, type DifferenceGroup, type DocumentDiff } from '#documents';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, writeText } from './command-io.ts';
import { describeDiff, describeDiffFailure } from './describe-diff.ts';
import {
  describeEnd,
  type DocumentReaderPool,
  identifyFile,
  loadFile,
  maxReadingMs,
  withDocumentReader,
} from './document-reader.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly json?: true;
  readonly exitCode?: true;
  readonly only: readonly DifferenceGroup[];
}

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

async function compare(
  host: CommandHost,
  pool: DocumentReaderPool,
  files: readonly [string, string],
  only: Flags['only'],
): Promise<DocumentDiff | DiffFailure> {
  const [before, after] = [await loadFile(host, files[0]), await loadFile(host, files[1])];
  return pool.run('diff', { before, after, only, timeMs: maxReadingMs }).catch(async (error: unknown) => ({
    error: { ...describeEnd(error, files.join(', ')), side: 'after' as const },
    before: await identifyFile(pool, host, files[0]),
    after: await identifyFile(pool, host, files[1]),
  }));
}

async function printDiff(host: CommandHost, before: string, after: string, flags: Flags): Promise<void> {
  await withDocumentReader(async (pool) =>
    print(host, await compare(host, pool, [before, after], flags.only), flags),
  );
}

async function print(host: CommandHost, diff: DocumentDiff | DiffFailure, flags: Flags): Promise<void> {
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
