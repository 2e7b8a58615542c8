import { signalWork } from '#core/sessions';
import { findAttempt, listOpenIntervals } from '#db';
import type { AttemptId, EventId } from '#domain';
import { callerOf, type TestCore } from '#tests/builders';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';
import { insertOneEvent, insertOneEventName } from '../yardsticks.ts';

/** A page tells every five seconds that somebody works: the call that there are most of. */
export async function measureHeartbeat(subject: Subject, core: TestCore): Promise<Figure[]> {
  const [open] = await listOpenIntervals(core.db.read, subject.cast.projectId);
  const attempt = open && (await findAttempt(core.db.read, open.subjectId as AttemptId));
  if (!attempt) throw new Error('nobody works in the seeded project');
  const { personId, projectId, windowId } = open;
  const input = { projectId, assignmentId: attempt.assignmentId, windowId };
  // The seeded clocks belong to another life of the core; this one goes on with them.
  await signalWork(core, callerOf(personId), { ...input, eventId: newEventId(core) }, { kind: 'resume' });
  const pair = await samplePairs(
    countRuns(subject.size, 200),
    () => {
      core.clock.pass(5_000);
      const signal = { ...input, eventId: newEventId(core) };
      return signalWork(core, callerOf(personId), signal, { kind: 'heartbeat', idleMs: 0 });
    },
    (index) => insertOneEvent(subject.bare, 'heartbeat', index),
  );
  return [
    makeTimeFigure(subject.engine, { name: 'heartbeat', goal: 20, yardstick: insertOneEventName }, pair),
  ];
}

const newEventId = (core: TestCore): EventId => core.random.id() as EventId;
