import { createSeededRandom, InputFault } from '#lib';
import { describe, expect, test } from 'vitest';
import { parseLaborTimeInput } from './labor-time-input.ts';
import { computeLaborTime } from './labor-time.ts';
import type { LaborTimeAttempt, LaborTimeOutcome } from './labor-time.ts';

function attempt(slot: 1 | 2 | 3, rounds: readonly number[], status: LaborTimeAttempt['status'] = 'valid') {
  return { annotatorId: `p${slot}`, slot, status, rounds: rounds.map((countedMs) => ({ countedMs })) };
}

function scoreTask(...attempts: LaborTimeAttempt[]): LaborTimeOutcome | undefined {
  return computeLaborTime({ tasks: [{ taskId: 't', attempts }] }).tasks[0];
}

const scoresOf = (outcome: LaborTimeOutcome | undefined) => outcome?.attempts.map(({ score }) => score);

describe('a pair', () => {
  test('close together scores 1.5 each, and its mean is the labor time', () => {
    expect(scoreTask(attempt(2, [12_000]), attempt(1, [10_000]))).toEqual({
      taskId: 't',
      status: 'complete',
      needsThird: false,
      laborTimeMs: 11_000,
      attempts: [
        { annotatorId: 'p1', slot: 1, completionMs: 10_000, revised: false, score: 1.5 },
        { annotatorId: 'p2', slot: 2, completionMs: 12_000, revised: false, score: 1.5 },
      ],
    });
  });

  test.each([
    [12_999, false],
    [13_000, false],
    [13_001, true],
  ])('of 10,000 and %i ms calls a third only above 1.3 times: %s', (slowerMs, needsThird) => {
    const outcome = scoreTask(attempt(1, [slowerMs]), attempt(2, [10_000]));
    expect(outcome).toMatchObject({ needsThird, status: needsThird ? 'awaiting-third' : 'complete' });
    expect(scoresOf(outcome)).toEqual(needsThird ? [1, 2] : [1.5, 1.5]);
    expect(outcome?.laborTimeMs).toBe(needsThird ? null : (10_000 + slowerMs) / 2);
  });

  test('of no time at all does not diverge; any time beside none does', () => {
    expect(scoreTask(attempt(1, [0]), attempt(2, [0]))).toMatchObject({ needsThird: false, laborTimeMs: 0 });
    expect(scoreTask(attempt(1, [0]), attempt(2, [1]))).toMatchObject({ needsThird: true });
  });

  test('is compared exactly at times that no floating product can hold', () => {
    const pair = (slower: number) => scoreTask(attempt(1, [3e15]), attempt(2, [slower]))?.needsThird;
    expect([pair(3.9e15), pair(3.9e15 + 1)]).toEqual([false, true]);
  });

  test('with one revision gives it 0 and the other 1.5, whichever is faster', () => {
    expect(scoresOf(scoreTask(attempt(1, [5_000, 5_000]), attempt(2, [10_000])))).toEqual([0, 1.5]);
    expect(scoresOf(scoreTask(attempt(1, [20_000]), attempt(2, [9_000, 1_000])))).toEqual([1.5, 0]);
  });

  test('with two revisions gives 0 and 0', () => {
    expect(scoresOf(scoreTask(attempt(1, [1, 1]), attempt(2, [1, 1])))).toEqual([0, 0]);
  });

  test('that is revised and diverges still calls a third', () => {
    expect(scoreTask(attempt(1, [10_000]), attempt(2, [13_000, 1]))).toMatchObject({
      status: 'awaiting-third',
    });
  });
});

