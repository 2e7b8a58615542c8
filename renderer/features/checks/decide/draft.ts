import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CheckNote } from '#contract';
import type { PersonId, RubricItemId, SubmissionId } from '#domain';

/** What an expert has written on a check and not sent yet. */
export interface CheckDraft {
  readonly summary: string;
  readonly notes: Readonly<Record<RubricItemId, string>>;
  /** Points the expert has looked at; for their own overview, never sent. */
  readonly ticked: Readonly<Record<RubricItemId, true>>;
}

const blank: CheckDraft = { summary: '', notes: {}, ticked: {} };

type Store = UseBoundStore<StoreApi<CheckDraft>> & {
  readonly persist: { clearStorage(): void };
};
const stores = new Map<string, Store>();

/**
 * The draft of one person on one submission: kept on this computer over reloads and lost sessions, under a key of
 * its own so that two windows with different checks never overwrite each other.
 */
export function getDraftStore(personId: PersonId, submissionId: SubmissionId): Store {
  const name = `plumbline.check-draft.${personId}.${submissionId}`;
  const known = stores.get(name);
  if (known) return known;
  const store: Store = create<CheckDraft>()(persist(() => blank, { name }));
  stores.set(name, store);
  return store;
}

/** Forgets a draft, once what it says is decided. */
export function clearDraft(personId: PersonId, submissionId: SubmissionId): void {
  const store = getDraftStore(personId, submissionId);
  store.setState(blank, true);
  store.persist.clearStorage();
}

/** The notes to send, in the rubric's order, without empty ones. */
export function collectNotes(
  rubric: readonly { readonly id: RubricItemId }[],
  notes: CheckDraft['notes'],
): readonly CheckNote[] {
  return rubric.flatMap(({ id }) => {
    const note = notes[id]?.trim() ?? '';
    return note === '' ? [] : [{ rubricItemId: id, note }];
  });
}
