import { app } from './app.ts';
import { assignments } from './assignments.ts';
import { audit } from './audit.ts';
import { checks } from './checks.ts';
import { coordination } from './coordination.ts';
import { errors } from './errors.ts';
import { imports } from './imports.ts';
import { incentives } from './incentives.ts';
import { laborTime } from './labor-time.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';
import { signIn } from './sign-in.ts';
import { tasks } from './tasks.ts';
import { viewers } from './viewers.ts';
import { words } from './words.ts';
import { work } from './work.ts';

/** Every message of the page, by area. */
export const en = {
  app,
  assignments,
  audit,
  checks,
  coordination,
  errors,
  imports,
  incentives,
  laborTime,
  overview,
  people,
  projects,
  signIn,
  tasks,
  viewers,
  words,
  work,
} as const;
