import type { Core } from '#core/foundation';
import { createSignInThrottle, type Host } from '#core/people';
import type { LiveBus } from '../host/live-bus.ts';
import { assignmentsRouter, oversightRouter, tasksRouter } from './coordination.ts';
import { liveRouter } from './live.ts';
import { createProcedures } from './procedures.ts';
import { importsRouter, peopleRouter, projectsRouter } from './set-up.ts';
import { signInRouter } from './sign-in.ts';
import { checksRouter, documentsRouter, evidenceRouter, workRouter } from './work.ts';

export interface RouterOptions extends Host {
  readonly uploadsFolder: string;
}

/** Every procedure of the contract bound to its use case; one that is missing does not compile. */
export function createRouter(core: Core, live: LiveBus, options: RouterOptions) {
  const procedures = createProcedures(core);
  return procedures.router({
    assignments: assignmentsRouter(procedures, core),
    checks: checksRouter(procedures, core),
    documents: documentsRouter(procedures, core),
    evidence: evidenceRouter(procedures, core),
    imports: importsRouter(procedures, core, options.uploadsFolder),
    live: liveRouter(procedures, core, live),
    oversight: oversightRouter(procedures, core),
    people: peopleRouter(procedures, core),
    projects: projectsRouter(procedures, core),
    signIn: signInRouter(procedures, core, options, createSignInThrottle(core.clock)),
    tasks: tasksRouter(procedures, core),
    work: workRouter(procedures, core),
  });
}
