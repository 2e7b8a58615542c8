import type { RubricItemView } from '#contract';
import { useMessages } from '#messages';

/** A point as people call it: "Gate 2", "Item 12". */
export function usePlaceName(): (item: Pick<RubricItemView, 'kind' | 'position'>) => string {
  const t = useMessages('checks.rubric');
  return ({ kind, position }) => t(kind, { number: position });
}
