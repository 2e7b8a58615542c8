import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { flagIdle, suspendAllClocks } from '#core/sessions';
import type { Core } from '#core/foundation';
import { parseJson } from '#lib';
import { createIdleTracker } from './idle-tracker.ts';

type Stop = (cause: string) => Promise<void>;

interface ParentPort {
  on(event: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

/**
 * Hears what the desktop shell knows of the machine: over Electron's port, or as lines of JSON on standard
 * input. Sleep stops every clock at once; the end of the input means that the shell has gone.
 */
export function listenToShell(core: Core, stdin: Readable, stop: Stop): void {
  const trackIdle = createIdleTracker();
  const listen = (message: unknown): void => hear(core, message, stop, trackIdle);
  const parentPort = (process as { readonly parentPort?: ParentPort }).parentPort;
  if (parentPort) {
    parentPort.on('message', ({ data }) => listen(data));
    return;
  }
  const lines = createInterface({ input: stdin });
  lines.on('line', (line) => {
    const message = findJson(line);
    if (message !== undefined) listen(message);
  });
  lines.on('close', () => void stop('shell-gone'));
}

/** What stands on a line of standard input; anything that is no JSON is not from the shell. */
function findJson(line: string): unknown {
  try {
    return line.startsWith('{') ? parseJson(line) : undefined;
  } catch {
    return undefined;
  }
}

function hear(core: Core, message: unknown, stop: Stop, trackIdle: (sampleMs: number) => number): void {
  const record =
    typeof message === 'object' && message !== null ? (message as Readonly<Record<string, unknown>>) : {};
  const signal = record['signal'];
  if (record['type'] !== 'machine-signal' || typeof signal !== 'string') return;
  // Idle samples come every few seconds; the log is for what happens seldom.
  if (signal !== 'idle') core.log.info('machine-signal', { signal });
  if (signal === 'shutdown') void stop('machine-shutdown');
  if (signal === 'suspend')
    void suspendAllClocks(core, 'sleep').catch((error: unknown) => core.log.error('suspend-failed', error));
  if (signal === 'idle' && typeof record['idleMs'] === 'number') {
    void flagIdle(core, trackIdle(record['idleMs'])).catch((error: unknown) =>
      core.log.error('idle-failed', error),
    );
  }
}
