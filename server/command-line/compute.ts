import { InvalidArgumentError, type Command } from 'commander';
import { computeKindNames, computeRule, InputFault, isComputeKindName, type ComputeKindName } from '#domain';
import { parseJson } from '#lib';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { printJson, readText } from './command-io.ts';

export function registerCompute(program: Command, host: CommandHost): void {
  program
    .command('compute')
    .description('applies one rule to a JSON document and prints its result as JSON')
    .argument('<kind>', `which rule: ${computeKindNames.join(', ')}`, parseKind)
    .argument('[file]', 'the document; - or nothing reads standard input')
    .option('--json', 'print JSON (the only form there is)')
    .action(async (kind: ComputeKindName, file: string | undefined) => {
      printJson(host, compute(kind, await readText(host, file)));
    });
}

function parseKind(name: string): ComputeKindName {
  if (isComputeKindName(name)) return name;
  throw new InvalidArgumentError(`It must be one of ${computeKindNames.join(', ')}.`);
}

function compute(kind: ComputeKindName, text: string): unknown {
  try {
    return computeRule(kind, parseJson(text));
  } catch (error) {
    if (error instanceof InputFault) throw new CommandFailure(error.message);
    throw error;
  }
}
