import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import { textForms, type TextReading, type TextRefusal } from '#documents';
import { nodeDisk } from '../disk/node-disk.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, refuse, writeText } from './command-io.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly as?: string;
  readonly without: readonly string[];
  readonly json?: true;
}

const maxDurationMs = 120_000;

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
  const reading = await readOne(host, file, flags);
  if ('refused' in reading) throw new CommandFailure(`${file}: ${describeRefusal(reading)}`);
  if ('error' in reading) {
    const { code, message } = reading.error;
    if (flags.json !== true)
      throw new CommandFailure(`${file}: ${code}: ${message}`, exitCodes.documentNotRead);
    printJson(host, reading);
    return host.setExitCode(exitCodes.documentNotRead);
  }
  if (flags.json === true) return printJson(host, reading);
  for (const { part, message } of reading.warnings)
    host.stderr.write(`${file}: ${part === '' ? '' : `${part}: `}${message}\n`);
  await writeText(host, [reading.text]);
}

async function readOne(host: CommandHost, file: string, flags: Flags): Promise<TextReading> {
  const { readText } = await import('#documents');
  const bytes = await nodeDisk
    .read(resolve(host.workingFolder, file))
    .catch((error: unknown) => refuse(file, error));
  return readText(bytes, {
    name: basename(file),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(flags.as === undefined ? {} : { as: flags.as }),
    without: flags.without,
    timeLimit: { maxDurationMs, now: () => performance.now() },
  });
}

function describeRefusal({ file, refused }: TextRefusal): string {
  const app = appNames[file.app ?? 'word'];
  const { what, asked, offered } = refused;
  if (what === 'form') return `text from ${app} comes as ${offered.join(', ')}, not as ${asked}`;
  return `text from ${app} cannot leave out ${asked}; it can leave out ${offered.join(', ')}`;
}
