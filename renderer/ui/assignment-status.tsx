import type { SlotView, TaskStage } from '#contract';
import { useMessages } from '#messages';
import { StatusBadge } from './status-badge.tsx';
import type { StatusTone } from './status-badge.tsx';

const stageTones: Readonly<Record<TaskStage, StatusTone>> = {
  unassigned: 'neutral',
  'in-work': 'active',
  'awaiting-check': 'waiting',
  returned: 'returned',
  'awaiting-third': 'warning',
  complete: 'good',
  withdrawn: 'ended',
};

/** Where a task stands. */
export function StageBadge({ stage }: { readonly stage: TaskStage }) {
  const t = useMessages('coordination');
  return <StatusBadge tone={stageTones[stage]} label={t(`stage.${stage}`)} title={t(`stageHint.${stage}`)} />;
}

type SlotState = SlotView['state'];

const slotTones: Readonly<Record<SlotState, StatusTone>> = {
  assigned: 'neutral',
  working: 'active',
  paused: 'paused',
  suspended: 'paused',
  submitted: 'waiting',
  returned: 'returned',
  accepted: 'good',
  withdrawn: 'ended',
  declined: 'ended',
  reassigned: 'ended',
};

/** Where one person's assignment stands; with the reason it ended as title. */
export function SlotBadge({ state, reason }: { readonly state: SlotState; readonly reason: string | null }) {
  const t = useMessages('coordination');
  return <StatusBadge tone={slotTones[state]} label={t(`slotState.${state}`)} title={reason ?? undefined} />;
}

/** Whether somebody still holds the slot. */
export const isLiveSlot = (state: SlotState): boolean =>
  state !== 'withdrawn' && state !== 'declined' && state !== 'reassigned';
