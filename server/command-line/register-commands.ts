import type { Command } from 'commander';
import type { CommandHost } from './command-host.ts';
import { registerBackup } from './backup.ts';
import { registerCompute } from './compute.ts';
import { registerDiff } from './diff.ts';
import { registerDoctor } from './doctor.ts';
import { registerExport } from './export.ts';
import { registerFacts } from './facts.ts';
import { registerImport } from './import.ts';
import { registerRestore } from './restore.ts';
import { registerServe } from './serve.ts';
import { registerText } from './text.ts';

/** Every command, in the order that `--help` shows. */
export function registerCommands(program: Command, host: CommandHost): void {
  for (const register of [
    registerServe,
    registerImport,
    registerExport,
    registerCompute,
    registerFacts,
    registerText,
    registerDiff,
    registerBackup,
    registerRestore,
    registerDoctor,
  ])
    register(program, host);
}