describe('before the pair is valid', () => {
  test('nothing is scored, and an attempt in progress has no completion time', () => {
    const outcome = scoreTask(attempt(1, [10_000]), attempt(2, [99_000, 5], 'in-progress'));
    expect(outcome).toMatchObject({ status: 'awaiting-pair', needsThird: false, laborTimeMs: null });
    expect(outcome?.attempts).toMatchObject([
      { completionMs: 10_000, score: null },
      { completionMs: null, revised: true, score: null },
    ]);
  });

  test('a withdrawn attempt counts nowhere and frees its slot', () => {
    const outcome = scoreTask(attempt(1, [1], 'withdrawn'), attempt(1, [10_000]), attempt(2, [10_000]));
    expect(outcome).toMatchObject({ status: 'complete', laborTimeMs: 10_000 });
    expect(outcome?.attempts).toHaveLength(2);
    expect(scoreTask(attempt(1, [1], 'withdrawn'), attempt(2, [2]))?.status).toBe('awaiting-pair');
  });

  test('a task without attempts, and no task at all, are answered', () => {
    expect(scoreTask()).toMatchObject({ status: 'awaiting-pair', attempts: [] });
    expect(computeLaborTime({ tasks: [] })).toEqual({ tasks: [] });
  });
});

describe('a third annotator', () => {
  const pair = [attempt(1, [20_000]), attempt(2, [10_000])];

  test.each([
    [6_999, 2],
    [7_000, 1.5],
    [10_000, 1.5],
    [26_000, 1.5],
    [26_001, 1],
  ])('who takes %i ms beside 10,000 and 20,000 scores %d', (thirdMs, score) => {
    expect(scoresOf(scoreTask(...pair, attempt(3, [thirdMs])))).toEqual([1, 2, score]);
  });

  test('who revised scores 0, however fast', () => {
    expect(scoresOf(scoreTask(...pair, attempt(3, [1, 1])))).toEqual([1, 2, 0]);
  });

  test.each([
    [5_000, 7_500],
    [12_000, 11_000],
    [90_000, 15_000],
  ])('who takes %i ms makes the labor time the mean of the two shortest: %d', (thirdMs, laborTimeMs) => {
    expect(scoreTask(...pair, attempt(3, [thirdMs]))).toMatchObject({ status: 'complete', laborTimeMs });
  });

  test('who is still at work keeps the task waiting, with the first two scored', () => {
    const outcome = scoreTask(...pair, attempt(3, [1], 'in-progress'));
    expect(outcome).toMatchObject({ status: 'awaiting-third', laborTimeMs: null });
    expect(scoresOf(outcome)).toEqual([1, 2, null]);
  });

  test('whom nobody needs is neither scored nor counted', () => {
    const outcome = scoreTask(attempt(1, [10_000]), attempt(2, [12_000]), attempt(3, [1]));
    expect(outcome).toMatchObject({ status: 'complete', laborTimeMs: 11_000 });
    expect(scoresOf(outcome)).toEqual([1.5, 1.5, null]);
  });
});

test('a project may set other ratios', () => {
  const tasks = [
    { taskId: 't', attempts: [attempt(1, [10_000]), attempt(2, [15_000]), attempt(3, [5_000])] },
  ];
  expect(computeLaborTime({ divergenceRatio: '1.5', tasks }).tasks[0]?.needsThird).toBe(false);
  const strict = computeLaborTime({ divergenceRatio: '1.49', fastRatio: '0.5', tasks }).tasks[0];
  expect(scoresOf(strict)).toEqual([2, 1, 1.5]);
  expect(() => computeLaborTime({ fastRatio: '70 %', tasks })).toThrow(InputFault);
});

test('the order of attempts, and swapping the first two slots, change no score', () => {
  const random = createSeededRandom(11);
  const draw = (slot: 1 | 2 | 3) =>
    attempt(
      slot,
      Array.from({ length: 1 + random.nextBelow(2) }, () => 1 + random.nextBelow(20)),
    );
  for (let turn = 0; turn < 500; turn += 1) {
    const attempts = [draw(1), draw(2), draw(3)];
    const outcome = scoreTask(...attempts);
    expect(scoreTask(...random.shuffle(attempts))).toEqual(outcome);
    const swapped = attempts.map(
      (own) => ({ ...own, slot: own.slot === 3 ? own.slot : own.slot === 1 ? 2 : 1 }) as const,
    );
    const byPerson = (from: typeof outcome) =>
      new Map(from?.attempts.map((own) => [own.annotatorId, own.score]));
    expect(byPerson(scoreTask(...swapped))).toEqual(byPerson(outcome));
    expect(scoreTask(...swapped)?.laborTimeMs).toBe(outcome?.laborTimeMs);
  }
});

