import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { writeBackup } from '#core/exchange';
import { nodeDisk } from '../disk/node-disk.ts';
import type { OpenedCore } from '../host/open-core.ts';
import { productVersion } from '../host/product-version.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, refuse } from './command-io.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly json?: true;
  readonly home?: string;
}

export function registerBackup(program: Command, host: CommandHost): void {
  program
    .command('backup')
    .description('writes one zip with the database and every file that it names, while others work on')
    .argument('[file]', 'where to; without one, a dated file under backups in the home folder')
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print what was written as JSON')
    .action((file: string | undefined, _: unknown, command: Command) =>
      backUp(host, file, command.optsWithGlobals<Flags>()),
    );
}

async function backUp(host: CommandHost, file: string | undefined, flags: Flags): Promise<void> {
  const opened = await host.openCore(flags);
  try {
    refusePostgres(opened);
    const path = await choosePath(host, opened, file);
    const manifest = await writeBackup(opened.core, nodeDisk, { file: path, productVersion }).catch(
      (error: unknown) => refuse(path, error),
    );
    const { files, lost } = manifest;
    for (const { sha256 } of lost)
      host.stderr.write(`lost: the file store no longer holds ${sha256} whole\n`);
    if (flags.json) printJson(host, { file: path, ...manifest });
    else host.stdout.write(`Wrote ${path}: the database and ${files.length} files.\n`);
    if (lost.length > 0) host.setExitCode(exitCodes.checkFailed);
  } finally {
    await opened.close();
  }
}

function refusePostgres({ core, home }: OpenedCore): void {
  if (core.db.engine === 'sqlite') return;
  throw new CommandFailure(
    `This installation keeps its data in PostgreSQL: back it up with pg_dump, and copy ${join(home, 'files')} as well.`,
  );
}

async function choosePath(
  host: CommandHost,
  { core, home }: OpenedCore,
  file: string | undefined,
): Promise<string> {
  if (file === undefined) {
    const folder = join(home, 'backups');
    await nodeDisk.makeFolder(folder);
    return join(folder, `plumbline-${makeStamp(core.clock.now())}.zip`);
  }
  const path = resolve(host.workingFolder, file);
  if ((await nodeDisk.find(path)) !== null) throw new CommandFailure(`${file}: exists already`);
  return path;
}

/** An instant as part of a file name: `20260302-080000`, UTC. */
export function makeStamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
