import { JsonCursor, refuseRepeats } from '#lib';
import type { RubricResult } from './task-score.ts';

/** Reads the input of `computeTaskScores` from foreign data; throws an `InputFault`. */
export function parseTaskScoreInput(input: unknown): { readonly tasks: readonly RubricResult[] } {
  const places = new JsonCursor(input).field('tasks').items();
  const tasks = places.map((place) => ({
    taskId: place.field('taskId').text(),
    usability: place
      .field('usability')
      .items()
      .map((item) => item.boolean()),
    items: place
      .field('items')
      .items()
      .map((item) => ({
        weight: item.field('weight').number(),
        triggered: item.field('triggered').boolean(),
      })),
  }));
  refuseRepeats(places.map((place) => place.field('taskId')));
  return { tasks };
}
