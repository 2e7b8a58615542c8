import { ExpectedError, type Core } from '#core/foundation';
import { findProject, type ProjectRecord } from '#db';
import type { LaborTimeInput, ProjectId } from '#domain';
import { attemptColumns, toAttemptRows } from './attempt-columns.ts';
import { codebookColumns, listCodebook } from './codebook.ts';
import type { ExportColumn } from './export-column.ts';
import { pageLaborRecords, toLaborInput, type LaborRecord } from './labor-record.ts';
import { runColumns } from './run-columns.ts';
import { writeCsv, writeJsonLines } from './table-text.ts';
import { taskColumns } from './task-columns.ts';

/** `runs` is METR's runs.jsonl, `compute` the input of `plumbline compute labor-time`. */
export const laborExportFormats = ['csv', 'jsonl', 'xlsx', 'runs', 'compute'] as const;
export type LaborExportFormat = (typeof laborExportFormats)[number];

/** What a CSV or JSONL file holds; the other formats hold what they hold. */
export const laborExportTables = ['tasks', 'attempts', 'codebook'] as const;
export type LaborExportTable = (typeof laborExportTables)[number];

export interface LaborExport {
  readonly projectId: ProjectId;
  readonly format: LaborExportFormat;
  readonly table: LaborExportTable;
}

/**
 * Labor time of a project as a file, in chunks (FORMATS, *Labor time*): every field of SPEC 1 and 10 with the
 * published figures beside. Everything but a workbook is read and written a page at a time. Throws `not-found`.
 */
export async function* exportLaborTime(
  core: Core,
  { projectId, format, table }: LaborExport,
): AsyncGenerator<Uint8Array> {
  const project = await getProject(core, projectId);
  switch (format) {
    case 'csv':
    case 'jsonl':
      yield* writeTable(core, project, table, format === 'csv' ? writeCsv : writeJsonLines);
      break;
    case 'runs':
      yield* writeJsonLines(runColumns, pageAttempts(core, project, isValid));
      break;
    case 'xlsx':
      yield await exportWorkbook(core, project);
      break;
    case 'compute':
      yield* writeComputeInput(core, project);
  }
}

/** The input document of SPEC 1 for a whole project, so that anyone can compute its figures again. */
export async function listLaborInput(core: Core, projectId: ProjectId): Promise<LaborTimeInput> {
  const project = await getProject(core, projectId);
  const records: LaborRecord[] = [];
  for await (const page of pageLaborRecords(core.db.read, project, projectId)) records.push(...page);
  return toLaborInput(project, records);
}

async function getProject(core: Core, projectId: ProjectId): Promise<ProjectRecord> {
  const project = await findProject(core.db.read, projectId);
  if (!project) throw new ExpectedError('not-found', { projectId });
  return project;
}

type WriteRows = <Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
) => AsyncGenerator<Uint8Array>;

async function* writeTable(
  core: Core,
  project: ProjectRecord,
  table: LaborExportTable,
  writeRows: WriteRows,
): AsyncGenerator<Uint8Array> {
  switch (table) {
    case 'tasks':
      yield* writeRows(taskColumns, pageLaborRecords(core.db.read, project, project.id));
      break;
    case 'attempts':
      yield* writeRows(attemptColumns, pageAttempts(core, project));
      break;
    case 'codebook':
      yield* writeRows(codebookColumns, inOnePage(listCodebook(project)));
  }
}

type AttemptRow = ReturnType<typeof toAttemptRows>[number];

const isValid = ({ attempt }: AttemptRow): boolean => attempt.status === 'valid';

async function* pageAttempts(
  core: Core,
  project: ProjectRecord,
  isWanted: (row: AttemptRow) => boolean = () => true,
): AsyncGenerator<readonly AttemptRow[]> {
  for await (const page of pageLaborRecords(core.db.read, project, project.id)) {
    yield page.flatMap(toAttemptRows).filter(isWanted);
  }
}

async function* inOnePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}

async function exportWorkbook(core: Core, project: ProjectRecord): Promise<Uint8Array> {
  const records: LaborRecord[] = [];
  for await (const page of pageLaborRecords(core.db.read, project, project.id)) records.push(...page);
  // Loaded with the first workbook: the library behind it would make every start slower.
  const { makeSheet, writeWorkbook } = await import('./labor-workbook.ts');
  return writeWorkbook([
    makeSheet('Tasks', taskColumns, records),
    makeSheet('Attempts', attemptColumns, records.flatMap(toAttemptRows)),
    makeSheet('Codebook', codebookColumns, listCodebook(project)),
  ]);
}

async function* writeComputeInput(core: Core, project: ProjectRecord): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { divergenceRatio, fastRatio } = project;
  const head = JSON.stringify({ divergenceRatio, fastRatio }).slice(0, -1);
  yield encoder.encode(`${head},"tasks":[\n`);
  let separator = '';
  for await (const page of pageLaborRecords(core.db.read, project, project.id)) {
    const tasks = toLaborInput(project, page).tasks.map((task) => JSON.stringify(task));
    yield encoder.encode(separator + tasks.join(',\n'));
    separator = ',\n';
  }
  yield encoder.encode('\n]}\n');
}
