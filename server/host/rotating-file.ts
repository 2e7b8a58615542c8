import { closeSync, fstatSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const olderFiles = 3;

/** Takes whole lines; never throws, since what a log could not keep must not stop what it tells of. */
export interface LineFile {
  write(line: string): void;
}

/**
 * A file that starts anew when it has grown to `limitBytes`, with three older ones kept as `NAME.1` to `NAME.3`.
 * Lines are on the disk when `write` returns: the last one before the end of the process is the one that matters.
 */
export function openRotatingFile(folder: string, name: string, limitBytes: number): LineFile {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  const file = { handle: openSync(path, 'a'), bytes: 0 };
  file.bytes = fstatSync(file.handle).size;
  const startAnew = (): void => {
    file.bytes = 0;
    closeSync(file.handle);
    try {
      shift(path);
    } finally {
      file.handle = openSync(path, 'a');
    }
  };
  return {
    write(line) {
      attempt(() => {
        if (file.bytes >= limitBytes) attempt(startAnew);
        file.bytes += writeSync(file.handle, line);
      });
    },
  };
}

function shift(path: string): void {
  for (let age = olderFiles - 1; age > 0; age -= 1)
    if (statSync(`${path}.${age}`, { throwIfNoEntry: false }))
      renameSync(`${path}.${age}`, `${path}.${age + 1}`);
  renameSync(path, `${path}.1`);
}

/** A full disk, or a file that another program holds, is met again with the next line. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nowhere to tell it.
  }
}
