import { ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  findEventAt,
  findKnownEvent,
  findLastEvent,
  findOpenInterval,
  findOpenIntervalOfPerson,
  findSubjectName,
  noteSignOfLife,
  type OpenInterval,
  type TimedSubject,
  type Writer,
} from '#db';
import {
  computeElapsedMs,
  computeMonotonicMs,
  isGap,
  type EventId,
  type PauseReason,
  type SuspendCause,
  type WindowId,
  type WorkEvent,
} from '#domain';
import { appendFact, stampAndAppend, type FactSource } from './append-fact.ts';
import { autoResumeMs, isSilent, readClock, suspendClock } from './silence.ts';

/** A person's signal from one window; the same `eventId` twice changes nothing. */
export interface Signal {
  readonly eventId: EventId;
  readonly windowId: WindowId;
}

const source = (caller: Caller, signal: Signal): FactSource => ({
  eventId: signal.eventId,
  actorId: caller.personId,
  windowId: signal.windowId,
  device: caller.device,
});

/** Whether this very signal was taken before; throws `invalid-input` where its id is another signal's. */
export async function isRepeated(
  tx: Writer,
  subject: Pick<TimedSubject, 'subjectId'>,
  signal: Pick<Signal, 'eventId'>,
  type?: WorkEvent['type'],
): Promise<boolean> {
  const known = await findKnownEvent(tx, signal.eventId);
  if (known === undefined) return false;
  if (known.subjectId !== subject.subjectId || (type !== undefined && known.type !== type))
    throw new ExpectedError('invalid-input', { field: 'eventId' });
  return true;
}

/** Starts the clock of a first round, a revision or a check; only one clock per person runs. */
export async function beginClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
  type: 'started' | 'revision-started',
): Promise<void> {
  await freePerson(core, tx, subject);
  await appendFact(core, tx, subject, { type }, source(caller, signal));
}

export async function beatClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
  idleMs: number,
): Promise<void> {
  const open = await findOpenInterval(tx, subject.subjectId);
  if (!open) return wakeClock(core, tx, caller, subject, signal);
  refuseOtherWindow(open, signal);
  if (isSilent(core.clock, open, autoResumeMs)) return suspendClock(core, tx, open, 'no-signal');
  const last = { at: open.lastSignAt, monotonicMs: open.lastMonotonicMs, bootId: open.bootId };
  const now = readClock(core.clock);
  if (idleMs > 0) {
    await appendFact(core, tx, subject, { type: 'idle', idleMs }, source(caller, signal));
  } else if (isGap(last, now, subject.policy.gapLimitMs)) {
    await appendFact(core, tx, subject, { type: 'heartbeat' }, source(caller, signal));
  } else {
    const event = await stampAndAppend(
      core,
      tx,
      subject.subjectId,
      { type: 'heartbeat' },
      source(caller, signal),
    );
    const roundOpenMs = open.roundOpenMs + (computeMonotonicMs(last, event) ?? 0);
    await noteSignOfLife(tx, subject.subjectId, {
      at: event.at,
      monotonicMs: event.monotonicMs,
      bootId: event.bootId,
      roundOpenMs,
    });
  }
}

const brief: ReadonlySet<SuspendCause> = new Set<SuspendCause>([
  'no-signal',
  'core-stopped',
  'shutdown',
  'sleep',
]);

/** A page that comes back soon after an interruption goes on by itself; later, its person has to say so. */
async function wakeClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
): Promise<void> {
  const last = await findLastEvent(tx, subject.subjectId);
  if (last?.type !== 'suspended' || !brief.has(last.cause) || last.windowId !== signal.windowId) return;
  // An interruption lasts since the sign of life before it, not since somebody noticed.
  const before = await findEventAt(tx, subject.subjectId, last.sequence - 1);
  if (computeElapsedMs(before ?? last, readClock(core.clock)) > autoResumeMs) return;
  if (await findOpenIntervalOfPerson(tx, subject.personId)) return;
  await appendFact(core, tx, subject, { type: 'resumed' }, source(caller, signal));
}

export async function pauseClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
  reason: PauseReason,
  note: string | null,
): Promise<void> {
  const open = await findOpenInterval(tx, subject.subjectId);
  if (!open) throw new ExpectedError('timer-not-running');
  refuseOtherWindow(open, signal);
  if (reason === 'other' && !note) throw new ExpectedError('reason-required');
  await appendFact(
    core,
    tx,
    subject,
    { type: 'paused', reason, note: note === '' ? null : note },
    source(caller, signal),
  );
}

/** Goes on after a pause or an interruption. With a clock that runs in this window already, nothing happens. */
export async function resumeClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
): Promise<void> {
  const open = await findOpenInterval(tx, subject.subjectId);
  if (open?.windowId === signal.windowId) return beatClock(core, tx, caller, subject, signal, 0);
  await freePerson(core, tx, subject);
  const last = await findLastEvent(tx, subject.subjectId);
  if (last?.type !== 'paused' && last?.type !== 'suspended') throw new ExpectedError('timer-not-running');
  await appendFact(core, tx, subject, { type: 'resumed' }, source(caller, signal));
}

/** Moves the clock into this window, wherever it runs. */
export async function takeOverClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
): Promise<void> {
  const open = await findOpenInterval(tx, subject.subjectId);
  if (open && open.windowId !== signal.windowId) await suspendClock(core, tx, open, 'taken-over');
  await resumeClock(core, tx, caller, subject, signal);
}

/** Submits: closes the clock, from this window or from standstill. */
export async function endClock(
  core: Core,
  tx: Writer,
  caller: Caller,
  subject: TimedSubject,
  signal: Signal,
): Promise<void> {
  const open = await findOpenInterval(tx, subject.subjectId);
  if (open && open.windowId !== signal.windowId) {
    if (!isSilent(core.clock, open, subject.policy.gapLimitMs)) throw elsewhere(open);
    await suspendClock(core, tx, open, 'no-signal');
  }
  await appendFact(core, tx, subject, { type: 'submitted' }, source(caller, signal));
}

/** Refuses while another clock of the same person runs; one whose window has gone is stopped instead. */
async function freePerson(core: Core, tx: Writer, subject: TimedSubject): Promise<void> {
  const open = await findOpenIntervalOfPerson(tx, subject.personId);
  if (!open) return;
  if (isSilent(core.clock, open, subject.policy.gapLimitMs)) return suspendClock(core, tx, open, 'no-signal');
  if (open.subjectId === subject.subjectId) throw elsewhere(open);
  const name = await findSubjectName(tx, open.subjectId);
  throw new ExpectedError('other-task-running', {
    externalId: name?.externalId ?? '',
    assignmentId: name?.assignmentId ?? null,
    device: open.device,
    since: open.openedAt,
  });
}

function refuseOtherWindow(open: OpenInterval, signal: Signal): void {
  if (open.windowId !== signal.windowId) throw elsewhere(open);
}

function elsewhere(open: OpenInterval): ExpectedError {
  return new ExpectedError('open-elsewhere', {
    device: open.device,
    since: open.openedAt,
    lastSignAt: open.lastSignAt,
  });
}
