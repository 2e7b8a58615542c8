import type { AttemptTimeline } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findAttemptForReport, listEvents, mapPersonNames } from '#db';
import {
  deriveTimeline,
  type AttemptId,
  type PersonId,
  type ProjectId,
  type Standstill,
  type Timeline,
  type WorkEvent,
} from '#domain';
import { thinHeartbeats } from './thin-heartbeats.ts';

type Names = ReadonlyMap<PersonId, string>;

/** `oversight.timeline`: everything an attempt's events say, derived anew from the events themselves. */
export async function getTimeline(
  core: Core,
  _caller: Caller,
  { projectId, attemptId }: { readonly projectId: ProjectId; readonly attemptId: AttemptId },
): Promise<AttemptTimeline> {
  const db = core.db.read;
  const attempt = await findAttemptForReport(db, projectId, attemptId);
  if (!attempt) throw new ExpectedError('not-found', { attemptId });
  const { policy, personId: _annotator, ...named } = attempt;
  const events = await listEvents(db, attemptId);
  const timeline = deriveTimeline(events, policy);
  const names = await mapPersonNames(
    db,
    events.map(({ actorId }) => actorId).filter((id) => id !== null),
  );
  return {
    ...named,
    state: timeline.state,
    countedMs: timeline.countedMs,
    rounds: timeline.rounds.map(({ pausedByReason: _byReason, ...round }) => round),
    intervals: [...timeline.intervals],
    standstills: timeline.standstills.map(viewStandstill),
    corrections: viewCorrections(timeline, events, names),
    events: thinHeartbeats(events).map((event) => viewEvent(event, names)),
    eventCount: events.length,
  };
}

function viewStandstill({ why, ...still }: Standstill): AttemptTimeline['standstills'][number] {
  return why.kind === 'paused'
    ? { ...still, kind: 'paused', reason: why.reason, cause: null, note: why.note }
    : { ...still, kind: 'suspended', reason: null, cause: why.cause, note: null };
}

/** Corrections stand in the timeline in the order of their events, which know who made them. */
function viewCorrections(
  timeline: Timeline,
  events: readonly WorkEvent[],
  names: Names,
): AttemptTimeline['corrections'] {
  const makers = events.filter(({ type }) => type === 'corrected').map(({ actorId }) => actorId);
  return timeline.corrections.map((correction, index) => {
    const maker = makers[index];
    return { ...correction, byName: (maker && names.get(maker)) ?? '' };
  });
}

function viewEvent(event: WorkEvent, names: Names): AttemptTimeline['events'][number] {
  const { id, sequence, type, at, monotonicMs, bootId, actorId, windowId: _window, ...details } = event;
  const actorName = (actorId && names.get(actorId)) ?? null;
  return { id, sequence, type, at, monotonicMs, bootId, actorName, details };
}
