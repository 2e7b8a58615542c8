import { JsonCursor, parseRatio, refuseRepeats } from '#lib';
import type { Ratio } from '#lib';
import type { LaborTimeAttempt, LaborTimeInput } from './labor-time.ts';

/** Reads the input of `computeLaborTime` from foreign data; throws an `InputFault`. */
export function parseLaborTimeInput(input: unknown): LaborTimeInput {
  const root = new JsonCursor(input);
  const tasks = root.field('tasks').items();
  return {
    ...readRatio(root, 'divergenceRatio', 'must be a decimal text ≥ 1 such as "1.3"', isAtLeastOne),
    ...readRatio(root, 'fastRatio', 'must be a decimal text above 0 and ≤ 1 such as "0.7"', isAboveZeroToOne),
    tasks: readTasks(tasks),
  };
}

function readTasks(tasks: readonly JsonCursor[]): LaborTimeInput['tasks'] {
  const read = tasks.map((task) => ({
    taskId: task.field('taskId').text(),
    attempts: readAttempts(task.field('attempts').items()),
  }));
  refuseRepeats(tasks.map((task) => task.field('taskId')));
  return read;
}

function readAttempts(places: readonly JsonCursor[]): readonly LaborTimeAttempt[] {
  const attempts = places.map(readAttempt);
  const live = places.filter((_, index) => attempts[index]?.status !== 'withdrawn');
  refuseRepeats(live.map((place) => place.field('slot')));
  refuseRepeats(live.map((place) => place.field('annotatorId')));
  return attempts;
}

function readAttempt(place: JsonCursor): LaborTimeAttempt {
  const annotatorId = place.field('annotatorId').text();
  const slot = place.field('slot').oneOf([1, 2, 3]);
  const status = place.field('status').oneOf(['valid', 'in-progress', 'withdrawn']);
  const rounds = place
    .field('rounds')
    .items()
    .map((round) => ({
      countedMs: round.field('countedMs').count('must be a whole number of milliseconds ≥ 0'),
    }));
  if (status === 'valid' && rounds.length === 0) place.field('rounds').refuse('must hold a round once valid');
  const totalMs = rounds.reduce((sum, round) => sum + round.countedMs, 0);
  if (!Number.isSafeInteger(totalMs)) {
    place.field('rounds').refuse(`must add up to at most ${Number.MAX_SAFE_INTEGER} milliseconds`);
  }
  return { annotatorId, slot, status, rounds };
}

function readRatio<Name extends string>(
  root: JsonCursor,
  name: Name,
  fault: string,
  accepts: (ratio: Ratio) => boolean,
): { [Key in Name]?: string } {
  const place = root.field(name);
  if (place.isAbsent) return {};
  const ratio = typeof place.value === 'string' ? parseRatio(place.value) : undefined;
  if (ratio === undefined || !accepts(ratio)) return place.refuse(fault);
  const read: { [Key in Name]?: string } = {};
  read[name] = place.text();
  return read;
}

function isAtLeastOne({ numerator, denominator }: Ratio): boolean {
  return numerator >= denominator;
}

function isAboveZeroToOne({ numerator, denominator }: Ratio): boolean {
  return numerator > 0 && numerator <= denominator;
}
