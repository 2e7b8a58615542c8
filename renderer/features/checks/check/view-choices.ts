import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TaskLanguage } from '#domain';

/** Percent of the width that instruction, deliverables and rubric take. */
export type PaneShares = readonly [reading: number, files: number, rubric: number];

interface ViewChoices {
  /** null follows the page's language. */
  readonly language: TaskLanguage | null;
  /** While files are only listed, and while one is shown in place. */
  readonly shares: { readonly listed: PaneShares; readonly shown: PaneShares };
}

/** How this person likes the check screen on this machine. */
export const useViewChoices = create<ViewChoices>()(
  persist((): ViewChoices => ({ language: null, shares: { listed: [30, 26, 44], shown: [24, 40, 36] } }), {
    name: 'plumbline.check-view',
  }),
);
