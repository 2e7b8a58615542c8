import type { Insertable } from 'kysely';
import type { Schema, SubjectId } from '#db';
import type { WorkEvent } from '#domain';

/** An event as the application stores it. */
export function toEventRow(subjectId: SubjectId, event: WorkEvent): Insertable<Schema['events']> {
  const { id, sequence, type, at, monotonicMs, bootId, actorId, windowId, ...details } = event;
  return {
    id,
    subjectId,
    sequence,
    type,
    at,
    monotonicMs,
    bootId,
    actorId,
    windowId,
    details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
  };
}
