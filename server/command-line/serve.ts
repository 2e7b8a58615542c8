import type { Command } from 'commander';
import { startServer, type ServeOptions } from '../serve/start-server.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';

interface Flags {
  readonly port: string;
  readonly host: string;
  readonly publicUrl?: string;
  readonly json?: true;
}

export function registerServe(program: Command, host: CommandHost): void {
  program
    .command('serve')
    .description('serves the app to a browser on this machine, or to a team behind a proxy')
    .option('--port <n>', 'port; 0 takes any free one', '4173')
    .option('--host <address>', 'address to listen on; beyond loopback it needs --public-url', '127.0.0.1')
    .option('--public-url <url>', 'the https:// address under which a proxy that ends TLS serves it')
    .option('--home <dir>', 'the folder that keeps everything')
    .option('--json', 'print the address and the owner’s launch link as JSON, then serve')
    .action(async (flags: Flags, command: Command) => {
      const { home } = command.optsWithGlobals<{ home?: string }>();
      await startServer(readOptions(flags, host, home), host);
    });
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

function readOptions(flags: Flags, host: CommandHost, home: string | undefined): ServeOptions {
  const port = /^\d{1,5}$/.test(flags.port) ? Number(flags.port) : NaN;
  if (!(port <= 65_535))
    throw new CommandFailure(`--port: must be a whole number from 0 to 65535, not ${flags.port}`);
  const publicUrl = flags.publicUrl === undefined ? null : parsePublicUrl(flags.publicUrl);
  if (!loopback.has(flags.host) && publicUrl === null) {
    throw new CommandFailure(
      'Serving beyond this machine needs TLS: put a proxy in front and name its address with --public-url https://…',
    );
  }
  return {
    port,
    address: flags.host,
    publicUrl,
    home: host.computeHome({ home }),
    databaseUrl: host.env['PLUMBLINE_DATABASE_URL'],
    isShell: host.env['PLUMBLINE_SHELL'] === '1',
    isJson: flags.json === true,
  };
}

function parsePublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:')
    throw new CommandFailure(`--public-url: must be an https:// address, not ${text}`);
  if (url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new CommandFailure(`--public-url: must end after the host’s name, not ${text}`);
  return url;
}
