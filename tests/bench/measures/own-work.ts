import type { Core } from '#core/foundation';
import { listMyWork } from '#core/sessions';
import { callerOf } from '#tests/builders';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

const sameRows = `
  SELECT s.id, a.id AS attempt_id, t.external_id, t.title_en, t.title_zh, s.slot, a.state, a.round_count,
    a.counted_ms, a.score, a.accepted_at, s.assigned_at, a.changed_at
  FROM assignments s JOIN tasks t ON t.id = s.task_id LEFT JOIN attempts a ON a.assignment_id = s.id
  WHERE s.project_id = ? AND s.person_id = ? AND s.ended_at IS NULL ORDER BY t.position`;

/** An annotator opens the list of their own work. */
export async function measureOwnWork({ engine, bare, cast, size }: Subject, core: Core): Promise<Figure[]> {
  const { projectId, annotators } = cast;
  const personAt = (index: number) => annotators[index % annotators.length] ?? never();
  const pair = await samplePairs(
    countRuns(size, 200),
    (index) => listMyWork(core, callerOf(personAt(index).id, ['annotator']), { projectId }),
    (index) => bare.query(sameRows, projectId, personAt(index).id),
  );
  return [
    makeTimeFigure(engine, { name: 'my work', goal: 5, yardstick: 'bare SELECT of the same rows' }, pair),
  ];
}

function never(): never {
  throw new Error('a project without annotators');
}
