import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface QueueView {
  readonly showsDecided: boolean;
}

/** How this person likes the queue on this machine. */
export const useQueueView = create<QueueView>()(
  persist((): QueueView => ({ showsDecided: false }), { name: 'plumbline.check-queue' }),
);
