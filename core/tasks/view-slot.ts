import type { SlotView } from '#contract';
import type { AssignmentSlotRecord } from '#db';
import { assertNever } from '#lib';

/** A slot as coordinators see it, with the time of a running clock up to its last sign of life. */
export function viewSlot(slot: AssignmentSlotRecord): SlotView {
  const changes = [slot.assignedAt, slot.endedAt ?? 0, slot.attemptChangedAt ?? 0];
  const runningMs =
    slot.liveOpenMs === null ? 0 : Math.max(0, slot.liveOpenMs - (slot.storedOpenMs ?? slot.liveOpenMs));
  return {
    assignmentId: slot.id,
    attemptId: slot.attemptId,
    slot: slot.slot,
    personId: slot.personId,
    personName: slot.personName,
    state: computeSlotState(slot),
    countedMs: slot.countedMs === null ? null : slot.countedMs + runningMs,
    roundCount: slot.roundCount ?? 0,
    score: slot.score,
    changedAt: Math.max(...changes),
    endedReason: slot.endedReason,
  };
}

function computeSlotState(slot: Pick<AssignmentSlotRecord, 'state' | 'attemptState'>): SlotView['state'] {
  if (slot.state !== 'live') return slot.state;
  switch (slot.attemptState) {
    case null:
    case 'not-started':
      return 'assigned';
    case 'running':
      return 'working';
    case 'paused':
    case 'suspended':
    case 'submitted':
    case 'returned':
    case 'accepted':
    case 'withdrawn':
      return slot.attemptState;
    default:
      return assertNever(slot.attemptState);
  }
}
