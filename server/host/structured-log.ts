import pino from 'pino';
import type { Log } from '#core/foundation';
import { describeError } from './describe-error.ts';
import { openRotatingFile } from './rotating-file.ts';

const rotateBytes = 5 * 1024 * 1024;
const secrets = ['token', 'passphrase', 'cookie', 'password', 'key'];

/** One JSON line an event in `logs/core.log`; names and contents never reach it, since only facts are passed. */
export function createStructuredLog(folder: string, limitBytes = rotateBytes): Log {
  const logger = pino(
    { base: { pid: process.pid }, redact: secrets, serializers: { err: describeError } },
    openRotatingFile(folder, 'core.log', limitBytes),
  );
  return {
    info: (event, details) => logger.info(details ?? {}, event),
    warn: (event, details) => logger.warn(details ?? {}, event),
    error: (event, error, details) => logger.error({ ...details, err: error }, event),
  };
}
