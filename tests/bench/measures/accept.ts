import { claimCheck, decideCheck } from '#core/quality';
import { listWaitingSubmissions } from '#db';
import type { CheckId, EventId, SubmissionId } from '#domain';
import { callerOf, type TestCore } from '#tests/builders';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, timeOnce, toTiming, type Moment } from '../sample.ts';
import type { Subject } from '../subject.ts';
import { insertOneEvent, insertOneEventName } from '../yardsticks.ts';

/** An expert accepts: two clocks replayed, scores and labor time anew, a third drawn where one is needed. */
export async function measureAccept(subject: Subject, core: TestCore): Promise<Figure[]> {
  const { projectId, experts } = subject.cast;
  const [expert] = experts;
  if (expert === undefined) throw new Error('a project without experts');
  const caller = callerOf(expert.id, ['expert']);
  const signal = () => ({
    projectId,
    eventId: core.random.id() as EventId,
    windowId: expert.windowId,
  });
  const claim = (submissionId: SubmissionId) => claimCheck(core, caller, { ...signal(), submissionId });
  const accept = (checkId: CheckId) =>
    decideCheck(core, caller, { ...signal(), checkId, decision: 'accept', summary: null, notes: [] });
  const moments: Moment[] = [];
  const yardsticks: Moment[] = [];
  const waiting = await listWaitingSubmissions(core.db.read, projectId, expert.id);
  for (const [index, { submissionId }] of waiting.slice(0, 1 + countRuns(subject.size, 100)).entries()) {
    const { checkId } = await claim(submissionId);
    core.clock.pass(5_000);
    moments.push(await timeOnce(() => accept(checkId)));
    yardsticks.push(await timeOnce(() => insertOneEvent(subject.bare, 'accept', index)));
  }
  // The first warms up, where there is more than one.
  const first = moments.length > 1 ? 1 : 0;
  const pair = { action: toTiming(moments.slice(first)), yardstick: toTiming(yardsticks.slice(first)) };
  const words = { name: 'accept and recompute', goal: 20, yardstick: insertOneEventName };
  return [makeTimeFigure(subject.engine, words, pair)];
}
