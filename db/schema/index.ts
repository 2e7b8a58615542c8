import type { EvidenceChangesTable, EvidenceMarksTable } from './evidence.ts';
import type {
  AuditTable,
  MembershipsTable,
  PeopleTable,
  ProjectsTable,
  SignInSessionsTable,
} from './people.ts';
import type {
  AssignmentsTable,
  DrawsTable,
  FilesTable,
  PacksTable,
  RubricItemsTable,
  RubricTextsTable,
  TaskInputsTable,
  TasksTable,
  TaskTextsTable,
} from './tasks.ts';
import type {
  AttemptsTable,
  CheckNotesTable,
  ChecksTable,
  DraftsTable,
  EventsTable,
  OpenIntervalsTable,
  RoundsTable,
  ScoreChangesTable,
  SubmissionFilesTable,
  SubmissionsTable,
} from './work.ts';

/** Every table, in camelCase; the columns themselves are snake_case (a Kysely plugin maps them). */
export interface Schema {
  people: PeopleTable;
  signInSessions: SignInSessionsTable;
  projects: ProjectsTable;
  memberships: MembershipsTable;
  audit: AuditTable;
  files: FilesTable;
  packs: PacksTable;
  tasks: TasksTable;
  taskTexts: TaskTextsTable;
  taskInputs: TaskInputsTable;
  rubricItems: RubricItemsTable;
  rubricTexts: RubricTextsTable;
  draws: DrawsTable;
  assignments: AssignmentsTable;
  attempts: AttemptsTable;
  rounds: RoundsTable;
  events: EventsTable;
  openIntervals: OpenIntervalsTable;
  drafts: DraftsTable;
  submissions: SubmissionsTable;
  submissionFiles: SubmissionFilesTable;
  checks: ChecksTable;
  checkNotes: CheckNotesTable;
  scoreChanges: ScoreChangesTable;
  evidenceMarks: EvidenceMarksTable;
  evidenceChanges: EvidenceChangesTable;
}

export * from './evidence.ts';
export * from './people.ts';
export * from './tasks.ts';
export * from './work.ts';
