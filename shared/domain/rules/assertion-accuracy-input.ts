import { JsonCursor, refuseRepeats } from '#lib';
import type { JudgedAssertion, JudgedQuery, TagValue } from './assertion-accuracy.ts';

/** Reads the input of `computeAssertionAccuracy` from foreign data; throws an `InputFault`. */
export function parseAssertionAccuracyInput(input: unknown): { readonly queries: readonly JudgedQuery[] } {
  const places = new JsonCursor(input).field('queries').items();
  const queries = places.map((place) => ({
    queryId: place.field('queryId').text(),
    ...readTags(place.field('tags')),
    assertions: place.field('assertions').items().map(readAssertion),
  }));
  refuseRepeats(places.map((place) => place.field('queryId')));
  return { queries };
}

function readTags(place: JsonCursor): Pick<JudgedQuery, 'tags'> {
  if (place.isAbsent) return {};
  const tags = place.entries().map(([name, tag]) => {
    const value = Array.isArray(tag.value) ? tag.items().map(readTagValue) : readTagValue(tag);
    return [name, value] as const;
  });
  return { tags: Object.fromEntries(tags) };
}

function readTagValue(place: JsonCursor): TagValue {
  const { value } = place;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return place.number('must be a text, a number, true or false, or a list of them');
}

function readAssertion(place: JsonCursor): JudgedAssertion {
  const weight = place.field('weight');
  return {
    ...(weight.isAbsent ? {} : { weight: weight.number('must be a number ≥ 0', (value) => value >= 0) }),
    verdict: place.field('verdict').oneOf([1, 0, null]),
  };
}
