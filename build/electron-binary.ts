import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const DOWNLOAD_WITHIN_MS = 60_000;

/** The folder of the `electron` package; `undefined` where development packages are not installed. */
function findPackageFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}

/**
 * Where Electron's binary lies, by the rules of the package's own index.js; `undefined` when it has not been fetched.
 * Electron installs nothing by itself: its package is a few scripts until someone runs the fetching one.
 */
export function findElectron(
  folder = findPackageFolder(),
  overrideFolder = process.env['ELECTRON_OVERRIDE_DIST_PATH'],
): string | undefined {
  if (folder === undefined) return undefined;
  const pathFile = join(folder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : undefined;
  if (overrideFolder) {
    const path = join(overrideFolder, name ?? 'electron');
    return existsSync(path) ? path : undefined;
  }
  const path = name === undefined ? undefined : join(folder, 'dist', name);
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** Fetches Electron's binary with the package's own script, within a minute; tells whether it is there now. */
export function fetchElectron(folder = findPackageFolder(), withinMs = DOWNLOAD_WITHIN_MS): boolean {
  if (folder === undefined) return false;
  const { status } = spawnSync(process.execPath, [join(folder, 'install.js')], {
    stdio: 'ignore',
    timeout: withinMs,
    killSignal: 'SIGKILL',
  });
  return status === 0;
}
