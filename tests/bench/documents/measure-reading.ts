import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { computePercentile } from '../figure.ts';
import type { Timing } from '../sample.ts';
import type { ReaderName } from './document-readers.ts';

export interface Reading {
  /** Medians; processor time is that of the whole process, its collector and compiler among it. */
  readonly processorMs: number;
  readonly wallMs: number;
  /** Of the process after its first reading. */
  readonly peakBytes: number;
  /** Facts, cells or characters, by reader. */
  readonly found: number;
}

export interface FailedReading {
  readonly failure: string;
}

interface Told {
  readonly found: number;
  readonly peakBytes: number;
  readonly timing: Timing;
}

const maxDurationMs = 600_000;
const faultLine = /^(?:\w*Error|\[?\w*Error|FATAL ERROR|Uncaught).*$/m;

/** Reads a file in a process of its own; a reader that fails says how, in a line. */
export async function measureReading(
  reader: ReaderName,
  file: string,
  repeats: number,
): Promise<Reading | FailedReading> {
  const entry = join(import.meta.dirname, 'reading-process.ts');
  const child = spawn(process.execPath, ['--max-old-space-size=8192', entry, reader, file, String(repeats)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxDurationMs,
    killSignal: 'SIGKILL',
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, faults, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  if (status !== 0) {
    return { failure: (faultLine.exec(faults)?.[0] ?? `ended with ${status ?? 'no status'}`).slice(0, 90) };
  }
  const told = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Told;
  return {
    processorMs: computePercentile(told.timing.processor, 50),
    wallMs: computePercentile(told.timing.wall, 50),
    peakBytes: told.peakBytes,
    found: told.found,
  };
}
