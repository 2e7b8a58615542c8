import type { Deliverable } from '#contract';
import { audit, ExpectedError, type Caller, type Core, type StoredFile } from '#core/foundation';
import {
  deleteDraft,
  ensureFileRow,
  insertDraft,
  listDrafts,
  renameDraft as renameDraftRow,
  type DraftRecord,
  type Writer,
} from '#db';
import { checkFileName, foldFileName } from './file-names.ts';
import { getWorkableAttempt, type InAssignment } from './own-assignment.ts';

/** A deliverable may be as large as this; beyond it the upload is cut off. */
export const largestDeliverableBytes = 2 * 1024 ** 3 - 1;

/** Refuses what `addDraft` would refuse, before a file is read and stored for it. */
export async function checkDraft(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly name: string },
): Promise<void> {
  checkFileName(input.name);
  await getWorkableAttempt(core.db.read, caller, input);
}

/** Adds a stored file to what will be submitted. A file of the same name is replaced: it is the next version. */
export async function addDraft(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly name: string; readonly file: StoredFile },
): Promise<readonly Deliverable[]> {
  const name = checkFileName(input.name);
  const drafts = await core.db.write(async (tx) => {
    const { attempt } = await getWorkableAttempt(tx, caller, input);
    const existing = await listDrafts(tx, attempt.id);
    const same = existing.find((draft) => draft.nameKey === foldFileName(name));
    if (same) await deleteDraft(tx, same);
    const now = core.clock.now();
    await ensureFileRow(tx, { ...input.file, addedAt: now });
    await insertDraft(tx, {
      attemptId: attempt.id,
      position: same?.position ?? nextPosition(existing),
      name,
      nameKey: foldFileName(name),
      originalName: same?.originalName ?? name,
      sha256: input.file.sha256,
      bytes: input.file.bytes,
      addedAt: now,
    });
    await audit(core, tx, caller, {
      projectId: input.projectId,
      action: 'work.addDraft',
      subject: attempt.id,
      details: { sha256: input.file.sha256, bytes: input.file.bytes, replaces: same?.sha256 ?? null },
    });
    return listDrafts(tx, attempt.id);
  });
  core.live.publish({ projectId: input.projectId, topics: ['work'] });
  return drafts.map(mapDeliverable);
}

export async function renameDraft(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly position: number; readonly name: string },
): Promise<Deliverable[]> {
  const name = checkFileName(input.name);
  return changeDraft(core, caller, input, async (tx, draft, all) => {
    if (all.some((other) => other.position !== draft.position && other.nameKey === foldFileName(name)))
      throw new ExpectedError('file-name-taken', { name });
    await renameDraftRow(tx, draft, name, foldFileName(name));
    await audit(core, tx, caller, {
      projectId: input.projectId,
      action: 'work.renameDraft',
      subject: draft.attemptId,
      details: { from: draft.name, to: name },
    });
  });
}

export async function removeDraft(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly position: number },
): Promise<Deliverable[]> {
  return changeDraft(core, caller, input, async (tx, draft) => {
    await deleteDraft(tx, draft);
    await audit(core, tx, caller, {
      projectId: input.projectId,
      action: 'work.removeDraft',
      subject: draft.attemptId,
      details: { name: draft.name, sha256: draft.sha256 },
    });
  });
}

async function changeDraft(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly position: number },
  change: (tx: Writer, draft: DraftRecord, all: readonly DraftRecord[]) => Promise<void>,
): Promise<Deliverable[]> {
  const drafts = await core.db.write(async (tx) => {
    const { attempt } = await getWorkableAttempt(tx, caller, input);
    const all = await listDrafts(tx, attempt.id);
    const draft = all.find(({ position }) => position === input.position);
    if (!draft) throw new ExpectedError('file-missing', { position: input.position });
    await change(tx, draft, all);
    return listDrafts(tx, attempt.id);
  });
  core.live.publish({ projectId: input.projectId, topics: ['work'] });
  return drafts.map(mapDeliverable);
}

const nextPosition = (drafts: readonly DraftRecord[]): number =>
  Math.max(0, ...drafts.map(({ position }) => position)) + 1;

/** What the page is told of a file that is, or will be, submitted. */
export function mapDeliverable({
  position,
  name,
  originalName,
  sha256,
  bytes,
  addedAt,
}: Deliverable): Deliverable {
  return { position, name, originalName, sha256, bytes, addedAt };
}
