import {
  listExaminedAttempts,
  listExaminedChecks,
  listEventsOfSubjects,
  listRoundsOfAttempts,
  type ExaminedAttempt,
  type Reader,
  type RoundRecord,
} from '#db';
import { deriveTimeline, type TimePolicy, type Timeline, type WorkEvent } from '#domain';
import { compareValues, makeCheck, type DoctorCheck } from './doctor-check.ts';

const atOnce = 100;

/** Derives every attempt's times from its events (SPEC 10) and compares them with what is stored. */
export async function checkAttempts(db: Reader): Promise<DoctorCheck> {
  const attempts = await listExaminedAttempts(db);
  const faults: string[] = [];
  for (let at = 0; at < attempts.length; at += atOnce) {
    const batch = attempts.slice(at, at + atOnce);
    const ids = batch.map((attempt) => attempt.id);
    const events = await listEventsOfSubjects(db, ids);
    const rounds = Map.groupBy(await listRoundsOfAttempts(db, ids), (round) => round.attemptId);
    for (const attempt of batch) {
      faults.push(...checkAttempt(attempt, events.get(attempt.id) ?? [], rounds.get(attempt.id) ?? []));
    }
  }
  return makeCheck('attempts', attempts.length, faults);
}

/** The same for the clocks of experts; one that runs is checked once it stands. */
export async function checkChecks(db: Reader): Promise<DoctorCheck> {
  const checks = await listExaminedChecks(db);
  const faults: string[] = [];
  for (let at = 0; at < checks.length; at += atOnce) {
    const batch = checks.slice(at, at + atOnce);
    const events = await listEventsOfSubjects(
      db,
      batch.map((check) => check.id),
    );
    for (const check of batch) {
      const { countedMs } = deriveTimeline(events.get(check.id) ?? [], policyOf(check));
      faults.push(...compareValues(`check ${check.id}`, check, { countedMs }));
    }
  }
  return makeCheck('checks', checks.length, faults);
}

function checkAttempt(
  attempt: ExaminedAttempt,
  events: readonly WorkEvent[],
  rounds: readonly RoundRecord[],
): readonly string[] {
  const subject = `attempt ${attempt.id}`;
  const hole = events.findIndex((event, index) => event.sequence !== index);
  if (hole >= 0) return [`${subject}: event ${hole} is missing`];
  const timeline = deriveTimeline(events, policyOf(attempt));
  const isRunning = timeline.state === 'running';
  const faults = [
    ...compareValues(subject, attempt, {
      state: timeline.state,
      roundCount: timeline.rounds.length,
      submittedAt: timeline.rounds.at(-1)?.submittedAt ?? null,
      hasOpenInterval: isRunning,
      // While a clock runs, its round is stored with each event that is no mere sign of life.
      ...(isRunning ? {} : { countedMs: timeline.countedMs }),
    }),
  ];
  for (const round of isRunning ? timeline.rounds.slice(0, -1) : timeline.rounds) {
    const stored = rounds.find((candidate) => candidate.number === round.number);
    faults.push(...compareRound(`${subject}, round ${round.number}`, stored, round));
  }
  return faults;
}

function compareRound(
  subject: string,
  stored: RoundRecord | undefined,
  round: Timeline['rounds'][number],
): readonly string[] {
  if (stored === undefined) return [`${subject} is missing`];
  const { pausedByReason, ...times } = round;
  return compareValues(subject, stored, { ...times, pausedByReason: JSON.stringify(pausedByReason) });
}

function policyOf(row: { readonly gapLimitMs: number; readonly countsIdle: number }): TimePolicy {
  return { gapLimitMs: row.gapLimitMs, countsIdle: row.countsIdle === 1 };
}
