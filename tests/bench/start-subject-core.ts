import { join } from 'node:path';
import { startCoreRun, type CoreRun } from '../../build/core-run.ts';
import type { Subject } from './subject.ts';

const entryPath = join(import.meta.dirname, '..', '..', 'build', 'plumbline.mjs');

/** Serves the seeded installation from a process of its own, as the desktop shell would start it. */
export function startSubjectCore({ home, env }: Subject): Promise<CoreRun> {
  return startCoreRun({ entryPath, args: ['--port', '0', '--home', home], env: { ...process.env, ...env } });
}
