import { useState } from 'react';
import type { RefObject } from 'react';
import type { CheckView, RubricItemView } from '#contract';
import type { RubricItemId } from '#domain';
import type { Draft } from '../decide/use-draft.ts';
import { listEarlierNotes } from './earlier-notes.ts';
import { filterRubric, moveChoice, nextFilter } from './rubric-filter.ts';
import type { RubricFilter } from './rubric-filter.ts';

export interface RubricState {
  readonly listed: readonly RubricItemView[];
  readonly filter: RubricFilter;
  /** Filters that have a meaning on this check, with how many points each shows. */
  readonly counts: Readonly<Partial<Record<RubricFilter, number>>>;
  readonly chosen: RubricItemId | null;
  readonly openIds: ReadonlySet<RubricItemId>;
  choose(id: RubricItemId): void;
  /** Moves the choice, and the focus with it. */
  move(step: 1 | -1): void;
  tickChosen(): void;
  writeNote(id?: RubricItemId): void;
  closeNote(id: RubricItemId): void;
  setFilter(filter: RubricFilter): void;
  switchFilter(): void;
}

/** Which points are listed, which one is chosen, and on which a note is being written; `listRef` holds them. */
export function useRubric(
  check: CheckView,
  draft: Draft,
  listRef: RefObject<HTMLDivElement | null>,
): RubricState {
  const [filter, setFilter] = useState<RubricFilter>('all');
  const [chosen, setChosen] = useState<RubricItemId | null>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<RubricItemId>>(
    () => new Set(check.rubric.filter(({ id }) => draft.noteOf(id) !== '').map(({ id }) => id)),
  );
  const recorded = new Set(check.notes.map(({ rubricItemId }) => rubricItemId));
  const marks = {
    isNoted: (id: RubricItemId) => openIds.has(id) || recorded.has(id),
    wasNoted: (id: RubricItemId) => listEarlierNotes(check.earlier, id).length > 0,
  };
  const listed = filterRubric(check.rubric, filter, marks);
  const counts = {
    all: check.rubric.length,
    noted: filterRubric(check.rubric, 'noted', marks).length,
    ...(check.earlier.length > 0 ? { earlier: filterRubric(check.rubric, 'earlier', marks).length } : {}),
  };
  const rowOf = (id: RubricItemId) =>
    listRef.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  const focusIn = (id: RubricItemId, selector: string) =>
    rowOf(id)?.querySelector<HTMLElement>(selector)?.focus();
  return {
    listed,
    filter,
    counts,
    chosen,
    openIds,
    choose: setChosen,
    move(step) {
      const id = moveChoice(listed, chosen, step);
      if (id === null) return;
      setChosen(id);
      focusIn(id, 'input[type="checkbox"]');
    },
    tickChosen() {
      if (chosen !== null) draft.setTicked(chosen, !draft.isTicked(chosen));
    },
    writeNote(id = chosen ?? listed[0]?.id) {
      if (id === undefined) return;
      setChosen(id);
      setOpenIds((ids) => new Set([...ids, id]));
      // The field only comes to exist by this.
      requestAnimationFrame(() => focusIn(id, 'textarea'));
    },
    closeNote: (id) => setOpenIds((ids) => new Set([...ids].filter((entry) => entry !== id))),
    setFilter,
    switchFilter: () => setFilter(nextFilter(filter, Object.keys(counts) as RubricFilter[])),
  };
}
