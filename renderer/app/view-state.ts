import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ViewState {
  readonly isRailNarrow: boolean;
  readonly areShortcutsShown: boolean;
  toggleRail(): void;
  showShortcuts(areShown: boolean): void;
}

/** How the frame looks on this machine; nothing of it concerns the core. */
export const useViewState = create<ViewState>()(
  persist(
    (set) => ({
      isRailNarrow: false,
      areShortcutsShown: false,
      toggleRail: () => set((view) => ({ isRailNarrow: !view.isRailNarrow })),
      showShortcuts: (areShown) => set({ areShortcutsShown: areShown }),
    }),
    { name: 'plumbline.view', partialize: ({ isRailNarrow }) => ({ isRailNarrow }) },
  ),
);
