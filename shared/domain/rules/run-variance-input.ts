import { JsonCursor } from '#lib';
import type { EvaluatedRun } from './run-variance.ts';

/** Reads the input of `computeRunVariance` from foreign data; throws an `InputFault`. */
export function parseRunVarianceInput(input: unknown): { readonly runs: readonly EvaluatedRun[] } {
  const seen = new Map<string, JsonCursor>();
  const runs = new JsonCursor(input)
    .field('runs')
    .items()
    .map((place) => {
      const run = {
        scrape: readLabel(place.field('scrape')),
        eval: readLabel(place.field('eval')),
        accuracy: place.field('accuracy').number(),
      };
      const key = JSON.stringify([run.scrape, run.eval]);
      const first = seen.get(key);
      if (first !== undefined)
        place.refuse(`must be unique, but the same scrape and eval stand at ${first.path}`);
      seen.set(key, place);
      return run;
    });
  return { runs };
}

function readLabel(place: JsonCursor): string | number {
  const { value } = place;
  return typeof value === 'string' && value !== ''
    ? value
    : place.number('must be a non-empty text or a number');
}
