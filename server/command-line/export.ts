import { Option, type Command } from 'commander';
import {
  exportLaborTime,
  laborExportFormats,
  laborExportTables,
  type LaborExportFormat,
  type LaborExportTable,
} from '#core/reports';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, writeChunks } from './command-io.ts';
import { getNamedProject } from './find-named-project.ts';

interface Flags {
  readonly project: string;
  readonly format: LaborExportFormat;
  readonly table: LaborExportTable;
  readonly output: string;
  readonly json?: true;
  readonly home?: string;
}

export function registerExport(program: Command, host: CommandHost): void {
  program
    .command('export')
    .description('writes figures of a project to a file')
    .command('labor-time')
    .description('labor time per task or per attempt, with the published figures beside')
    .requiredOption('--project <name|id>', 'which project')
    .addOption(new Option('--format <format>', 'form of the file').choices(laborExportFormats).default('csv'))
    .addOption(
      new Option('--table <table>', 'what a CSV or JSONL file holds')
        .choices(laborExportTables)
        .default('tasks'),
    )
    .option('-o, --output <file>', 'the file; - is standard output', '-')
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print what was written as JSON; needs a file')
    .action((_: unknown, command: Command) => exportFile(host, command.optsWithGlobals<Flags>()));
}

async function exportFile(host: CommandHost, flags: Flags): Promise<void> {
  if (flags.json && flags.output === '-') {
    throw new CommandFailure('--json: standard output holds the export; name a file with -o FILE');
  }
  const opened = await host.openCore(flags);
  try {
    const { id, name } = await getNamedProject(opened.core, flags.project);
    const { format, table } = flags;
    const chunks = exportLaborTime(opened.core, { projectId: id, format, table });
    const { bytes } = await writeChunks(host, flags.output, chunks);
    if (flags.json) printJson(host, { project: { id, name }, format, table, file: flags.output, bytes });
    else if (flags.output !== '-') host.stderr.write(`Wrote ${flags.output} (${bytes} bytes).\n`);
  } finally {
    await opened.close();
  }
}
