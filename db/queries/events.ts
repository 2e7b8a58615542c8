import { parseJson } from '#lib';
import type { Insertable, Selectable } from 'kysely';
import type { AttemptId, CheckId, EventId, PersonId, ProjectId, WorkEvent } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { EventsTable, OpenIntervalsTable } from '../schema/index.ts';

export type SubjectId = AttemptId | CheckId;
export type OpenInterval = Selectable<OpenIntervalsTable>;

const stampKeys = new Set(['id', 'sequence', 'type', 'at', 'monotonicMs', 'bootId', 'actorId', 'windowId']);

/** The one place where a stored row becomes an event. */
export function mapEvent(row: Selectable<EventsTable>): WorkEvent {
  const { subjectId: _subject, details, ...stamp } = row;
  // Written only by `appendEvent`, which takes a typed event; the columns can't hold another type's details.
  return (details === null ? stamp : { ...(parseJson(details) as object), ...stamp }) as WorkEvent;
}

export async function appendEvent(tx: Writer, subjectId: SubjectId, event: WorkEvent): Promise<void> {
  const details = Object.fromEntries(Object.entries(event).filter(([key]) => !stampKeys.has(key)));
  await tx
    .insertInto('events')
    .values({
      subjectId,
      id: event.id,
      sequence: event.sequence,
      type: event.type,
      at: event.at,
      monotonicMs: Math.round(event.monotonicMs),
      bootId: event.bootId,
      actorId: event.actorId,
      windowId: event.windowId,
      details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
    })
    .execute();
}

/** All events of one attempt or check, in sequence. */
export async function listEvents(db: Reader, subjectId: SubjectId): Promise<readonly WorkEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .orderBy('sequence')
    .execute();
  return rows.map(mapEvent);
}

/** Whose event an id is, and of what kind. */
export async function findKnownEvent(
  db: Reader,
  id: EventId,
): Promise<{ readonly subjectId: SubjectId; readonly type: WorkEvent['type'] } | undefined> {
  return db.selectFrom('events').select(['subjectId', 'type']).where('id', '=', id).executeTakeFirst();
}

export async function findLastEvent(db: Reader, subjectId: SubjectId): Promise<WorkEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && mapEvent(row);
}

export async function findEventAt(
  db: Reader,
  subjectId: SubjectId,
  sequence: number,
): Promise<WorkEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('subjectId', '=', subjectId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row && mapEvent(row);
}

export async function findOpenInterval(db: Reader, subjectId: SubjectId): Promise<OpenInterval | undefined> {
  return db.selectFrom('openIntervals').selectAll().where('subjectId', '=', subjectId).executeTakeFirst();
}

export async function findOpenIntervalOfPerson(
  db: Reader,
  personId: PersonId,
): Promise<OpenInterval | undefined> {
  return db.selectFrom('openIntervals').selectAll().where('personId', '=', personId).executeTakeFirst();
}

export async function listOpenIntervals(
  db: Reader,
  projectId: ProjectId | null = null,
): Promise<readonly OpenInterval[]> {
  const query = db.selectFrom('openIntervals').selectAll();
  return (projectId === null ? query : query.where('projectId', '=', projectId)).execute();
}

/** Fails by a unique key when the person or the subject has a running clock already. */
export async function insertOpenInterval(tx: Writer, row: Insertable<OpenIntervalsTable>): Promise<void> {
  await tx.insertInto('openIntervals').values(row).execute();
}

export async function noteSignOfLife(
  tx: Writer,
  subjectId: SubjectId,
  sign: {
    readonly at: number;
    readonly monotonicMs: number;
    readonly bootId: string;
    readonly roundOpenMs: number;
  },
): Promise<void> {
  await tx
    .updateTable('openIntervals')
    .set({
      lastSignAt: sign.at,
      lastMonotonicMs: sign.monotonicMs,
      bootId: sign.bootId,
      roundOpenMs: sign.roundOpenMs,
    })
    .where('subjectId', '=', subjectId)
    .execute();
}

export async function deleteOpenInterval(tx: Writer, subjectId: SubjectId): Promise<void> {
  await tx.deleteFrom('openIntervals').where('subjectId', '=', subjectId).execute();
}
