import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AssignmentId } from '#domain';

/** What a person has filled in before submitting. */
export interface SubmitForm {
  readonly isOpen: boolean;
  readonly usedNoModel: boolean;
  readonly note: string;
}

const blank: SubmitForm = { isOpen: false, usedNoModel: false, note: '' };

interface SubmitForms {
  readonly byAssignment: Readonly<Record<AssignmentId, SubmitForm>>;
}

/** Kept for the life of the tab: a session that ends in the middle of submitting takes nothing along. */
const useSubmitForms = create<SubmitForms>()(
  persist((): SubmitForms => ({ byAssignment: {} }), {
    name: 'plumbline.submit-forms',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** The form of one assignment, and how to change it. */
export function useSubmitForm(assignmentId: AssignmentId) {
  const form = useSubmitForms(({ byAssignment }) => byAssignment[assignmentId]) ?? blank;
  return {
    form,
    change: (part: Partial<SubmitForm>) =>
      useSubmitForms.setState(({ byAssignment }) => ({
        byAssignment: {
          ...byAssignment,
          [assignmentId]: { ...blank, ...byAssignment[assignmentId], ...part },
        },
      })),
  };
}

/** Forgets what was filled in. */
export function clearSubmitForm(assignmentId: AssignmentId): void {
  useSubmitForms.setState(({ byAssignment: { [assignmentId]: _gone, ...others } }) => ({
    byAssignment: others,
  }));
}
