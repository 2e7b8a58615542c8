import type { CommandHost } from '../command-line/command-host.ts';
import { printJson } from '../command-line/command-io.ts';
import type { ServeOptions } from './start-server.ts';

/** Says where it serves, to a person, a program or the desktop shell; gives the address. */
export function announce(
  options: ServeOptions,
  host: CommandHost,
  port: number,
  launchToken: string,
): string {
  const url = options.publicUrl?.origin ?? `http://${toHostName(options.address)}:${port}`;
  const launchUrl = `${url}/launch?token=${launchToken}`;
  if (options.isShell) host.stdout.write(`${JSON.stringify({ type: 'ready', url, launchToken })}\n`);
  else if (options.isJson) printJson(host, { url, launchUrl });
  else host.stderr.write(`Plumbline is at ${url}\nTo sign in as its owner, once: ${launchUrl}\n`);
  return url;
}

const toHostName = (address: string): string => (address.includes(':') ? `[${address}]` : address);
