import { JsonCursor, refuseRepeats } from '#lib';
import type { AgreementInput, AgreementLevel, AgreementValue } from './agreement-units.ts';

/** Reads the input of `computeAgreement` from foreign data; throws an `InputFault`. */
export function parseAgreementInput(input: unknown): AgreementInput {
  const root = new JsonCursor(input);
  const raterPlaces = root.field('raters').items();
  const raters = raterPlaces.map((place) => place.text());
  refuseRepeats(raterPlaces);
  const level = root.field('level').oneOf(['nominal', 'ordinal', 'interval']);
  const places = root.field('units').items();
  const units = places.map((place) => ({
    id: place.field('id').text(),
    ratings: readValues(place.field('ratings'), raters, level),
  }));
  refuseRepeats(places.map((place) => place.field('id')));
  return { raters, level, units };
}

function readValues(
  place: JsonCursor,
  raters: readonly string[],
  level: AgreementLevel,
): AgreementInput['units'][number]['ratings'] {
  const given = raters.map((rater) => [rater, place.field(rater)] as const);
  return Object.fromEntries(
    given
      .filter(([, value]) => !value.isAbsent)
      .map(([rater, value]) => [rater, value.nullable((at) => readValue(at, level))]),
  );
}

function readValue(place: JsonCursor, level: AgreementLevel): AgreementValue {
  if (level !== 'nominal') return place.number(`must be a number at the ${level} level`);
  const { value } = place;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return place.number('must be a text, a number, true or false');
}
