import type { Core } from '#core/foundation';
import { exportLaborTime } from '#core/reports';
import { makeFigure, makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, divideTiming, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

const sameRows = `
  SELECT t.external_id, a.id, a.person_id, a.slot, a.state, a.started_at, a.submitted_at, a.accepted_at, a.score,
    r.number, r.counted_ms, r.wall_ms, r.open_ms, r.idle_ms, r.paused_ms, r.suspended_ms, r.correction_ms
  FROM tasks t JOIN attempts a ON a.task_id = t.id JOIN rounds r ON r.attempt_id = a.id
  WHERE t.project_id = ? ORDER BY t.position, a.slot, r.number`;

const megabyte = 1024 * 1024;

/** Labor time of all attempts as CSV: fast, and a page at a time. */
export async function measureLaborExport(
  { engine, bare, cast, size }: Subject,
  core: Core,
): Promise<Figure[]> {
  const { projectId } = cast;
  let chunkBytes = 0;
  const growths: number[] = [];
  const collect = (): Promise<void> => Promise.resolve(globalThis.gc?.() as undefined);
  const run = async (): Promise<void> => {
    const before = process.memoryUsage.rss();
    let most = before;
    for await (const chunk of exportLaborTime(core, { projectId, format: 'csv', table: 'attempts' })) {
      chunkBytes = Math.max(chunkBytes, chunk.length);
      most = Math.max(most, process.memoryUsage.rss());
    }
    growths.push((most - before) / megabyte);
  };
  const thousands = size.attemptCount / 1_000;
  const joinInLoop = async (): Promise<number> => {
    const rows = await bare.query(sameRows, projectId);
    return rows.map((row) => Object.values(row).join(',')).join('\r\n').length;
  };
  await collect();
  const { action, yardstick } = await samplePairs(countRuns(size, 7), run, joinInLoop, collect);
  return [
    makeTimeFigure(
      engine,
      {
        name: 'labor-time export, 1,000 attempts',
        goal: 20,
        yardstick: 'bare SELECT of all rounds, joined in a loop',
      },
      { action: divideTiming(action, thousands), yardstick: divideTiming(yardstick, thousands) },
    ),
    makeFigure(engine, {
      name: 'labor-time export, memory',
      unit: 'MB',
      values: [Math.max(...growths)],
      goal: engine === 'sqlite' ? 200 : 200 / 3,
      yardstick: { name: 'its largest chunk', values: [chunkBytes / megabyte] },
    }),
  ];
}
