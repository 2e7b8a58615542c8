import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { BackupError, restoreBackup, type Restored } from '#core/exchange';
import { nodeDisk } from '../disk/node-disk.ts';
import { createDiskFileStore } from '../host/disk-file-store.ts';
import { makeStamp } from './backup.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, refuse } from './command-io.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly json?: true;
  readonly home?: string;
}

export function registerRestore(program: Command, host: CommandHost): void {
  program
    .command('restore')
    .description('checks a backup and puts it in the place of what is there, which is kept aside')
    .argument('<file>', 'a backup, or a database that was kept before a migration')
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print what was restored as JSON')
    .action((file: string, _: unknown, command: Command) =>
      restore(host, file, command.optsWithGlobals<Flags>()),
    );
}

async function restore(host: CommandHost, file: string, flags: Flags): Promise<void> {
  if (host.env['PLUMBLINE_DATABASE_URL']) {
    throw new CommandFailure(
      'This installation keeps its data in PostgreSQL: restore it with pg_restore or psql.',
    );
  }
  const home = host.computeHome(flags);
  await nodeDisk.makeFolder(home);
  const places = { disk: nodeDisk, files: createDiskFileStore(join(home, 'files')), home };
  const path = resolve(host.workingFolder, file);
  const label = makeStamp(Date.now());
  const restored = await restoreBackup(places, { file: path, label }).catch((error: unknown) => {
    if (!(error instanceof BackupError)) return refuse(file, error);
    const faults = error.faults.map((fault) => `  ${fault}`).join('\n');
    throw new CommandFailure(
      `${file} was not restored, and nothing was changed:\n${faults}`,
      exitCodes.checkFailed,
    );
  });
  report(host, file, restored, flags);
}

function report(host: CommandHost, file: string, restored: Restored, flags: Flags): void {
  const { manifest, fileCount, lost, keptIn } = restored;
  for (const { sha256 } of lost) host.stderr.write(`lost: no file ${sha256} lies in the backup or here\n`);
  if (flags.json) printJson(host, { file, createdAt: manifest?.createdAt ?? null, fileCount, lost, keptIn });
  else {
    const aside = keptIn === null ? '' : ` What was here before is kept in ${keptIn}.`;
    host.stdout.write(`Restored ${file}: the database and ${fileCount} files.${aside}\n`);
  }
  if (lost.length > 0) host.setExitCode(exitCodes.checkFailed);
}
