import { assignments } from './assignments.ts';
import { checks } from './checks.ts';
import { documents } from './documents.ts';
import { evidence } from './evidence.ts';
import { imports } from './imports.ts';
import { live } from './live.ts';
import { oversight } from './oversight.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';
import { signIn } from './sign-in.ts';
import { tasks } from './tasks.ts';
import { work } from './work.ts';

export * from './assignments.ts';
export * from './base.ts';
export * from './checks.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './imports.ts';
export * from './live.ts';
export * from './oversight.ts';
export * from './people.ts';
export * from './projects.ts';
export type * from './shell-bridge.ts';
export * from './sign-in.ts';
export * from './tasks.ts';
export * from './work.ts';

/** Everything the core can be asked. Both ends are derived from it. */
export const contract = {
  assignments,
  checks,
  documents,
  evidence,
  imports,
  live,
  oversight,
  people,
  projects,
  signIn,
  tasks,
  work,
};
