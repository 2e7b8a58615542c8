#!/usr/bin/env node
// Runs on any Node from 20 on: hands over to the Node that the project brings, which runs its TypeScript as it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, '../server/command-line/main.ts');

const canRunTypeScript = Boolean(process.features.typescript) || Boolean(process.versions.electron);

if (canRunTypeScript) {
  nodeModule.enableCompileCache?.();
  await import(pathToFileURL(entry).href);
} else {
  const node = findNode();
  if (!node) {
    process.stderr.write('Plumbline needs the Node that comes with its packages. Run: npm ci\n');
    process.exit(2);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

function findNode() {
  try {
    const path = join(
      dirname(createRequire(import.meta.url).resolve('node/package.json')),
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
