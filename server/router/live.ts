import type { Change } from '#contract';
import { ExpectedError, type Core } from '#core/foundation';
import { loadRoles } from '#core/people';
import type { PersonId } from '#domain';
import type { LiveBus } from '../host/live-bus.ts';
import { getCaller } from '../http/call-context.ts';
import type { Procedures } from './procedures.ts';

/** One a window; a browser opens at most six to one host. */
const mostStreams = 24;

export function liveRouter({ live }: Procedures, core: Core, bus: LiveBus) {
  const streams = createStreamCounter();
  return live.router({
    changes: live.changes.handler(({ context, signal }) => {
      const { personId, sessionId } = getCaller(context);
      const end = streams.begin(sessionId);
      signal?.addEventListener('abort', end, { once: true });
      return listen(core, bus, personId, signal, end);
    }),
  });
}

async function* listen(
  core: Core,
  bus: LiveBus,
  personId: PersonId,
  signal: AbortSignal | undefined,
  end: () => void,
): AsyncGenerator<Change> {
  try {
    for await (const change of bus.subscribe(signal)) {
      const isTheirs =
        change.projectId === null || (await loadRoles(core, personId, change.projectId)).length > 0;
      if (isTheirs) yield change;
    }
  } finally {
    end();
  }
}

/** Counts open streams by session, so that a page that has gone wrong cannot open them without end. */
function createStreamCounter() {
  const counts = new Map<string, number>();
  return {
    /** Gives what to call when the stream ends, once or more; throws `too-many-attempts`. */
    begin(sessionId: string): () => void {
      const count = counts.get(sessionId) ?? 0;
      if (count >= mostStreams) throw new ExpectedError('too-many-attempts', { retryAfterMs: 5_000 });
      counts.set(sessionId, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (counts.get(sessionId) ?? 1) - 1;
        if (left > 0) counts.set(sessionId, left);
        else counts.delete(sessionId);
      };
    },
  };
}
