import type { CommandHost } from '../command-line/command-host.ts';
import { printJson } from '../command-line/command-io.ts';
import type { ServeOptions } from './start-server.ts';

/** Where people find it. */
export function computeUrl({ publicUrl, address }: ServeOptions, port: number): string {
  return publicUrl?.origin ?? `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Says where it serves, to a person, a program or the desktop shell. */
export function announce(options: ServeOptions, host: CommandHost, url: string, launchToken: string): void {
  const launchUrl = `${url}/launch?token=${launchToken}`;
  if (options.isShell) host.stdout.write(`${JSON.stringify({ type: 'ready', url, launchToken })}\n`);
  else if (options.isJson) printJson(host, { url, launchUrl });
  else host.stderr.write(`Plumbline is at ${url}\nTo sign in as its owner, once: ${launchUrl}\n`);
}
