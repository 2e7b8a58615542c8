import { ownValue } from '#lib';

export type AgreementLevel = 'nominal' | 'ordinal' | 'interval';
export type AgreementValue = string | number | boolean;

export interface AgreementInput {
  readonly raters: readonly string[];
  readonly level: AgreementLevel;
  /** Ratings may be missing; at the ordinal and interval levels they are numbers. */
  readonly units: readonly {
    readonly id: string;
    readonly ratings: Readonly<Record<string, AgreementValue | null>>;
  }[];
}

/** One unit with its values replaced by category numbers. */
export interface CodedUnit {
  readonly valueCount: number;
  /** The categories given, with how many gave each. */
  readonly counts: readonly (readonly [category: number, count: number])[];
  /** What two raters said, when there are two and both did. */
  readonly pair: readonly [first: number, second: number] | null;
}

export interface CodedUnits {
  /** Ascending where they are numbers. */
  readonly categories: readonly AgreementValue[];
  readonly units: readonly CodedUnit[];
}

/** Replaces values by category numbers, so that coefficients (and their resamples) only count. */
export function codeUnits({ raters, units }: Omit<AgreementInput, 'level'>): CodedUnits {
  const given = units.map(({ ratings }) => raters.map((rater) => ownValue(ratings, rater) ?? null));
  const categories = [...new Set(given.flat().filter((value) => value !== null))].toSorted(compareValues);
  const codes = new Map(categories.map((value, code) => [value, code]));
  return {
    categories,
    units: given.map((values) => codeUnit(values.map((value) => findCode(codes, value)))),
  };
}

function findCode(codes: ReadonlyMap<AgreementValue, number>, value: AgreementValue | null): number | null {
  return value === null ? null : (codes.get(value) ?? null);
}

function codeUnit(codes: readonly (number | null)[]): CodedUnit {
  const present = codes.filter((code) => code !== null);
  const counts = new Map<number, number>();
  for (const code of present) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [first, second] = present;
  const hasPair = codes.length === 2 && first !== undefined && second !== undefined;
  return { valueCount: present.length, counts: [...counts], pair: hasPair ? [first, second] : null };
}

function compareValues(a: AgreementValue, b: AgreementValue): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}
