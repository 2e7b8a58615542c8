import type { Core } from '#core/foundation';
import { listChecks } from '#core/quality';
import { callerOf } from '#tests/builders';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

const sameRows = `
  SELECT u.id, t.external_id, t.title_en, t.title_zh, t.domain, u.round_number, u.sealed_at
  FROM attempts a JOIN submissions u ON u.attempt_id = a.id AND u.round_number = a.round_count
  JOIN tasks t ON t.id = a.task_id
  WHERE a.project_id = ? AND a.state = 'submitted' ORDER BY u.sealed_at`;

/** An expert opens the queue of checks, with and without what they decided before. */
export async function measureCheckQueue(
  { engine, bare, cast, size }: Subject,
  core: Core,
): Promise<Figure[]> {
  const { projectId, experts } = cast;
  const figures: Figure[] = [];
  for (const includesDecided of [false, true]) {
    const pair = await samplePairs(
      countRuns(size, 20),
      (index) => {
        const expert = experts[index % experts.length];
        if (expert === undefined) throw new Error('a project without experts');
        return listChecks(core, callerOf(expert.id, ['expert']), { projectId, includesDecided });
      },
      () => bare.query(sameRows, projectId),
    );
    figures.push(
      makeTimeFigure(
        engine,
        {
          name: includesDecided ? 'checks, with decided' : 'checks, waiting',
          goal: 100,
          yardstick: 'bare SELECT of the waiting rows',
        },
        pair,
      ),
    );
  }
  return figures;
}
