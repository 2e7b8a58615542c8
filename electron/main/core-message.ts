import type { CoreFailed, CoreReady, SecretRequest } from '#contract';
import { parseJson } from '#lib';

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** The core's log lines share its standard output: what is not JSON is simply not for the shell. */
function findJson(line: string): unknown {
  try {
    return parseJson(line);
  } catch {
    return undefined;
  }
}

function isLoopbackAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}

/** Reads one line of the core's standard output; `undefined` for anything but the two lines the shell acts on. */
export function parseCoreLine(line: string): CoreReady | CoreFailed | undefined {
  const record = asRecord(findJson(line));
  if (record?.['type'] === 'failed' && typeof record['message'] === 'string') {
    return { type: 'failed', message: record['message'] };
  }
  const { url, launchToken } = record ?? {};
  if (record?.['type'] !== 'ready' || typeof url !== 'string' || typeof launchToken !== 'string')
    return undefined;
  // The window goes where this line points, so nothing but this machine will do.
  return isLoopbackAddress(url) ? { type: 'ready', url, launchToken } : undefined;
}

/** Reads a message of the core's IPC port; `undefined` for anything but a secret request. */
export function parseSecretRequest(message: unknown): SecretRequest | undefined {
  const { type, id, name } = asRecord(message) ?? {};
  if (type !== 'secret-request' || typeof id !== 'number' || typeof name !== 'string') return undefined;
  return { type, id, name };
}

/** The address that signs the window in: the one-time token becomes an HttpOnly cookie there. */
export function computeLaunchUrl(ready: CoreReady): string {
  const url = new URL('/launch', ready.url);
  url.searchParams.set('token', ready.launchToken);
  return url.href;
}
