import type { ClockView } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { signalCheck } from '#core/sessions';
import type { CheckId, EventId, PauseReason, ProjectId, WindowId } from '#domain';

export interface CheckSignal {
  readonly projectId: ProjectId;
  readonly checkId: CheckId;
  readonly eventId: EventId;
  readonly windowId: WindowId;
}

/** `checks.heartbeat` */
export function heartbeatCheck(core: Core, caller: Caller, input: CheckSignal): Promise<ClockView> {
  return signalCheck(core, caller, input, { kind: 'heartbeat' });
}

/** `checks.pause` */
export async function pauseCheck(
  core: Core,
  caller: Caller,
  input: CheckSignal & { readonly reason: PauseReason; readonly note: string | null },
): Promise<ClockView> {
  const { reason, note } = input;
  const clock = await signalCheck(core, caller, input, { kind: 'pause', reason, note });
  core.live.publish({ projectId: input.projectId, topics: ['checks'] });
  return clock;
}

/** `checks.resume` */
export async function resumeCheck(core: Core, caller: Caller, input: CheckSignal): Promise<ClockView> {
  const clock = await signalCheck(core, caller, input, { kind: 'resume' });
  core.live.publish({ projectId: input.projectId, topics: ['checks'] });
  return clock;
}

/** `checks.takeOver` */
export async function takeOverCheck(core: Core, caller: Caller, input: CheckSignal): Promise<ClockView> {
  const clock = await signalCheck(core, caller, input, { kind: 'take-over' });
  core.live.publish({ projectId: input.projectId, topics: ['checks'] });
  return clock;
}
