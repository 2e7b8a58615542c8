import * as peopleAndProjects from './0010-people-and-projects.ts';
import * as tasksAndAssignments from './0020-tasks-and-assignments.ts';
import * as workAndChecks from './0030-work-and-checks.ts';
import * as countOpenSlots from './0040-count-open-slots.ts';
import * as addEvidence from './0050-add-evidence.ts';
import type { MigrationDialect } from './dialect.ts';

export interface Migration {
  readonly name: string;
  statements(dialect: MigrationDialect): readonly string[];
}

/** Every migration, oldest first; the one list for both engines. */
export const migrations: readonly Migration[] = [
  peopleAndProjects,
  tasksAndAssignments,
  workAndChecks,
  countOpenSlots,
  addEvidence,
];
