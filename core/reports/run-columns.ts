import type { AttemptRow } from './attempt-columns.ts';
import type { ExportColumn } from './export-column.ts';

const minuteMs = 60_000;

/**
 * A person's run in the shape of METR's runs.jsonl (github.com/METR/eval-analysis-public), only for accepted
 * attempts: acceptance is the success that is known of them. No cost: nothing measured here says what it was.
 */
export const runColumns: readonly ExportColumn<AttemptRow>[] = [
  column('task_id', ({ task }) => task.externalId),
  column('task_family', ({ task }) => task.domain),
  column('alias', () => 'human'),
  column('score_binarized', () => 1),
  column('score_cont', () => 1),
  column('human_minutes', ({ attempt }) => (attempt.scored?.completionMs ?? 0) / minuteMs),
  column('human_cost', () => null),
  column('started_at', ({ attempt }) => attempt.record.startedAt),
  column('completed_at', ({ attempt }) => attempt.record.submittedAt),
];

function column(name: string, read: ExportColumn<AttemptRow>['read']): ExportColumn<AttemptRow> {
  return { name, unit: '', rule: '', source: '', read };
}
