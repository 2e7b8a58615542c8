import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

/** The repository's root. */
const root = join(import.meta.dirname, '..');

function buildConfig(entry: string, outDir: string, fileName: string, format: 'es' | 'cjs'): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { external: ['electron', /^node:/], output: { format, entryFileNames: fileName } },
    },
  };
}

/**
 * Builds Electron's two entry files into `outDir` (else `dist/shell`): the main process as an ES module, the preload
 * as the one CommonJS file that a sandboxed page can load. Returns the path of the main file.
 */
export async function buildShell(outDir = join(root, 'dist', 'shell')): Promise<string> {
  await build(buildConfig('electron/main/main.ts', outDir, 'main.mjs', 'es'));
  await build(buildConfig('electron/preload/preload.ts', outDir, 'preload.cjs', 'cjs'));
  return join(outDir, 'main.mjs');
}
