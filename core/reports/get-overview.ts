import { taskStages, type Overview } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  countDivergence,
  findMedianLaborTime,
  findProject,
  sumAttempts,
  sumTasksByStage,
  type AttemptSums,
  type DivergenceCount,
  type StageSums,
} from '#db';
import { parseRatio } from '#lib';
import type { ProjectId } from '#domain';
import { computeThroughput } from './throughput.ts';
import { listWaiting } from './waiting.ts';

/** Upper edges of the buckets of slower ÷ faster, in hundredths; a ratio on an edge lies below it. */
const divergenceEdges = [110, 120, 130, 150, 200, 300] as const;

/** `oversight.overview`: where the project stands, from sums over indexed columns only. */
export async function getOverview(
  core: Core,
  _caller: Caller,
  { projectId }: { readonly projectId: ProjectId },
): Promise<Overview> {
  const db = core.db.read;
  const project = await findProject(db, projectId);
  if (!project) throw new ExpectedError('not-found', { projectId });
  const stages = await sumTasksByStage(db, projectId);
  const attempts = await sumAttempts(db, projectId);
  const timedCount = sumOf(stages, (row) => row.timedCount);
  const ratio = parseRatio(project.divergenceRatio) ?? { numerator: 13, denominator: 10 };
  return {
    taskCount: sumOf(stages, (row) => row.count),
    stages: countStages(stages),
    attempts: countAttempts(attempts),
    waiting: await listWaiting(db, projectId, attempts),
    throughput: await computeThroughput(db, projectId, core.clock.now(), project.timeZone),
    divergence: summarizeDivergence(await countDivergence(db, projectId, ratio, divergenceEdges)),
    laborTimeMs: {
      tasks: timedCount,
      mean: timedCount === 0 ? null : sumOf(stages, (row) => row.laborTimeMs ?? 0) / timedCount,
      median: await findMedianLaborTime(db, projectId, timedCount),
    },
    needsWeightCount: sumOf(stages, (row) => row.needsWeightCount),
    missingInputCount: sumOf(stages, (row) => row.missingInputCount),
  };
}

function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}

function countStages(rows: readonly StageSums[]): Overview['stages'] {
  const counts = new Map(rows.map((row) => [row.stage, row.count]));
  return Object.fromEntries(taskStages.map((stage) => [stage, counts.get(stage) ?? 0])) as Overview['stages'];
}

/** Withdrawn attempts count nowhere. */
function countAttempts(all: readonly AttemptSums[]): Overview['attempts'] {
  const rows = all.filter((row) => row.state !== 'withdrawn');
  const inState = (state: AttemptSums['state']) =>
    sumOf(
      rows.filter((row) => row.state === state),
      (row) => row.count,
    );
  return {
    total: sumOf(rows, (row) => row.count),
    accepted: inState('accepted'),
    returnedOnce: sumOf(rows, (row) => row.returnedOnce),
    running: inState('running'),
  };
}

function summarizeDivergence(counts: readonly DivergenceCount[]): Overview['divergence'] {
  const byBucket = new Map(counts.map((row) => [row.bucket, row.count]));
  return {
    pairs: sumOf(counts, (row) => row.count),
    divergent: sumOf(counts, (row) => row.divergent),
    buckets: [100, ...divergenceEdges].map((from, bucket) => {
      const to = divergenceEdges[bucket];
      return { from: from / 100, to: to === undefined ? null : to / 100, count: byBucket.get(bucket) ?? 0 };
    }),
  };
}
