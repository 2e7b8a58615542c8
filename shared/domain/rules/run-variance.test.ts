import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parseRunVarianceInput } from './run-variance-input.ts';
import { computeRunVariance } from './run-variance.ts';

function runsOf(...scrapes: readonly (readonly number[])[]) {
  return scrapes.flatMap((accuracies, scrape) =>
    accuracies.map((accuracy, index) => ({ scrape, eval: index, accuracy })),
  );
}

test('two scrapes of two evals', () => {
  const variance = computeRunVariance({ runs: runsOf([0, 2], [4, 6]) });
  const scrapeSd = Math.sqrt(8);
  expect(variance).toMatchObject({ mean: 3, scrapes: 2 });
  expect(variance.overallSd).toBeCloseTo(Math.sqrt(20 / 3), 12);
  expect(variance.scrapeSd).toBeCloseTo(scrapeSd, 12);
  expect(variance.evalSd).toBeCloseTo(Math.SQRT2, 12);
  const halfWidth = (Math.tan(0.475 * Math.PI) * scrapeSd) / Math.SQRT2;
  expect(variance.ciHalfWidth).toBeCloseTo(halfWidth, 9);
  expect(variance.ciLow).toBeCloseTo(3 - halfWidth, 9);
  expect(variance.ciHigh).toBeCloseTo(3 + halfWidth, 9);
});

test('the mean is that of the scrapes, however many evals each has', () => {
  const variance = computeRunVariance({ runs: runsOf([0, 0, 0], [1]) });
  expect(variance).toMatchObject({ mean: 0.5, evalSd: 0 });
});

test('within-scrape variance is pooled by degrees of freedom', () => {
  expect(computeRunVariance({ runs: runsOf([0, 2], [0, 3, 6], [9]) }).evalSd).toBeCloseTo(
    Math.sqrt(20 / 3),
    12,
  );
});

const nothing = {
  overallSd: null,
  scrapeSd: null,
  evalSd: null,
  ciHalfWidth: null,
  ciLow: null,
  ciHigh: null,
};

test('what cannot be computed is null', () => {
  expect(computeRunVariance({ runs: [] })).toEqual({ mean: null, scrapes: 0, ...nothing });
  expect(computeRunVariance({ runs: runsOf([0.5]) })).toEqual({ mean: 0.5, scrapes: 1, ...nothing });
  expect(computeRunVariance({ runs: runsOf([0.5, 0.5]) })).toEqual({
    ...nothing,
    mean: 0.5,
    scrapes: 1,
    overallSd: 0,
    evalSd: 0,
  });
  expect(computeRunVariance({ runs: runsOf([0.5], [0.5]) })).toEqual({
    mean: 0.5,
    scrapes: 2,
    overallSd: 0,
    scrapeSd: 0,
    evalSd: null,
    ciHalfWidth: 0,
    ciLow: 0.5,
    ciHigh: 0.5,
  });
});

test('a scrape named 1 is not the scrape "1"', () => {
  const runs = [1, '1'].map((scrape) => ({ scrape, eval: 0, accuracy: 0.5 }));
  expect(computeRunVariance({ runs }).scrapes).toBe(2);
});

test('the order of runs changes no figure', () => {
  const random = createSeededRandom(4);
  const runs = runsOf(...Array.from({ length: 4 }, () => Array.from({ length: 3 }, random.nextFraction)));
  const variance = computeRunVariance({ runs });
  for (let turn = 0; turn < 20; turn += 1) {
    const shuffled = computeRunVariance({ runs: random.shuffle(runs) });
    expect(shuffled.ciLow).toBeCloseTo(variance.ciLow ?? NaN, 12);
    expect(shuffled.evalSd).toBeCloseTo(variance.evalSd ?? NaN, 12);
    expect(shuffled.overallSd).toBeCloseTo(variance.overallSd ?? NaN, 12);
  }
});

const run = { scrape: 's', eval: 1, accuracy: 0.5 };
const labelFault = 'must be a non-empty text or a number';

test('input in order is read', () => {
  const runs = [run, { ...run, eval: '1' }, { ...run, scrape: 0 }];
  expect(parseRunVarianceInput({ runs: runs.map((own) => ({ ...own, note: null })) })).toEqual({ runs });
});

test.each([
  [false, '$', 'must be an object'],
  [{ runs: null }, 'runs', 'must be a list'],
  [{ runs: [null] }, 'runs[0]', 'must be an object'],
  [{ runs: [{ ...run, scrape: '' }] }, 'runs[0].scrape', labelFault],
  [{ runs: [{ ...run, eval: null }] }, 'runs[0].eval', labelFault],
  [{ runs: [{ ...run, eval: NaN }] }, 'runs[0].eval', labelFault],
  [{ runs: [{ ...run, accuracy: '50 %' }] }, 'runs[0].accuracy', 'must be a number'],
  [{ runs: [{ ...run, accuracy: Infinity }] }, 'runs[0].accuracy', 'must be a number'],
  [
    { runs: [run, { ...run, eval: 2 }, run] },
    'runs[2]',
    'must be unique, but the same scrape and eval stand at runs[0]',
  ],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseRunVarianceInput(input)).toThrow(new InputFault(path, fault));
});
