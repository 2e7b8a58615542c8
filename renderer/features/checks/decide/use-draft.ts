import { useSession } from '#api';
import type { CheckNote, CheckView } from '#contract';
import type { PersonId, RubricItemId } from '#domain';
import { clearDraft, collectNotes, getDraftStore } from './draft.ts';

export interface Draft {
  readonly summary: string;
  readonly tickedCount: number;
  /** What would be sent. */
  readonly notes: readonly CheckNote[];
  noteOf(id: RubricItemId): string;
  isTicked(id: RubricItemId): boolean;
  setSummary(text: string): void;
  setNote(id: RubricItemId, text: string): void;
  setTicked(id: RubricItemId, isTicked: boolean): void;
  clear(): void;
}

/** The expert's words on this check so far. */
export function useDraft({ submissionId, rubric }: CheckView): Draft {
  const personId = useSession().person?.id ?? ('' as PersonId);
  const store = getDraftStore(personId, submissionId);
  const { summary, notes, ticked } = store();

  return {
    summary,
    notes: collectNotes(rubric, notes),
    tickedCount: rubric.filter(({ id }) => ticked[id]).length,
    noteOf: (id) => notes[id] ?? '',
    isTicked: (id) => ticked[id] === true,
    setSummary: (text) => store.setState({ summary: text }),
    setNote: (id, text) =>
      store.setState((draft) => ({ notes: replace(draft.notes, id, text, text !== '') })),
    setTicked: (id, isTicked) =>
      store.setState((draft) => ({ ticked: replace(draft.ticked, id, true as const, isTicked) })),
    clear: () => clearDraft(personId, submissionId),
  };
}

function replace<Value>(
  entries: Readonly<Record<RubricItemId, Value>>,
  id: RubricItemId,
  value: Value,
  isKept: boolean,
): Readonly<Record<RubricItemId, Value>> {
  const { [id]: _old, ...others } = entries;
  return isKept ? { ...others, [id]: value } : others;
}
