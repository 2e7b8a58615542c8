import type { ProjectRecord } from '#db';
import { attemptColumns } from './attempt-columns.ts';
import type { ExportColumn } from './export-column.ts';
import { taskColumns } from './task-columns.ts';

/** One line of the codebook: a column of a table, or a policy of the project with its value. */
export interface CodebookRow {
  readonly table: 'project' | 'tasks' | 'attempts';
  readonly column: string;
  readonly unit: string;
  readonly rule: string;
  readonly source: string;
  readonly value: string | null;
}

const names = ['table', 'column', 'unit', 'rule', 'source', 'value'] as const;

/** Columns of the codebook itself. */
export const codebookColumns: readonly ExportColumn<CodebookRow>[] = names.map((name) => ({
  name,
  unit: '',
  rule: '',
  source: '',
  read: (row) => row[name],
}));

/** Explains every exported column, and states once what holds for all of them: zone, ratios, policies. */
export function listCodebook(project: ProjectRecord): readonly CodebookRow[] {
  return [
    ...listPolicies(project),
    ...taskColumns.map((column) => toRow('tasks', column)),
    ...attemptColumns.map((column) => toRow('attempts', column)),
  ];
}

function toRow(
  table: CodebookRow['table'],
  { name, unit, rule, source }: Pick<ExportColumn<never>, 'name' | 'unit' | 'rule' | 'source'>,
): CodebookRow {
  return { table, column: name, unit, rule, source, value: null };
}

function listPolicies(project: ProjectRecord): readonly CodebookRow[] {
  const policy = (column: string, value: string, rule: string, unit = ''): CodebookRow => ({
    table: 'project',
    column,
    unit,
    rule,
    source: 'project',
    value,
  });
  return [
    policy('project', project.name, 'Name of the project.'),
    policy('time_zone', project.timeZone, 'IANA zone of project days; every instant is UTC.'),
    policy('divergence_ratio', project.divergenceRatio, 'A slower attempt beyond this asks for a third.'),
    policy('fast_ratio', project.fastRatio, 'A third attempt below this is fast.'),
    policy('counts_idle', project.countsIdle === 1 ? 'true' : 'false', 'Whether idle time stays counted.'),
    policy('gap_limit_ms', String(project.gapLimitMs), 'A longer silence is a gap and not counted.', 'ms'),
  ];
}
