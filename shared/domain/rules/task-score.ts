import { sumExactly } from '#lib';

export interface RubricResult {
  readonly taskId: string;
  /** The gates: one that does not hold makes the score 0. */
  readonly usability: readonly boolean[];
  readonly items: readonly { readonly weight: number; readonly triggered: boolean }[];
}

export interface TaskScore {
  readonly taskId: string;
  readonly usable: boolean;
  readonly raw: number;
  readonly clipped: number;
  readonly maxPositive: number;
  /** From 0 to 1; null when no weight is positive. */
  readonly score: number | null;
}

/** Turns gates and signed weights into a score of each task (SPEC 4, OfficeVal 4.3.3). */
export function computeTaskScores(input: { readonly tasks: readonly RubricResult[] }): {
  readonly tasks: readonly TaskScore[];
} {
  return { tasks: input.tasks.map(computeTaskScore) };
}

/** The score of one task. */
export function computeTaskScore({ taskId, usability, items }: RubricResult): TaskScore {
  const usable = usability.every(Boolean);
  const raw = sumExactly(items.filter((item) => item.triggered).map((item) => item.weight));
  const maxPositive = sumExactly(items.map((item) => Math.max(0, item.weight)));
  const clipped = Math.max(0, raw);
  const earned = usable ? clipped / maxPositive : 0;
  return { taskId, usable, raw, clipped, maxPositive, score: maxPositive === 0 ? null : earned };
}

/** Lists the weights that rubrics do not use (other than ±1, ±3, ±5), to warn of: they are counted all the same. */
export function listUnusualWeights(
  tasks: readonly RubricResult[],
): readonly { readonly taskId: string; readonly itemIndex: number; readonly weight: number }[] {
  return tasks.flatMap(({ taskId, items }) =>
    items
      .map(({ weight }, itemIndex) => ({ taskId, itemIndex, weight }))
      .filter(({ weight }) => ![1, 3, 5].includes(Math.abs(weight))),
  );
}
