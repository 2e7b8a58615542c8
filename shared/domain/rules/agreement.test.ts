import { createSeededRandom, InputFault, parseJson } from '#lib';
import { describe, expect, test } from 'vitest';
import { parseAgreementInput } from './agreement-input.ts';
import type { AgreementInput, AgreementLevel, AgreementValue } from './agreement-units.ts';
import { computeAgreement } from './agreement.ts';

type Column = readonly (AgreementValue | null)[];

/** One column for each rater, one row for each unit. */
function inputOf(level: AgreementLevel, ...columns: readonly Column[]): AgreementInput {
  const raters = columns.map((_, index) => `r${index}`);
  const units = (columns[0] ?? []).map((_, unit) => ({
    id: `u${unit}`,
    ratings: Object.fromEntries(raters.map((rater, index) => [rater, columns[index]?.[unit] ?? null])),
  }));
  return { raters, level, units };
}

const digits = (text: string): Column => [...text].map((digit) => (digit === '.' ? null : Number(digit)));

// Krippendorff's example of four observers, in which Gwet's irrCAC computes the other coefficients too.
const observers = ['1233214 12...', '123322412 5.3', '.33323422 51.', '123324412 51.'].map((row) =>
  digits(row.replaceAll(' ', '')),
);

describe('published examples', () => {
  test('four observers with missing values: 0.818, Fleiss 0.761, AC1 0.775', () => {
    const outcome = computeAgreement(inputOf('nominal', ...observers));
    expect(outcome).toMatchObject({ unitsTotal: 12, unitsUsed: 11, cohen: null });
    expect(outcome.percent).toBeCloseTo(0.81818, 5);
    expect(outcome.fleiss).toBeCloseTo(0.76117, 5);
    expect(outcome.gwetAc1).toBeCloseTo(0.77544, 5);
  });

  test.each([
    ['nominal', 0.743],
    ['ordinal', 0.815],
    ['interval', 0.849],
  ] as const)('the same at the %s level: α %d', (level, alpha) => {
    expect(computeAgreement(inputOf(level, ...observers)).krippendorff).toBeCloseTo(alpha, 3);
  });

  test.each([
    ['nominal', 0.691],
    ['interval', 0.811],
  ] as const)('three coders with many gaps at the %s level: α %d', (level, alpha) => {
    const coders = ['.....34121133.3', '1.213343.......', '..21344.21133.4'].map(digits);
    const outcome = computeAgreement(inputOf(level, ...coders));
    expect(outcome.krippendorff).toBeCloseTo(alpha, 3);
  });

  test('fourteen raters of ten subjects: Fleiss 0.210', () => {
    const table = ['0000E', '02642', '00356', '03920', '22811', '77000', '32630', '25322', '65210', '02237'];
    const units = table.map((row) =>
      [...row].flatMap((count, value) => Array(parseInt(count, 15)).fill(value) as number[]),
    );
    const columns = Array.from({ length: 14 }, (_, rater) => units.map((values) => values[rater] ?? null));
    expect(computeAgreement(inputOf('nominal', ...columns)).fleiss).toBeCloseTo(0.20993, 5);
  });
});

describe('two raters', () => {
  test('have a Cohen kappa over the units both judged', () => {
    const first = [...Array(25).fill('yes'), ...Array(25).fill('no'), 'yes'] as string[];
    const second = [
      ...Array(20).fill('yes'),
      ...Array(5).fill('no'),
      ...Array(10).fill('yes'),
      ...Array(15).fill('no'),
    ] as string[];
    const outcome = computeAgreement(inputOf('nominal', first, second));
    expect(outcome).toMatchObject({ unitsTotal: 51, unitsUsed: 50, percent: 0.7 });
    expect(outcome.cohen).toBeCloseTo(0.4, 12);
  });

  test('who agree on everything that varies reach 1 everywhere', () => {
    for (const level of ['nominal', 'ordinal', 'interval'] as const) {
      expect(computeAgreement(inputOf(level, [1, 2, 3], [1, 2, 3]))).toMatchObject({
        percent: 1,
        cohen: 1,
        fleiss: 1,
        gwetAc1: 1,
        krippendorff: 1,
      });
    }
  });
});

describe('coefficients without a meaning are null', () => {
  const none = { cohen: null, fleiss: null, gwetAc1: null, krippendorff: null };

  test.each(['nominal', 'ordinal', 'interval'] as const)('when everyone says the same (%s)', (level) => {
    const outcome = computeAgreement(inputOf(level, [0.1, 0.1, 0.1], [0.1, 0.1, null], [0.1, 0.1, 0.1]));
    expect(outcome).toEqual({ unitsTotal: 3, unitsUsed: 3, percent: 1, ...none });
  });

  test('when nothing can be compared', () => {
    const single = computeAgreement(inputOf('nominal', [1, null], [null, 2]));
    expect(single).toEqual({ unitsTotal: 2, unitsUsed: 0, percent: null, ...none });
    const empty = { unitsTotal: 0, unitsUsed: 0, percent: null, ...none };
    expect(computeAgreement({ raters: ['a', 'b'], level: 'interval', units: [] })).toEqual(empty);
    expect(computeAgreement({ raters: [], level: 'nominal', units: [] })).toEqual(empty);
  });
});

