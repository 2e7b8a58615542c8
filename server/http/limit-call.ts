import { ORPCError } from '@orpc/server';
import { bodyLimit } from 'hono/body-limit';
import { errorStatuses } from '#contract';
import type { Log } from '#core/foundation';
import { answerRefusal } from './answer-error.ts';

/** More than any call carries; the largest is a decision with 500 notes of 4 000 characters. */
export const largestCallBytes = 8 * 1024 ** 2;

/** Refuses a call that is larger than any call can be, before it is read into memory. */
export const limitCall = bodyLimit({
  maxSize: largestCallBytes,
  onError: (c) =>
    answerRefusal(
      c,
      { code: 'invalid-input', data: { fault: 'too-large', limitBytes: largestCallBytes } },
      413,
    ),
});

interface Step<Result> {
  next(): Promise<Result>;
}

/** Names a call that is no JSON, or not of the protocol's form, as what it is: wrong input, not a bug. */
export function refuseUnreadableCall(log: Log) {
  return async <Result>({ next }: Step<Result>): Promise<Result> => {
    try {
      return await next();
    } catch (error) {
      // A procedure's own failures have been translated when they come here.
      if (error instanceof ORPCError) throw error;
      log.warn('call-not-read', { fault: error instanceof Error ? error.name : typeof error });
      throw new ORPCError('invalid-input', {
        defined: true,
        status: errorStatuses['invalid-input'],
        message: 'invalid-input',
        data: { field: '', fault: 'malformed' },
      });
    }
  };
}
