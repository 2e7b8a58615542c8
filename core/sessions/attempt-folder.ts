import type { Deliverable } from '#contract';
import { ExpectedError, type Caller, type Core, type WorkingFolders } from '#core/foundation';
import { getTaskForWork, listDrafts } from '#db';
import { addDraft, largestDeliverableBytes, mapDeliverable } from './drafts.ts';
import { checkFileName } from './file-names.ts';
import { getWorkableAttempt, type InAssignment } from './own-assignment.ts';

/** Lays copies of the inputs into the attempt's `inputs` folder, once, beside an `outputs` folder to save to. */
export async function openAttemptFolder(
  core: Core,
  caller: Caller,
  input: InAssignment,
): Promise<{ folder: string; inputs: string[] }> {
  const { attempt } = await getWorkableAttempt(core.db.read, caller, input);
  const folders = getFolders(core);
  await folders.makePart(attempt.id, 'inputs');
  await folders.makePart(attempt.id, 'outputs');
  const task = await getTaskForWork(core.db.read, attempt.taskId);
  const inputs: string[] = [];
  for (const { name, sha256 } of task.inputs) {
    if (sha256 !== null)
      inputs.push(await folders.lay(attempt.id, 'inputs', { name: checkFileName(name), sha256 }));
  }
  return { folder: folders.pathOf(attempt.id), inputs };
}

/** Takes the files of `outputs` that are new or changed since they were last taken. */
export async function pickUpOutputs(
  core: Core,
  caller: Caller,
  input: InAssignment,
): Promise<{ added: string[]; drafts: Deliverable[] }> {
  const { attempt } = await getWorkableAttempt(core.db.read, caller, input);
  const drafts = await listDrafts(core.db.read, attempt.id);
  const known = new Set(drafts.map(({ originalName, sha256 }) => `${sha256} ${originalName}`));
  const added: string[] = [];
  for (const { name, open } of await getFolders(core).list(attempt.id, 'outputs')) {
    // Office keeps lock files (~$name) and systems keep hidden ones beside the work.
    if (name.startsWith('~$') || name.startsWith('.')) continue;
    const file = await core.files.put(open(), largestDeliverableBytes);
    if (known.has(`${file.sha256} ${name.normalize('NFC')}`)) continue;
    await addDraft(core, caller, { ...input, name, file });
    added.push(name);
  }
  return { added, drafts: (await listDrafts(core.db.read, attempt.id)).map(mapDeliverable) };
}

/** Throws `not-allowed` where pages are on other machines and no folder here would be anybody's. */
function getFolders({ folders }: Core): WorkingFolders {
  if (folders === null) throw new ExpectedError('not-allowed', { reason: 'no-local-folder' });
  return folders;
}
