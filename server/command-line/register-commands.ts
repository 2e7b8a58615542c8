import type { Command } from 'commander';
import type { CommandHost } from './command-host.ts';
import { registerServe } from './serve.ts';

/** Every command, in the order that `--help` shows. */
export function registerCommands(program: Command, host: CommandHost): void {
  for (const register of [registerServe]) register(program, host);
}
