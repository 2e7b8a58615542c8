import type { Core } from '#core/foundation';
import { listTaskRows } from '#core/tasks';
import { callerOf } from '#tests/builders';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

const limit = 100;
const sameRows = 'SELECT * FROM tasks WHERE project_id = ? ORDER BY position, id LIMIT ? OFFSET ?';

/** A coordinator leafs through the tasks, and searches them. */
export async function measureTaskList({ engine, bare, cast, size }: Subject, core: Core): Promise<Figure[]> {
  const { projectId, annotators } = cast;
  const caller = callerOf((annotators[0] ?? { id: '' as never }).id, ['coordinator']);
  const figures: Figure[] = [];
  for (const search of ['', 'branch 7']) {
    const cursorAt = (index: number) => (search === '' ? (index * 7 * limit) % size.taskCount : 0);
    const pair = await samplePairs(
      countRuns(size, 40),
      (index) =>
        listTaskRows(core, caller, { projectId, search, stage: null, cursor: cursorAt(index), limit }),
      (index) => bare.query(sameRows, projectId, limit, cursorAt(index)),
    );
    figures.push(
      makeTimeFigure(
        engine,
        {
          name: search === '' ? 'a page of tasks' : 'tasks by search',
          goal: 50,
          yardstick: 'bare SELECT of a page of tasks',
        },
        pair,
      ),
    );
  }
  return figures;
}
