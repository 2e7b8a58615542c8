import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { checkFileName } from '#core/sessions';
import { listDecidedRounds, listFilesOfSubmissions, loadTaskToCheck } from '#db';
import type { CheckId, ProjectId, Sha256, SubmissionId } from '#domain';
import { getOwnCheck } from './hold.ts';

interface FolderFile {
  readonly submissionId: SubmissionId | null;
  readonly position: number;
  readonly path: string;
}

/**
 * `checks.openFolder`: lays read-only copies of the inputs and of every round's deliverables into the check's own
 * folder, so that native apps can show them. Throws `not-allowed` where pages are on other machines.
 */
export async function openCheckFolder(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly checkId: CheckId },
): Promise<{ folder: string; files: FolderFile[] }> {
  const db = core.db.read;
  const check = await getOwnCheck(db, caller, input);
  const { folders } = core;
  if (folders === null) throw new ExpectedError('not-allowed', { reason: 'no-local-folder' });
  const files: FolderFile[] = [];
  const lay = async (
    part: string,
    submissionId: SubmissionId | null,
    file: { readonly position: number; readonly name: string; readonly sha256: Sha256 },
  ) => {
    // What is judged is what was sealed: nobody edits it by accident.
    const named = { name: checkFileName(file.name), sha256: file.sha256 };
    const path = await folders.lay(check.checkId, part, named, { isReadOnly: true });
    files.push({ submissionId, position: file.position, path });
  };
  const { inputs } = await loadTaskToCheck(db, check.taskId);
  for (const { position, name, sha256 } of inputs) {
    if (sha256 !== null) await lay('inputs', null, { position, name, sha256 });
  }
  const earlier = (await listDecidedRounds(db, check.attemptId)).filter(
    ({ roundNumber }) => roundNumber < check.roundNumber,
  );
  for (const { submissionId, roundNumber } of [...earlier, check]) {
    for (const file of await listFilesOfSubmissions(db, [submissionId])) {
      await lay(`round-${roundNumber}`, submissionId, file);
    }
  }
  return { folder: folders.pathOf(check.checkId), files };
}