test('a lone value elsewhere counts towards chance, but not for α', () => {
  const outcome = computeAgreement(inputOf('nominal', [1, 1, 2], [1, 1, null]));
  expect(outcome).toMatchObject({
    unitsUsed: 2,
    percent: 1,
    cohen: null,
    fleiss: 1,
    gwetAc1: 1,
    krippendorff: null,
  });
});

test('1, "1" and true are three categories', () => {
  expect(computeAgreement(inputOf('nominal', [1, 'x'], ['1', 'x'])).percent).toBe(0.5);
  expect(computeAgreement(inputOf('nominal', [1, 'x'], [true, 'x'])).percent).toBe(0.5);
});

test('a rater named like a built-in property gave only its own values', () => {
  const ratings: AgreementInput['units'][number]['ratings'] = parseJson('{"a": 1}') as never;
  const outcome = computeAgreement({
    raters: ['a', 'constructor'],
    level: 'nominal',
    units: [{ id: 'u', ratings }],
  });
  expect(outcome).toMatchObject({ unitsUsed: 0, unitsTotal: 1 });
});

describe('α', () => {
  const random = createSeededRandom(12);
  const columns = Array.from({ length: 3 }, () => Array.from({ length: 30 }, () => 1 + random.nextBelow(5)));
  const alphaOf = (level: AgreementLevel, map: (value: number) => number) =>
    computeAgreement(inputOf(level, ...columns.map((column) => column.map(map)))).krippendorff;

  test('at the interval level depends on neither unit nor origin, however large', () => {
    const alpha = alphaOf('interval', (value) => value) ?? NaN;
    expect(alphaOf('interval', (value) => 40 - 3 * value)).toBeCloseTo(alpha, 12);
    expect(alphaOf('interval', (value) => value * 3e307)).toBeCloseTo(alpha, 12);
  });

  test('at the ordinal level depends on the order alone, at the nominal not even on that', () => {
    expect(alphaOf('ordinal', (value) => value ** 5)).toBeCloseTo(
      alphaOf('ordinal', (value) => value) ?? NaN,
      12,
    );
    expect(alphaOf('nominal', (value) => (value * 3) % 7)).toBeCloseTo(
      alphaOf('nominal', (value) => value) ?? NaN,
      12,
    );
  });
});

test('the order of units and of raters changes no coefficient', () => {
  const random = createSeededRandom(13);
  const columns = Array.from({ length: 3 }, () =>
    Array.from({ length: 25 }, () => (random.nextBelow(5) === 0 ? null : random.nextBelow(4))),
  );
  const input = inputOf('ordinal', ...columns);
  const expected = computeAgreement(input);
  for (let turn = 0; turn < 20; turn += 1) {
    const outcome = computeAgreement({
      ...input,
      raters: random.shuffle(input.raters),
      units: random.shuffle(input.units),
    });
    expect(outcome.percent).toBeCloseTo(expected.percent ?? NaN, 12);
    expect(outcome.fleiss).toBeCloseTo(expected.fleiss ?? NaN, 12);
    expect(outcome.gwetAc1).toBeCloseTo(expected.gwetAc1 ?? NaN, 12);
    expect(outcome.krippendorff).toBeCloseTo(expected.krippendorff ?? NaN, 12);
  }
});

const good = { raters: ['a', 'b'], level: 'nominal', units: [{ id: 'u', ratings: { a: 1, b: null } }] };
const withValue = (level: string, value: unknown) => ({
  ...good,
  level,
  units: [{ id: 'u', ratings: { a: value } }],
});
const anyValue = 'must be a text, a number, true or false';

test('input in order is read, values of raters who are not listed left out', () => {
  const units = [{ id: 'u', ratings: { a: 1, b: null, stranger: {} }, more: 1 }];
  expect(parseAgreementInput({ ...good, units })).toEqual(good);
});

test.each([
  ['', '$', 'must be an object'],
  [{ ...good, raters: 'a' }, 'raters', 'must be a list'],
  [{ ...good, raters: ['a', ''] }, 'raters[1]', 'must be a non-empty text'],
  [{ ...good, raters: ['a', 'a'] }, 'raters[1]', 'must be unique, but "a" also stands at raters[0]'],
  [{ ...good, level: 'ratio' }, 'level', 'must be one of "nominal", "ordinal", "interval"'],
  [{ ...good, level: undefined }, 'level', 'must be one of "nominal", "ordinal", "interval"'],
  [{ ...good, units: {} }, 'units', 'must be a list'],
  [{ ...good, units: [{ ratings: {} }] }, 'units[0].id', 'must be a non-empty text'],
  [
    { ...good, units: [good.units[0], good.units[0]] },
    'units[1].id',
    'must be unique, but "u" also stands at units[0].id',
  ],
  [{ ...good, units: [{ id: 'u' }] }, 'units[0].ratings', 'must be an object'],
  [withValue('nominal', []), 'units[0].ratings.a', anyValue],
  [withValue('nominal', NaN), 'units[0].ratings.a', anyValue],
  [withValue('ordinal', 'good'), 'units[0].ratings.a', 'must be a number at the ordinal level'],
  [withValue('interval', true), 'units[0].ratings.a', 'must be a number at the interval level'],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseAgreementInput(input)).toThrow(new InputFault(path, fault));
});
