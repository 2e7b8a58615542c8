import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TaskLanguage } from '#domain';

interface ViewChoices {
  /** null follows the page's language. */
  readonly instructionLanguage: TaskLanguage | null;
  /** Percent of the reading side that the instruction takes beside an open viewer. */
  readonly instructionShare: number;
}

/** How this person likes the task screen on this machine. */
export const useViewChoices = create<ViewChoices>()(
  persist((): ViewChoices => ({ instructionLanguage: null, instructionShare: 45 }), {
    name: 'plumbline.task-view',
  }),
);
