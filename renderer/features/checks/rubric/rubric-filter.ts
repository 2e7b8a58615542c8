import type { RubricItemView } from '#contract';
import type { RubricItemId } from '#domain';

/** Which points of the rubric are listed. */
export type RubricFilter = 'all' | 'noted' | 'earlier';
export const rubricFilters = ['all', 'noted', 'earlier'] as const satisfies readonly RubricFilter[];

interface Marks {
  isNoted(id: RubricItemId): boolean;
  wasNoted(id: RubricItemId): boolean;
}

/** The points that a filter shows, in the rubric's order. */
export function filterRubric(
  rubric: readonly RubricItemView[],
  filter: RubricFilter,
  { isNoted, wasNoted }: Marks,
): readonly RubricItemView[] {
  switch (filter) {
    case 'all':
      return rubric;
    case 'noted':
      return rubric.filter(({ id }) => isNoted(id));
    case 'earlier':
      return rubric.filter(({ id }) => wasNoted(id));
  }
}

/** The filter after this one, passing over those that do not exist. */
export function nextFilter(filter: RubricFilter, available: readonly RubricFilter[]): RubricFilter {
  const index = available.indexOf(filter);
  return available[(index + 1) % available.length] ?? 'all';
}

/** The point `step` places from the chosen one; the ends hold. Null in an empty list. */
export function moveChoice(
  listed: readonly { readonly id: RubricItemId }[],
  chosen: RubricItemId | null,
  step: 1 | -1,
): RubricItemId | null {
  const index = listed.findIndex(({ id }) => id === chosen);
  if (index < 0) return listed[0]?.id ?? null;
  return listed[Math.max(0, Math.min(listed.length - 1, index + step))]?.id ?? null;
}
