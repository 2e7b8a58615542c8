import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const linked = ['node_modules', 'tools', 'package.json'];

export interface PlantedTree {
  readonly folder: string;
  readonly remove: () => void;
}

/** Files with a violation (or its allowed neighbour) and the rules expected to speak, file by file. */
export interface Plant {
  /** Completes “the linter knows …”. */
  readonly is: string;
  readonly files: Readonly<Record<string, string>>;
  readonly finds: Readonly<Record<string, readonly string[]>>;
}

export interface Finding {
  readonly path: string;
  /** `plugin/rule`, as it is written in the configuration. */
  readonly rule: string;
  readonly message: string;
}

/** Writes files into a folder of their own, under the project's real configuration, tools and packages. */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-planted-'));
  for (const name of linked) symlinkSync(join(root, name), join(folder, name));
  const settings = ['.oxlintrc.json', ...globSync('{,*/,*/*/}tsconfig*.json', { cwd: root })];
  for (const name of settings.filter((path) => !/^(tools|node_modules|dist)\//.test(path))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the linter as the check does and lists what it finds. */
export function lintTree(tree: PlantedTree): readonly Finding[] {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [bin, '--format=json'], {
    cwd: tree.folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(run.stdout) as {
    diagnostics: { filename: string; code: string; message: string }[];
  };
  return report.diagnostics.map(({ filename, code, message }) => ({
    path: filename.replaceAll('\\', '/'),
    rule: code.replace(/\((.+)\)$/, '/$1'),
    message,
  }));
}
