import { ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  findAttemptOfAssignment,
  findSubmission,
  findTaskOfProject,
  getTaskForWork,
  listDrafts,
  listSubmissionFiles,
  type Reader,
} from '#db';
import type { AssignmentId, CheckId, ProjectId, ProjectRole, Sha256, SubmissionId, TaskId } from '#domain';
import { getOwnAssignment } from '#core/sessions';
import { getOwnCheck } from './hold.ts';

/** A file as the page names it: by what it belongs to, never by hash, so that a right can be checked. */
export type FileReference = { readonly projectId: ProjectId; readonly position: number } & (
  | { readonly kind: 'assignment-input'; readonly assignmentId: AssignmentId }
  | { readonly kind: 'assignment-draft'; readonly assignmentId: AssignmentId }
  | {
      readonly kind: 'assignment-submission';
      readonly assignmentId: AssignmentId;
      readonly submissionId: SubmissionId;
    }
  | { readonly kind: 'check-input'; readonly checkId: CheckId }
  | { readonly kind: 'check-submission'; readonly checkId: CheckId; readonly submissionId: SubmissionId }
  | { readonly kind: 'task-input'; readonly taskId: TaskId }
  | { readonly kind: 'submission'; readonly submissionId: SubmissionId }
);

export interface ServedFile {
  readonly name: string;
  readonly sha256: Sha256;
  readonly bytes: number;
}

interface Listed {
  readonly position: number;
  readonly name: string;
  readonly sha256: Sha256 | null;
  readonly bytes: number | null;
}

/** The file behind a reference, if the caller may see it; throws `not-allowed`, `not-found` and `file-missing`. */
export async function getServedFile(
  core: Core,
  caller: Caller,
  reference: FileReference,
): Promise<ServedFile> {
  const db = core.db.read;
  const files = await listFiles(db, caller, reference);
  const file = files.find(({ position }) => position === reference.position);
  if (!file?.sha256 || file.bytes === null)
    throw new ExpectedError('file-missing', { position: reference.position });
  return { name: file.name, sha256: file.sha256, bytes: file.bytes };
}

async function listFiles(db: Reader, caller: Caller, reference: FileReference): Promise<readonly Listed[]> {
  switch (reference.kind) {
    case 'assignment-input':
    case 'assignment-draft':
    case 'assignment-submission':
      return listOwnFiles(db, caller, reference);
    case 'check-input':
    case 'check-submission':
      return listCheckFiles(db, caller, reference);
    case 'task-input': {
      requireRole(caller, 'coordinator');
      if (!(await findTaskOfProject(db, reference.projectId, reference.taskId)))
        throw new ExpectedError('not-found');
      return (await getTaskForWork(db, reference.taskId)).inputs;
    }
    case 'submission':
      requireRole(caller, 'coordinator');
      await getSubmissionOf(db, reference.projectId, reference.submissionId);
      return listSubmissionFiles(db, reference.submissionId);
  }
}

async function listOwnFiles(
  db: Reader,
  caller: Caller,
  reference: Extract<FileReference, { assignmentId: AssignmentId }>,
): Promise<readonly Listed[]> {
  requireRole(caller, 'annotator');
  const assignment = await getOwnAssignment(db, caller, reference);
  if (reference.kind === 'assignment-input') return (await getTaskForWork(db, assignment.taskId)).inputs;
  const attempt = await findAttemptOfAssignment(db, assignment.id);
  if (!attempt) throw new ExpectedError('not-found');
  if (reference.kind === 'assignment-draft') return listDrafts(db, attempt.id);
  const submission = await getSubmissionOf(db, reference.projectId, reference.submissionId);
  if (submission.attemptId !== attempt.id) throw new ExpectedError('not-found');
  return listSubmissionFiles(db, submission.id);
}

/** An expert sees the inputs and every round of the attempt that their check is about. */
async function listCheckFiles(
  db: Reader,
  caller: Caller,
  reference: Extract<FileReference, { checkId: CheckId }>,
): Promise<readonly Listed[]> {
  requireRole(caller, 'expert');
  const check = await getOwnCheck(db, caller, reference);
  // Whoever gave a check up, or lost it, sees its files no more.
  if (check.state === 'released') throw new ExpectedError('not-found');
  if (reference.kind === 'check-input') return (await getTaskForWork(db, check.taskId)).inputs;
  const submission = await getSubmissionOf(db, reference.projectId, reference.submissionId);
  if (submission.attemptId !== check.attemptId) throw new ExpectedError('not-found');
  return listSubmissionFiles(db, submission.id);
}

async function getSubmissionOf(db: Reader, projectId: ProjectId, submissionId: SubmissionId) {
  const submission = await findSubmission(db, submissionId);
  if (submission?.projectId !== projectId) throw new ExpectedError('not-found', { submissionId });
  return submission;
}

function requireRole(caller: Caller, role: ProjectRole): void {
  if (!caller.roles.includes(role)) throw new ExpectedError('not-allowed');
}
