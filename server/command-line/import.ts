import { basename, extname, resolve } from 'node:path';
import type { Command } from 'commander';
import type { ImportReport, ProjectSettings } from '#contract';
import {
  applyImport,
  importIntoNewProject,
  previewImport,
  withPack,
  type OpenedPack,
  type PackPlace,
} from '#core/exchange';
import { ExpectedError, type Core } from '#core/foundation';
import type { ProjectId } from '#domain';
import { nodeDisk } from '../disk/node-disk.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson } from './command-io.ts';
import { describeFindings, describeImport } from './describe-import.ts';
import { exitCodes } from './exit-codes.ts';
import { findNamedProject } from './find-named-project.ts';

interface Flags {
  readonly inputs?: string;
  readonly project?: string;
  readonly dryRun?: true;
  readonly json?: true;
  readonly home?: string;
}

interface Outcome {
  readonly project: { readonly id: ProjectId | null; readonly name: string; readonly isNew: boolean };
  readonly report: ImportReport;
}

export function registerImport(program: Command, host: CommandHost): void {
  program
    .command('import')
    .description('imports an OfficeVal pack: a folder, a zip, or one JSON list of tasks')
    .argument('<pack>', 'where the pack lies')
    .option('--inputs <dir>', 'a folder with input files beside the pack’s own')
    .option('--project <name|id>', 'which project; made when there is none (default: the pack’s name)')
    .option('--dry-run', 'say what would happen and change nothing')
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print the report as JSON')
    .action((pack: string, _: unknown, command: Command) =>
      importPack(host, pack, command.optsWithGlobals<Flags>()),
    );
}

async function importPack(host: CommandHost, pack: string, flags: Flags): Promise<void> {
  const path = resolve(host.workingFolder, pack);
  const inputs = flags.inputs === undefined ? null : resolve(host.workingFolder, flags.inputs);
  const place = { path, name: nameOf(path), inputs };
  const opened = await host.openCore(flags);
  try {
    const outcome = await withReadablePack(place, (read) => run(opened.core, read, flags, place.name));
    host.stderr.write(describeFindings(outcome.report));
    if (flags.json) printJson(host, outcome);
    else host.stdout.write(describeImport(outcome.report, outcome.project));
    const isBlocked = outcome.report.faults.some((fault) => fault.severity === 'stop');
    host.setExitCode(isBlocked ? exitCodes.checkFailed : exitCodes.done);
  } finally {
    await opened.close();
  }
}

const nameOf = (path: string): string =>
  basename(path, /^\.(zip|jsonl?|ndjson)$/i.test(extname(path)) ? extname(path) : '');

async function withReadablePack<T>(place: PackPlace, use: (pack: OpenedPack) => Promise<T>): Promise<T> {
  try {
    return await withPack(nodeDisk, place, use);
  } catch (error) {
    if (!(error instanceof ExpectedError) || error.code !== 'pack-not-readable') throw error;
    const reason =
      error.details['reason'] === undefined
        ? 'there is no such file or folder, or it can’t be read'
        : 'is damaged';
    throw new CommandFailure(`${String(error.details['file'] ?? place.path)}: ${reason}`);
  }
}

async function run(core: Core, pack: OpenedPack, flags: Flags, packName: string): Promise<Outcome> {
  const wanted = flags.project ?? packName;
  const known = await findNamedProject(core, wanted);
  const project = { id: known?.id ?? null, name: known?.name ?? wanted, isNew: known === null };
  if (flags.dryRun || pack.isBlocked) {
    // No project has an empty id: everything would be new in one that is not there yet.
    return { project, report: await previewImport(core, known?.id ?? ('' as ProjectId), pack) };
  }
  if (known !== null) return { project, report: await applyImport(core, null, known.id, pack) };
  const made = await importIntoNewProject(core, null, newProject(wanted), pack);
  return { project: { ...project, id: made.projectId }, report: made.report };
}

/** Policies of the two benchmarks' paper; a coordinator can change them. */
function newProject(name: string): ProjectSettings {
  return {
    name: name.slice(0, 120),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: 'CNY',
    baseDailySalaryMinor: 0,
    divergenceRatio: '1.3',
    fastRatio: '0.7',
    countsIdle: true,
    allowsClaims: true,
  };
}
