import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { takeFileLock } from '#db';
import { parseJson } from '#lib';
import { toHomeError } from '../host/home-error.ts';

/** A home folder that this process alone serves. */
export interface HomeClaim {
  /** Tells whoever comes second where to find this one. */
  tellAddress(url: string): void;
  release(): void;
}

/** Who serves the folder already, as far as is known. */
export interface Holder {
  readonly pid: number | null;
  readonly url: string | null;
}

/**
 * Claims a home folder for one serving process: a second one would stop the first one's clocks and tell its pages
 * nothing of what it changes. A claim of a process that is gone is no claim.
 */
export async function claimHome(home: string): Promise<HomeClaim | Holder> {
  await mkdir(home, { recursive: true }).catch((error: unknown) => {
    throw toHomeError(home, error);
  });
  const note = join(home, 'serving.json');
  const lock = takeFileLock(join(home, 'serving.lock'));
  if (!lock) return readHolder(note);
  const write = (url: string | null): void => {
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${note}.new`, JSON.stringify({ pid: process.pid, url } satisfies Holder));
    renameSync(`${note}.new`, note);
  };
  write(null);
  return {
    tellAddress: write,
    release: () => {
      rmSync(note, { force: true });
      lock.release();
    },
  };
}

export const isClaim = (outcome: HomeClaim | Holder): outcome is HomeClaim => 'release' in outcome;

function readHolder(note: string): Holder {
  const record = readNote(note);
  return {
    pid: typeof record['pid'] === 'number' ? record['pid'] : null,
    url: typeof record['url'] === 'string' ? record['url'] : null,
  };
}

function readNote(note: string): Readonly<Record<string, unknown>> {
  try {
    const value = parseJson(readFileSync(note, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What to tell whoever comes second. */
export function describeHolder(home: string, { pid, url }: Holder): string {
  const who = pid === null ? 'Another Plumbline' : `Another Plumbline (process ${pid})`;
  const where = url === null ? '' : ` at ${url}`;
  return `${who} already serves ${home}${where}. Use that one, or end it first.`;
}