describe('input', () => {
  const valid = attempt(1, [5]);
  const withAttempts = (...attempts: unknown[]) => ({ tasks: [{ taskId: 't', attempts }] });
  const withRound = (countedMs: unknown) =>
    withAttempts({ ...valid, rounds: [{ countedMs: 1 }, { countedMs }] });
  const wholeMs = 'must be a whole number of milliseconds ≥ 0';
  const divergence = 'must be a decimal text ≥ 1 such as "1.3"';
  const fast = 'must be a decimal text above 0 and ≤ 1 such as "0.7"';

  test('in order is read, unknown keys and all', () => {
    const input = {
      divergenceRatio: '1.25',
      note: 1,
      tasks: [{ taskId: 't', attempts: [{ ...valid, mood: 'good' }] }],
    };
    expect(parseLaborTimeInput(input)).toEqual({
      divergenceRatio: '1.25',
      tasks: [{ taskId: 't', attempts: [valid] }],
    });
  });

  test.each([
    [null, '$', 'must be an object'],
    [[], '$', 'must be an object'],
    [{}, 'tasks', 'must be a list'],
    [{ tasks: [3] }, 'tasks[0]', 'must be an object'],
    [{ tasks: [{ attempts: [] }] }, 'tasks[0].taskId', 'must be a non-empty text'],
    [{ tasks: [{ taskId: 't' }] }, 'tasks[0].attempts', 'must be a list'],
    [
      { tasks: ['a', 'b', 'a'].map((taskId) => ({ taskId, attempts: [] })) },
      'tasks[2].taskId',
      'must be unique, but "a" also stands at tasks[0].taskId',
    ],
    [
      withAttempts({ ...valid, annotatorId: 7 }),
      'tasks[0].attempts[0].annotatorId',
      'must be a non-empty text',
    ],
    [withAttempts({ ...valid, slot: 4 }), 'tasks[0].attempts[0].slot', 'must be one of 1, 2, 3'],
    [withAttempts({ ...valid, slot: '1' }), 'tasks[0].attempts[0].slot', 'must be one of 1, 2, 3'],
    [
      withAttempts({ ...valid, status: 'done' }),
      'tasks[0].attempts[0].status',
      'must be one of "valid", "in-progress", "withdrawn"',
    ],
    [
      withAttempts(valid, { ...valid, annotatorId: 'q' }),
      'tasks[0].attempts[1].slot',
      'must be unique, but 1 also stands at tasks[0].attempts[0].slot',
    ],
    [
      withAttempts(valid, { ...valid, slot: 2 }),
      'tasks[0].attempts[1].annotatorId',
      'must be unique, but "p1" also stands at tasks[0].attempts[0].annotatorId',
    ],
    [withAttempts({ ...valid, rounds: {} }), 'tasks[0].attempts[0].rounds', 'must be a list'],
    [withAttempts({ ...valid, rounds: [] }), 'tasks[0].attempts[0].rounds', 'must hold a round once valid'],
    ...[-1, 0.5, NaN, Infinity, '5', null, undefined, 2 ** 53].map(
      (countedMs) => [withRound(countedMs), 'tasks[0].attempts[0].rounds[1].countedMs', wholeMs] as const,
    ),
    [
      withRound(Number.MAX_SAFE_INTEGER),
      'tasks[0].attempts[0].rounds',
      'must add up to at most 9007199254740991 milliseconds',
    ],
    ...['0.9', 1.3, '1,3', '', null].map(
      (ratio) => [{ divergenceRatio: ratio, tasks: [] }, 'divergenceRatio', divergence] as const,
    ),
    ...['0', '1.1', '-0.5', 0.7].map(
      (ratio) => [{ fastRatio: ratio, tasks: [] }, 'fastRatio', fast] as const,
    ),
  ] as const)('%j is refused at %s', (input, path, fault) => {
    expect(() => parseLaborTimeInput(input)).toThrow(new InputFault(path, fault));
  });

  test('may hold a withdrawn attempt without rounds beside a live one in its slot', () => {
    const input = withAttempts({ ...valid, status: 'withdrawn', rounds: [] }, valid);
    expect(parseLaborTimeInput(input).tasks[0]?.attempts).toHaveLength(2);
  });
});
