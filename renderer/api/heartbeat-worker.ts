import { heartbeatMs } from '#domain';
import type { EventId } from '#domain';
import { createCoreClient } from './client.ts';
import { findExpected } from './expected-error.ts';
import type { ClockTarget } from './clock-target.ts';
import type { BeatReport } from './heartbeat-loop.ts';
import { runHeartbeats } from './heartbeat-loop.ts';
import { newEventId } from './new-id.ts';
import { wait } from './wait.ts';

// A worker's timers are not throttled while the page is in the background.
const core = createCoreClient(globalThis.location.origin);
const answerLimitMs = 8_000;

globalThis.addEventListener('message', (event: MessageEvent<ClockTarget>) => {
  const target = event.data;
  void runHeartbeats(heartbeatMs, {
    send: (eventId) => send(target, eventId),
    newEventId,
    wait,
    report: (report: BeatReport) => globalThis.postMessage(report),
    findRefusal: (error) => {
      const code = findExpected(error)?.code ?? null;
      return code === 'core-stopping' || code === 'disk-full' ? null : code;
    },
    isStopped: () => false,
  });
});

function send(target: ClockTarget, eventId: EventId) {
  const { projectId, windowId } = target;
  const options = { signal: AbortSignal.timeout(answerLimitMs) };
  return target.kind === 'work'
    ? core.work.heartbeat({ projectId, windowId, eventId, assignmentId: target.assignmentId }, options)
    : core.checks.heartbeat({ projectId, windowId, eventId, checkId: target.checkId }, options);
}
