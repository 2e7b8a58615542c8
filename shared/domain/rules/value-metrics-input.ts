import { JsonCursor, refuseRepeats } from '#lib';
import type { ValuedTask } from './value-metrics.ts';

/** Reads the input of `computeValueMetrics` from foreign data; throws an `InputFault`. */
export function parseValueMetricsInput(input: unknown): { readonly tasks: readonly ValuedTask[] } {
  const places = new JsonCursor(input).field('tasks').items();
  const tasks = places.map((place) => ({
    taskId: place.field('taskId').text(),
    score: place.field('score').nullable((at) => at.number('must be a number or null')),
    laborTimeMs: readMeasure(place.field('laborTimeMs'), 'must be a number of milliseconds ≥ 0, or null'),
    price: readMeasure(place.field('price'), 'must be a price ≥ 0, or null'),
  }));
  refuseRepeats(places.map((place) => place.field('taskId')));
  return { tasks };
}

function readMeasure(place: JsonCursor, fault: string): number | null {
  return place.nullable((at) => at.number(fault, (value) => value >= 0));
}
