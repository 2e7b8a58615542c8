import { parseArgs } from 'node:util';

/** What `npm start` was asked for. */
export interface StartOptions {
  readonly home: string | undefined;
  /** Of the browser way; Electron's core takes any free one. */
  readonly port: string | undefined;
  readonly isBrowserWanted: boolean;
  readonly isOpening: boolean;
  readonly isHelpWanted: boolean;
}

/** What the machine is like, as far as starting goes. */
export interface Situation {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
}

export const startHelp = `Starts Plumbline from a checkout: in its desktop window where Electron can run, else in the browser.

npm start -- [options]
  --home DIR   keep everything under DIR (else PLUMBLINE_HOME, else the platform's application-data folder)
  --browser    serve to the browser even where Electron can run
  --port N     serve on this port (implies --browser)
  --no-open    print the address without opening a browser
  --help       say this`;

/** Reads the arguments after `npm start --`; throws a TypeError for what it does not know. */
export function parseStartArguments(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      home: { type: 'string' },
      port: { type: 'string' },
      browser: { type: 'boolean', default: false },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    home: values.home,
    port: values.port,
    isBrowserWanted: values.browser || values.port !== undefined,
    isOpening: !values['no-open'],
    isHelpWanted: values.help,
  };
}

/** Whether a window can show up: only Linux and its like can be without. */
export function hasDisplay({ platform, env }: Situation): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  return Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/** Why Electron is not even tried, in words that end a sentence; `undefined` when it is. */
export function findReasonAgainstElectron(options: StartOptions, situation: Situation): string | undefined {
  if (options.isBrowserWanted) return 'it was asked for';
  if (situation.env['PLUMBLINE_NO_ELECTRON']) return 'PLUMBLINE_NO_ELECTRON is set';
  if (!hasDisplay(situation)) return 'there is no display here for a window';
  if (situation.isRoot && situation.platform === 'linux') return 'Electron’s sandbox does not run as root';
  return undefined;
}

/** The command that opens an address in the person's browser. */
export function computeOpenCommand(platform: string, url: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // `start` takes its first quoted argument for a window title, and `&` would end the command.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url.replaceAll('&', '^&')];
  return ['xdg-open', url];
}
