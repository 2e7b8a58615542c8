import type { LaborRow } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findProject, listLaborTasks, mapPersonNames } from '#db';
import type { PersonId, ProjectId } from '#domain';
import { loadLaborRecords, type LaborRecord } from './labor-record.ts';

/**
 * `oversight.laborTime`: a page of tasks with labor time and scores by SPEC 1, and the published figures beside.
 * Withdrawn attempts are left out; milliseconds are whole here and exact in the exports.
 */
export async function listLaborTime(
  core: Core,
  _caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ rows: LaborRow[]; total: number; completeCount: number }> {
  const db = core.db.read;
  const project = await findProject(db, input.projectId);
  if (!project) throw new ExpectedError('not-found', { projectId: input.projectId });
  const { rows, total, completeCount } = await listLaborTasks(db, input);
  const records = await loadLaborRecords(db, project, rows);
  const names = await mapPersonNames(
    db,
    records.flatMap(({ attempts }) => attempts.map(({ record }) => record.personId)),
  );
  return { rows: records.map((record) => toRow(record, names)), total, completeCount };
}

function toRow({ task, outcome, attempts }: LaborRecord, names: ReadonlyMap<PersonId, string>): LaborRow {
  return {
    taskId: task.id,
    externalId: task.externalId,
    title: task.title,
    status: outcome.status,
    needsThird: outcome.needsThird,
    laborTimeMs: outcome.laborTimeMs,
    published: {
      laborMinutes: task.publishedLaborMinutes,
      price: task.publishedPrice,
      currency: task.publishedCurrency,
      priceSource: task.publishedPriceSource,
    },
    attempts: attempts.flatMap(({ record, scored }) =>
      scored === null
        ? []
        : [
            {
              attemptId: record.id,
              personId: record.personId,
              personName: names.get(record.personId) ?? '',
              slot: record.slot,
              completionMs: scored.completionMs,
              revised: scored.revised,
              score: scored.score,
            },
          ],
    ),
  };
}
