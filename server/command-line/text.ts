import type { Command } from 'commander';
import { textForms, type TextReading, type TextRefusal } from '#documents';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, writeText } from './command-io.ts';
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
  readonly as?: string | null;
  readonly without: readonly string[];
  readonly json?: true;
}

const appNames = { word: 'Word', excel: 'Excel', powerpoint: 'PowerPoint' } as const;

/** What can be left out, for each application, as `--help` shows it. */
function describeArtifacts(): string {
  const apps = Object.entries(textForms).map(([app, { as, artifacts }]) => {
    const width = Math.max(...artifacts.map(({ name }) => name.length));
    const lines = artifacts.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
    return [`${appNames[app as keyof typeof appNames]} (--as ${as}) can go --without`, ...lines].join('\n');
  });
  return `\n${apps.join('\n\n')}\n\nA type of facts, such as footnote or tlr, names what it belongs to as well.`;
}

export function registerText(program: Command, host: CommandHost): void {
  program
    .command('text')
    .description('prints what an Office file says as the text a model is given')
    .argument('<file>', 'the file, read by what its bytes are')
    .option(
      '--as <form>',
      'markdown for Word, sheets for Excel, slides for PowerPoint; nothing else fits them',
    )
    .option(
      '--without <artifacts>',
      'leave out all of a kind, such as tables,notes; may be given several times',
      (list: string, earlier: readonly string[]) => [...earlier, ...list.split(',').filter(Boolean)],
      [],
    )
    .option('--json', 'print one JSON document: file, as, without, warnings, text')
    .addHelpText('after', describeArtifacts)
    .action(async (file: string, flags: Flags) => printText(host, file, flags));
}

async function printText(host: CommandHost, file: string, flags: Flags): Promise<void> {
  await withDocumentReader(async (pool) => print(host, file, await readOne(host, pool, file, flags), flags));
}

async function print(host: CommandHost, file: string, reading: TextReading, { json }: Flags): Promise<void> {
  if ('refused' in reading) throw new CommandFailure(`${file}: ${describeRefusal(reading)}`);
  if ('error' in reading) {
    const { code, message } = reading.error;
    if (json !== true) throw new CommandFailure(`${file}: ${code}: ${message}`, exitCodes.documentNotRead);
    printJson(host, reading);
    return host.setExitCode(exitCodes.documentNotRead);
  }
  if (json === true) return printJson(host, reading);
  for (const { part, message } of reading.warnings)
    host.stderr.write(`${file}: ${part === '' ? '' : `${part}: `}${message}\n`);
  await writeText(host, [reading.text]);
}

async function readOne(
  host: CommandHost,
  pool: DocumentReaderPool,
  file: string,
  { as = null, without }: Flags,
): Promise<TextReading> {
  const request = { ...(await loadFile(host, file)), as, without, timeMs: maxReadingMs };
  return pool.run('text', request).catch(async (error: unknown) => ({
    error: describeEnd(error, file),
    file: await identifyFile(pool, host, file),
  }));
}

function describeRefusal({ file, refused }: TextRefusal): string {
  const app = appNames[file.app ?? 'word'];
  const { what, asked, offered } = refused;
  if (what === 'form') return `text from ${app} comes as ${offered.join(', ')}, not as ${asked}`;
  return `text from ${app} cannot leave out ${asked}; it can leave out ${offered.join(', ')}`;
}
