import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface ToolResult {
  readonly isOk: boolean;
  readonly stdout: string;
  /** Both streams, as a person would have seen them. */
  readonly output: string;
}

/** Runs a package's command with this Node, so that neither the shell nor the machine's own Node matters. */
export function runTool(packageName: string, args: readonly string[], command = packageName): ToolResult {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return run(process.execPath, [join(folder, file), ...args]);
}

/** Runs a program from the repository root without input and waits for its end. */
export function run(program: string, args: readonly string[]): ToolResult {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  });
  const output = [stdout, stderr, error?.message].filter(Boolean).join('\n');
  return { isOk: status === 0, stdout: stdout ?? '', output };
}
