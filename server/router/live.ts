import type { Change } from '#contract';
import type { Core } from '#core/foundation';
import { loadRoles } from '#core/people';
import type { LiveBus } from '../host/live-bus.ts';
import { getCaller } from '../http/call-context.ts';
import type { Procedures } from './procedures.ts';

export function liveRouter({ live }: Procedures, core: Core, bus: LiveBus) {
  return live.router({
    changes: live.changes.handler(async function* ({ context, signal }): AsyncGenerator<Change> {
      const { personId } = getCaller(context);
      for await (const change of bus.subscribe(signal)) {
        const isTheirs =
          change.projectId === null || (await loadRoles(core, personId, change.projectId)).length > 0;
        if (isTheirs) yield change;
      }
    }),
  });
}
