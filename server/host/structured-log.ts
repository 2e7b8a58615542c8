import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Log } from '#core/foundation';

const rotateBytes = 5 * 1024 * 1024;

/**
 * One JSON line an event in `logs/core.log`, three older logs kept; names and contents never reach it, since only
 * facts are passed.
 */
export function createStructuredLog(folder: string): Log {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'core.log');
  rotate(file);
  const destination = pino.destination({ dest: file, sync: false });
  const logger = pino({ base: { pid: process.pid }, redact: ['token', 'passphrase', 'cookie'] }, destination);
  let written = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  destination.on('write', (bytes: number) => {
    written += bytes;
    if (written < rotateBytes) return;
    written = 0;
    rotate(file);
    destination.reopen();
  });
  return {
    info: (event, details) => logger.info(details ?? {}, event),
    warn: (event, details) => logger.warn(details ?? {}, event),
    error: (event, error, details) => logger.error({ ...details, err: error }, event),
  };
}

function rotate(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < rotateBytes) return;
  for (const n of [2, 1])
    if (statSync(`${file}.${n}`, { throwIfNoEntry: false })) renameSync(`${file}.${n}`, `${file}.${n + 1}`);
  renameSync(file, `${file}.1`);
}
