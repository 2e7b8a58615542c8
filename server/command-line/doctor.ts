import { statfs } from 'node:fs/promises';
import type { Command } from 'commander';
import { examine, type Examination } from '#core/exchange';
import { DatabaseError } from '#db';
import { productVersion } from '../host/product-version.ts';
import type { CommandHost } from './command-host.ts';
import { printJson } from './command-io.ts';
import { describeDatabaseError } from './describe-database-error.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly json?: true;
  readonly home?: string;
}

interface DoctorReport extends Partial<Examination> {
  readonly versions: Readonly<Record<string, string>>;
  readonly freeBytes: number | null;
  /** Why the database could not be opened; null when it could. */
  readonly databaseFault: string | null;
  readonly isSound: boolean;
}

const littleSpaceBytes = 500 * 1024 * 1024;

export function registerDoctor(program: Command, host: CommandHost): void {
  program
    .command('doctor')
    .description(
      'checks the database, the audit, every figure and every file, and says what a bug report needs',
    )
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print the report as JSON; it holds no names, texts or paths')
    .action(async (_: unknown, command: Command) => {
      const flags = command.optsWithGlobals<Flags>();
      const report = await gather(host, flags);
      if (flags.json) printJson(host, report);
      else host.stdout.write(describeReport(report));
      if (!report.isSound) host.setExitCode(exitCodes.checkFailed);
    });
}

async function gather(host: CommandHost, flags: Flags): Promise<DoctorReport> {
  const versions = {
    plumbline: productVersion,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
  };
  const freeBytes = await findFreeBytes(host.computeHome(flags));
  const hasSpace = freeBytes === null || freeBytes >= littleSpaceBytes;
  try {
    const opened = await host.openCore(flags);
    try {
      const found = await examine(opened.core);
      return { versions, freeBytes, databaseFault: null, ...found, isSound: found.isSound && hasSpace };
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    host.stderr.write(`${describeDatabaseError(error)}\n`);
    return { versions, freeBytes, databaseFault: error.code, isSound: false };
  }
}

async function findFreeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found === null ? null : found.bavail * found.bsize;
}

function describeReport({ versions, freeBytes, databaseFault, isSound, ...found }: DoctorReport): string {
  const free = freeBytes === null ? 'unknown' : `${Math.round(freeBytes / 1024 ** 2)} MiB`;
  const isLow = freeBytes !== null && freeBytes < littleSpaceBytes;
  const rows = [
    ...Object.entries(versions),
    ['database', databaseFault ?? `${found.engine ?? ''}, ${found.migrations?.at(-1) ?? 'new'}`],
    ['free space', isLow ? `${free}: too little` : free],
    ...Object.entries(found.counts ?? {}).map(([name, count]) => [name, String(count)]),
  ].map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}\n`);
  const checks = (found.checks ?? []).flatMap(({ name, checkedCount, faultCount, faults }) => [
    `${faultCount === 0 ? 'sound' : 'WRONG'}  ${name} (${checkedCount} checked)\n`,
    ...faults.map((fault) => `       ${fault}\n`),
    ...(faultCount > faults.length ? [`       and ${faultCount - faults.length} more\n`] : []),
  ]);
  return [...rows, ...checks, isSound ? 'Everything is sound.\n' : 'Something is wrong; see above.\n'].join(
    '',
  );
}
