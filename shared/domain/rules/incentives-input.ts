import { isCalendarDay, JsonCursor } from '#lib';
import type { IncentivesInput } from './incentives.ts';

// One and a half times this is still a number that a double holds exactly.
const greatestBaseMinor = 6_000_000_000_000_000;

/** Reads the input of `computeIncentives` from foreign data; throws an `InputFault`. */
export function parseIncentivesInput(input: unknown): IncentivesInput {
  const root = new JsonCursor(input);
  const base = root.field('baseDailySalary');
  return {
    baseDailySalary: { currency: base.field('currency').text(), minor: readMinor(base.field('minor')) },
    entries: root.field('entries').items().map(readEntry),
  };
}

function readMinor(place: JsonCursor): number {
  const minor = place.count('must be a whole number of minor units ≥ 0');
  return minor <= greatestBaseMinor
    ? minor
    : place.refuse(`must be at most ${greatestBaseMinor} minor units`);
}

function readEntry(entry: JsonCursor): IncentivesInput['entries'][number] {
  const annotatorId = entry.field('annotatorId').text();
  const { value: day } = entry.field('day');
  if (typeof day !== 'string' || !isCalendarDay(day)) {
    return entry.field('day').refuse('must be a day that exists, as YYYY-MM-DD');
  }
  return {
    annotatorId,
    day,
    score: entry.field('score').number('must be a number ≥ 0', (score) => score >= 0),
  };
}
