import { ExpectedError, type Core } from '#core/foundation';
import {
  appendEvent,
  deleteOpenInterval,
  findLastEvent,
  findOpenInterval,
  findTimedAttempt,
  findTimedCheck,
  insertOpenInterval,
  listEvents,
  noteSignOfLife,
  replaceRounds,
  updateAttempt,
  updateCheckTime,
  type SubjectId,
  type TimedSubject,
  type Writer,
} from '#db';
import {
  deriveTimeline,
  type AttemptId,
  type CheckId,
  type EventId,
  type PersonId,
  type Timeline,
  type WindowId,
  type WorkEvent,
  type WorkFact,
} from '#domain';

export interface FactSource {
  /** Chosen by the sender so that a repeated call is recognised; null lets the core choose. */
  readonly eventId: EventId | null;
  readonly actorId: PersonId | null;
  readonly windowId: WindowId | null;
  /** What the person calls the machine; only kept while the clock runs. */
  readonly device?: string;
}

/** Stamps a fact with the core's clocks and the next sequence number, and stores it as an event. */
export async function stampAndAppend(
  core: Core,
  tx: Writer,
  subjectId: SubjectId,
  fact: WorkFact,
  source: FactSource,
): Promise<WorkEvent> {
  const last = await findLastEvent(tx, subjectId);
  const event: WorkEvent = {
    ...fact,
    id: source.eventId ?? (core.random.id() as EventId),
    sequence: (last?.sequence ?? -1) + 1,
    at: core.clock.now(),
    monotonicMs: Math.round(core.clock.monotonicMs()),
    bootId: core.clock.bootId,
    actorId: source.actorId,
    windowId: source.windowId,
  };
  await appendEvent(tx, subjectId, event);
  return event;
}

/** Appends a fact, replays all events of the subject and keeps everything derived from them in step. */
export async function appendFact(
  core: Core,
  tx: Writer,
  subject: TimedSubject,
  fact: WorkFact,
  source: FactSource,
): Promise<Timeline> {
  const event = await stampAndAppend(core, tx, subject.subjectId, fact, source);
  const timeline = deriveTimeline(await listEvents(tx, subject.subjectId), subject.policy);
  if (subject.kind === 'attempt') await storeAttempt(tx, subject.subjectId as AttemptId, event, timeline);
  else await updateCheckTime(tx, subject.subjectId as CheckId, timeline.countedMs);
  await syncOpenInterval(tx, subject, event, timeline, source);
  return timeline;
}

export async function appendAttemptFact(
  core: Core,
  tx: Writer,
  input: FactSource & { readonly attemptId: AttemptId; readonly fact: WorkFact },
): Promise<Timeline> {
  return appendFact(core, tx, await getTimedAttempt(tx, input.attemptId), input.fact, input);
}

export async function appendCheckFact(
  core: Core,
  tx: Writer,
  input: FactSource & { readonly checkId: CheckId; readonly fact: WorkFact },
): Promise<Timeline> {
  const subject = await findTimedCheck(tx, input.checkId);
  if (!subject) throw new ExpectedError('not-found', { checkId: input.checkId });
  return appendFact(core, tx, subject, input.fact, input);
}

async function getTimedAttempt(tx: Writer, attemptId: AttemptId): Promise<TimedSubject> {
  const subject = await findTimedAttempt(tx, attemptId);
  if (!subject) throw new ExpectedError('not-found', { attemptId });
  return subject;
}

async function storeAttempt(
  tx: Writer,
  attemptId: AttemptId,
  event: WorkEvent,
  timeline: Timeline,
): Promise<void> {
  const submittedAt = timeline.rounds.at(-1)?.submittedAt ?? null;
  await updateAttempt(tx, attemptId, {
    state: timeline.state,
    roundCount: timeline.rounds.length,
    countedMs: timeline.countedMs,
    submittedAt,
    changedAt: event.at,
    ...(event.type === 'accepted' ? { acceptedAt: event.at } : {}),
    ...(event.type === 'withdrawn' ? { acceptedAt: null } : {}),
  });
  await replaceRounds(tx, attemptId, timeline.rounds);
}

async function syncOpenInterval(
  tx: Writer,
  subject: TimedSubject,
  event: WorkEvent,
  timeline: Timeline,
  source: FactSource,
): Promise<void> {
  const { subjectId } = subject;
  if (timeline.state !== 'running') return deleteOpenInterval(tx, subjectId);
  const sign = {
    at: event.at,
    monotonicMs: event.monotonicMs,
    bootId: event.bootId,
    roundOpenMs: timeline.rounds.at(-1)?.openMs ?? 0,
  };
  if (await findOpenInterval(tx, subjectId)) return noteSignOfLife(tx, subjectId, sign);
  if (source.windowId === null) throw new Error('a clock runs in a window');
  await insertOpenInterval(tx, {
    subjectId,
    kind: subject.kind,
    personId: subject.personId,
    projectId: subject.projectId,
    windowId: source.windowId,
    device: source.device ?? '',
    openedAt: sign.at,
    lastSignAt: sign.at,
    lastMonotonicMs: sign.monotonicMs,
    bootId: sign.bootId,
    roundOpenMs: sign.roundOpenMs,
  });
}
