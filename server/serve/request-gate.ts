import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { answerRefusal } from '../http/answer-error.ts';

/** Lets requests in until it is closed. */
export interface RequestGate {
  readonly pass: MiddlewareHandler;
  /** Refuses new requests with `core-stopping`; resolves when those inside are answered, or after `atMostMs`. */
  close(atMostMs: number): Promise<void>;
}

/** While the core stops, a heartbeat that came late would start a clock again. */
export function createRequestGate(): RequestGate {
  let inside = 0;
  let isClosed = false;
  let whenEmpty: (() => void) | null = null;
  return {
    async pass(c, next) {
      if (isClosed) return answerRefusal(c, { code: 'core-stopping', data: {} });
      inside += 1;
      try {
        return await next();
      } finally {
        inside -= 1;
        if (inside === 0) whenEmpty?.();
      }
    },
    async close(atMostMs) {
      isClosed = true;
      if (inside === 0) return;
      const emptied = new Promise<void>((resolve) => (whenEmpty = resolve));
      await Promise.race([emptied, wait(atMostMs, undefined, { ref: false })]);
    },
  };
}
