import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Deliverable } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { getTaskForWork, listDrafts } from '#db';
import type { AttemptId } from '#domain';
import { addDraft, largestDeliverableBytes, mapDeliverable } from './drafts.ts';
import { checkFileName } from './file-names.ts';
import { getWorkableAttempt, type InAssignment } from './own-assignment.ts';

/** The attempt's own folder on the core's machine, or null where pages are on other machines. */
export function attemptFolder(core: Core, attemptId: AttemptId): string | null {
  return core.attemptsFolder === null ? null : join(core.attemptsFolder, attemptId);
}

/** Lays copies of the inputs into the attempt's `inputs` folder, once, beside an `outputs` folder to save to. */
export async function openAttemptFolder(
  core: Core,
  caller: Caller,
  input: InAssignment,
): Promise<{ folder: string; inputs: string[] }> {
  const { attempt } = await getWorkableAttempt(core.db.read, caller, input);
  const folder = attemptFolder(core, attempt.id);
  if (folder === null) throw new ExpectedError('not-allowed', { reason: 'no-local-folder' });
  await mkdir(join(folder, 'inputs'), { recursive: true });
  await mkdir(join(folder, 'outputs'), { recursive: true });
  const task = await getTaskForWork(core.db.read, attempt.taskId);
  const inputs: string[] = [];
  for (const { name, sha256 } of task.inputs) {
    if (sha256 === null) continue;
    const path = join(folder, 'inputs', checkFileName(name));
    // A copy that the person has worked on is theirs; it is never laid over.
    if (!(await exists(path))) await copyFile(await core.files.getPath(sha256), path);
    inputs.push(path);
  }
  return { folder, inputs };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Takes the files of `outputs` that are new or changed since they were last taken. */
export async function pickUpOutputs(
  core: Core,
  caller: Caller,
  input: InAssignment,
): Promise<{ added: string[]; drafts: Deliverable[] }> {
  const { attempt } = await getWorkableAttempt(core.db.read, caller, input);
  const folder = attemptFolder(core, attempt.id);
  if (folder === null) throw new ExpectedError('not-allowed', { reason: 'no-local-folder' });
  const outputs = join(folder, 'outputs');
  const known = new Set(
    (await listDrafts(core.db.read, attempt.id)).map(({ name, sha256 }) => `${sha256} ${name}`),
  );
  const added: string[] = [];
  for (const entry of (await exists(outputs)) ? await readdir(outputs, { withFileTypes: true }) : []) {
    // Office keeps lock files (~$name) and systems keep hidden ones beside the work.
    if (!entry.isFile() || entry.name.startsWith('~$') || entry.name.startsWith('.')) continue;
    const file = await core.files.put(createReadStream(join(outputs, entry.name)), largestDeliverableBytes);
    if (known.has(`${file.sha256} ${entry.name.normalize('NFC')}`)) continue;
    await addDraft(core, caller, { ...input, name: entry.name, file });
    added.push(entry.name);
  }
  return { added, drafts: (await listDrafts(core.db.read, attempt.id)).map(mapDeliverable) };
}
