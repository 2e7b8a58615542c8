import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const root = join(import.meta.dirname, '..', '..');

/** As root there is no sandbox; the rest keeps Chromium from asking the network for anything of its own. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

// The package unpacks into the temporary folder under fixed names; the npm-shipped libraries go beside.
const unpackSource = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath();
  await inflate(process.argv[1]);
`;

/**
 * The folder of an unpacked Chromium of exactly the installed version, unpacked once. Not the package's own
 * `executablePath()`: two test processes that ask at the same time would get a half-written file, and an update of
 * the package the old browser.
 */
function prepareChromium(): string {
  const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(root, '.cache', 'chromium');
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unpacked = mkdtempSync(join(cache, 'unpacking-'));
  const librariesFile = join(packageFolder, 'bin', 'al2023.tar.br');
  execFileSync(process.execPath, ['--input-type=module', '-e', unpackSource, librariesFile], {
    cwd: root,
    env: { ...process.env, TMPDIR: unpacked },
  });
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    // Another process was first: its copy is as good.
    rmSync(unpacked, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** What Chromium needs from the machine and finds there, or else in its own folder. */
function computeEnvironment(folder: string): Record<string, string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = join(folder, 'fonts');
  const isRunnable =
    spawnSync(join(folder, 'chromium'), ['--version'], { env, stdio: 'ignore' }).status === 0;
  if (!isRunnable) env['LD_LIBRARY_PATH'] = join(folder, 'al2023', 'lib');
  return env;
}

/** Starts the Chromium that npm brought. */
export function launchChromium(): Promise<Browser> {
  const folder = prepareChromium();
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: browserArgs,
    env: computeEnvironment(folder),
  });
}
