import type { Generated } from 'kysely';
import type { AssignmentId, PersonId, ProjectId, RubricItemId, Sha256, TaskId, TaskLanguage } from '#domain';
import type { TaskStage } from '#contract';
import type { Flag } from './people.ts';

export interface FilesTable {
  sha256: Sha256;
  bytes: number;
  addedAt: number;
}

export interface PacksTable {
  id: string;
  projectId: ProjectId;
  name: string;
  shape: string;
  sha256: string;
  importedAt: number;
  importedBy: PersonId | null;
  /** The import report as JSON. */
  report: string;
}

export interface TasksTable {
  id: TaskId;
  projectId: ProjectId;
  /** The pack's own id, unique within the project. */
  externalId: string;
  position: number;
  /** First words of the instruction, for lists. */
  title: string;
  titleEn: string | null;
  titleZh: string | null;
  domain: string | null;
  operationIntent: string | null;
  publishedLaborMinutes: number | null;
  publishedPrice: number | null;
  publishedCurrency: string | null;
  publishedPriceSource: 'explicit_price' | 'estimated_price' | null;
  /** Hash of what the pack said, so that a second import changes nothing. */
  contentHash: string;
  /** Derived, kept in step within the transaction that changes an attempt. */
  stage: TaskStage;
  needsThird: Flag;
  /** Milliseconds; half ones occur, as it is the mean of two (SPEC 1). */
  laborTimeMs: number | null;
  /** Slots that want somebody: 1 and 2 at first, 3 once it is needed. */
  openSlotCount: Generated<number>;
  needsWeightCount: number;
  missingInputCount: number;
  createdAt: number;
  changedAt: number;
}

export interface TaskTextsTable {
  taskId: TaskId;
  language: TaskLanguage;
  instruction: string;
}

export interface TaskInputsTable {
  taskId: TaskId;
  position: number;
  name: string;
  url: string | null;
  sha256: Sha256 | null;
  bytes: number | null;
}

export interface RubricItemsTable {
  id: RubricItemId;
  taskId: TaskId;
  kind: 'gate' | 'item';
  position: number;
  weight: number | null;
  needsWeight: Flag;
}

export interface RubricTextsTable {
  itemId: RubricItemId;
  language: TaskLanguage;
  text: string;
  rawPrefix: string | null;
}

export interface DrawsTable {
  id: string;
  projectId: ProjectId;
  taskId: TaskId;
  kind: 'pair' | 'third' | 'replacement';
  seed: string;
  /** JSON list of person ids in the order that the draw saw them. */
  pool: string;
  /** JSON list of person ids. */
  chosen: string;
  at: number;
}

export interface AssignmentsTable {
  id: AssignmentId;
  projectId: ProjectId;
  taskId: TaskId;
  personId: PersonId;
  slot: number;
  state: 'live' | 'withdrawn' | 'declined' | 'reassigned';
  assignedAt: number;
  endedAt: number | null;
  endedReason: string | null;
  endedBy: PersonId | null;
}
