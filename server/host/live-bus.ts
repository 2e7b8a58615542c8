import { EventPublisher } from '@orpc/server';
import type { Change } from '#contract';
import type { Live } from '#core/foundation';

export interface LiveBus extends Live {
  /** Every change from now on, until the signal aborts. */
  subscribe(signal: AbortSignal | undefined): AsyncIterable<Change>;
}

/** Carries "something changed" from the use cases to the pages that are open. */
export function createLiveBus(): LiveBus {
  const publisher = new EventPublisher<{ change: Change }>();
  return {
    publish: (change) => publisher.publish('change', change),
    subscribe: (signal) => publisher.subscribe('change', { signal }),
  };
}
