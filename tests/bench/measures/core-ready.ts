import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import { startSubjectCore } from '../start-subject-core.ts';
import type { Subject } from '../subject.ts';

const run = promisify(execFile);

/** From starting the process to the line that tells the shell where the core is. */
export async function measureCoreReady(subject: Subject): Promise<Figure[]> {
  let stop: () => Promise<unknown> = () => Promise.resolve();
  const { action, yardstick } = await samplePairs(
    countRuns(subject.size, 8),
    async () => {
      const core = await startSubjectCore(subject);
      stop = core.stop;
    },
    async () => {
      await run(process.execPath, ['-e', '0']);
    },
    () => stop(),
  );
  return [
    makeFigure(subject.engine, {
      name: 'core ready',
      values: action.wall,
      goal: 700,
      yardstick: { name: 'node -e 0', values: yardstick.wall },
    }),
  ];
}
