import dns from 'node:dns';
import { Socket as DatagramSocket } from 'node:dgram';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a core (`--import`): writes down and refuses whatever would leave this machine, in the process and
 * in its workers. The first line says that the watch was set.
 */
const file = process.env['PLUMBLINE_NETWORK_WATCH'] ?? '';
const note = (what: string): void => appendFileSync(file, `${what}\n`);
const isLocal = (host: string): boolean => /^(127\.|::1$|localhost$|$)/.test(host);

function refuse(what: string): never {
  note(what);
  throw new Error(`The network was asked for: ${what}`);
}

/** The host of any form that Node's `connect` takes; '' for pipes and this machine. */
function hostOf(first: unknown): string {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof options !== 'object' || options === null) return '';
  const host = 'host' in options ? options.host : undefined;
  return typeof host === 'string' ? host : '';
}

const connect = Socket.prototype.connect;
Socket.prototype.connect = function watched(this: Socket, ...args: unknown[]): Socket {
  const host = typeof args[1] === 'string' ? args[1] : hostOf(args[0]);
  if (!isLocal(host)) refuse(`connect ${host}`);
  return Reflect.apply(connect, this, args);
};

for (const holder of [dns, dns.promises] as Record<string, unknown>[]) {
  for (const name of Object.keys(holder).filter((key) => /^(lookup|resolve|reverse)/.test(key))) {
    const original = holder[name];
    if (typeof original !== 'function') continue;
    holder[name] = (host: unknown, ...rest: unknown[]): unknown =>
      isLocal(String(host))
        ? Reflect.apply(original, holder, [host, ...rest])
        : refuse(`${name} ${String(host)}`);
  }
}

DatagramSocket.prototype.send = () => refuse('datagram');

// Whoever imports these by name gets the watched ones, too.
syncBuiltinESMExports();

note(isMainThread ? 'watching' : 'watching a worker');
