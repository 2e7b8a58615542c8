import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { callerOf, makeClock } from '#tests/builders';
import type { FakeClock } from '#tests/builders';
import { nodeDisk } from '#tests/packs';
import { openSample } from '#core/exchange';
import type { Caller, Core } from '#core/foundation';
import { listPeople, signInByLaunch } from '#core/people';
import { claimCheck, decideCheck, listChecks } from '#core/quality';
import { addDraft, signalWork, startWork, submitWork } from '#core/sessions';
import { drawAssignments, listAssignmentRows } from '#core/tasks';
import type { AssignmentId, EventId, ProjectId, WindowId } from '#domain';
import { openCore } from '../../server/host/open-core.ts';
import { getDeliverable, sampleFolder, sampleStory } from './sample-files.ts';
import type { StoryStep } from './sample-files.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Just within what counts as no gap. */
const beatEveryMs = 14_000;

/**
 * How far the story of each task is told: the first is waiting for its expert and its second annotator, the second
 * came back, the third is complete.
 */
const toldSteps: Readonly<Record<string, number>> = { sample_001: 1, sample_002: 4, sample_003: 6 };

interface Stage {
  readonly core: Core;
  readonly clock: FakeClock;
  readonly projectId: ProjectId;
  findCaller(loginName: string): Caller;
}

/** Fills a home with the sample after three days of work; resolves to its project. */
export async function fillWithSample(home: string): Promise<ProjectId> {
  const opened = await openCore({ home });
  const clock = makeClock(Date.now() - 50 * hourMs);
  const core: Core = { ...opened.core, clock };
  const { session } = await signInByLaunch(core, { userName: 'Owner', device: 'Chromium' });
  const owner = callerOf(session.person.id, ['coordinator'], true);
  const { id: projectId } = await openSample(core, owner, { disk: nodeDisk, folder: sampleFolder });
  await drawAssignments(core, owner, { projectId, taskIds: null, seed: 'rich sample' });
  const people = await listPeople(core, owner, { projectId });
  const findCaller = (loginName: string) => {
    const person = people.find((entry) => entry.loginName === loginName);
    if (!person) throw new Error(`The sample has no ${loginName}`);
    return callerOf(person.id, person.roles);
  };
  const stage: Stage = { core, clock, projectId, findCaller };
  for (const [taskId, count] of Object.entries(toldSteps).toReversed()) {
    const steps = sampleStory.filter((step) => step.taskId === taskId && step.does !== 'estimate');
    for (const step of steps.slice(0, count)) await play(stage, step);
  }
  await opened.close();
  return projectId;
}

async function play(stage: Stage, step: StoryStep): Promise<void> {
  const { clock } = stage;
  clock.pass(40 * minuteMs);
  if (step.does === 'submit') await workRound(stage, step);
  else await decide(stage, step);
  if (step.does === 'accept') clock.pass(4 * hourMs);
}

async function findSeat({ core, projectId }: Stage, { taskId, slot }: StoryStep) {
  const { rows } = await listAssignmentRows(core, callerOf('' as never), {
    projectId,
    personId: null,
    isOpen: null,
    search: taskId,
    cursor: 0,
    limit: 10,
  });
  const row = rows.find((entry) => entry.slot === slot);
  if (!row) throw new Error(`Nobody sits at ${taskId} ${slot}`);
  return { assignmentId: row.assignmentId, caller: callerOf(row.personId, ['annotator']) };
}

const windowId = 'window-of-the-story' as WindowId;

async function workRound(stage: Stage, step: StoryStep): Promise<void> {
  const { core, projectId } = stage;
  const { assignmentId, caller } = await findSeat(stage, step);
  const place = { projectId, assignmentId };
  const signal = () => ({ ...place, windowId, eventId: core.random.id() as EventId });
  await startWork(core, caller, signal());
  await workFor(stage, caller, assignmentId, step.activeMinutes / 2);
  await signalWork(core, caller, signal(), { kind: 'pause', reason: 'meal', note: null });
  stage.clock.pass((step.pausedMinutes ?? 12) * minuteMs);
  await signalWork(core, caller, signal(), { kind: 'resume' });
  await workFor(stage, caller, assignmentId, step.activeMinutes / 2);
  const path = getDeliverable(step.taskId, step.variant);
  const file = await core.files.put(createReadStream(path));
  await addDraft(core, caller, { ...place, name: basename(path), file });
  await submitWork(core, caller, { ...signal(), usedNoModel: true, note: null });
}

async function workFor(stage: Stage, caller: Caller, assignmentId: AssignmentId, minutes: number) {
  const { core, clock, projectId } = stage;
  for (let leftMs = minutes * minuteMs; leftMs > 0; leftMs -= beatEveryMs) {
    clock.pass(Math.min(leftMs, beatEveryMs));
    const eventId = core.random.id() as EventId;
    await signalWork(
      core,
      caller,
      { projectId, assignmentId, windowId, eventId },
      { kind: 'heartbeat', idleMs: 0 },
    );
  }
}

async function decide(stage: Stage, step: StoryStep): Promise<void> {
  const { core, clock, projectId } = stage;
  const expert = stage.findCaller(step.by);
  const { rows } = await listChecks(core, expert, { projectId, includesDecided: false });
  const waiting = rows.find((row) => row.externalId === step.taskId && row.state === 'waiting');
  if (!waiting) throw new Error(`Nothing of ${step.taskId} waits`);
  const signal = () => ({ projectId, windowId, eventId: core.random.id() as EventId });
  const check = await claimCheck(core, expert, { ...signal(), submissionId: waiting.submissionId });
  clock.pass(10_000);
  const isReturn = step.does === 'revise';
  const item = check.rubric.find(({ kind }) => kind === 'item');
  await decideCheck(core, expert, {
    ...signal(),
    checkId: check.checkId,
    decision: isReturn ? 'return' : 'accept',
    summary: isReturn ? step.reason.en : null,
    notes: isReturn && item ? [{ rubricItemId: item.id, note: step.reason.zh }] : [],
  });
}
