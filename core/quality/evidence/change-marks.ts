import type { EvidenceMark } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { findMark, insertMark, insertMarkChange, type MarkRecord, type Writer } from '#db';
import type { EvidenceSelector, MarkId, Sha256 } from '#domain';
import { viewOwnMark } from './list-evidence.ts';
import { findMarkingPlace, type InPlace, type MarkingPlace } from './marking-place.ts';

type OnMark = InPlace & { readonly markId: MarkId };

interface NewMark extends OnMark {
  readonly sha256: Sha256;
  readonly selectors: readonly EvidenceSelector[];
  readonly note: string;
}

/**
 * `evidence.add`: marks a place in a file of the attempt or check. The same id again changes nothing. Throws
 * `file-missing` for a file that is not there, and why the round or check takes no marks any more.
 */
export async function addMark(core: Core, caller: Caller, input: NewMark): Promise<EvidenceMark> {
  const { projectId, markId, sha256, selectors, note } = input;
  return changePlace(core, caller, input, 'add', async (tx, own) => {
    const known = await findMark(tx, markId);
    if (known) return { mark: getOwnMark(own, known), hasChanged: false };
    const file = own.files.find((one) => one.sha256 === sha256);
    if (!file) throw new ExpectedError('file-missing');
    await insertMark(tx, {
      id: markId,
      projectId,
      attemptId: null,
      checkId: null,
      ...own.place,
      personId: caller.personId,
      sha256,
      fileKind: file.kind,
      filePosition: file.position,
      selectors,
      markedAt: core.clock.now(),
      note,
    });
    return { mark: getOwnMark(own, await findMark(tx, markId)), hasChanged: true };
  });
}

/** `evidence.edit`: changes the note. */
export async function editMark(
  core: Core,
  caller: Caller,
  input: OnMark & { readonly note: string },
): Promise<EvidenceMark> {
  return changeMark(core, caller, input, 'edit', () => ({ note: input.note }));
}

/** `evidence.remove`: takes a mark away; it stays known, with when that was. */
export async function removeMark(core: Core, caller: Caller, input: OnMark): Promise<EvidenceMark> {
  return changeMark(core, caller, input, 'remove', () => ({ isRemoved: true }));
}

/** `evidence.restore`: undoes a removal. */
export async function restoreMark(core: Core, caller: Caller, input: OnMark): Promise<EvidenceMark> {
  return changeMark(core, caller, input, 'restore', () => ({ isRemoved: false }));
}

/** Appends how a mark of the caller stands from now on; nothing when it stands so already. */
async function changeMark(
  core: Core,
  caller: Caller,
  input: OnMark,
  verb: string,
  change: () => Partial<Pick<MarkRecord, 'note' | 'isRemoved'>>,
): Promise<EvidenceMark> {
  return changePlace(core, caller, input, verb, async (tx, own) => {
    const mark = getOwnMark(own, await findMark(tx, input.markId));
    const { note, isRemoved } = { ...mark, ...change() };
    if (note === mark.note && isRemoved === mark.isRemoved) return { mark, hasChanged: false };
    await insertMarkChange(tx, {
      markId: mark.id,
      sequence: mark.sequence + 1,
      at: core.clock.now(),
      isRemoved: isRemoved ? 1 : 0,
      note,
    });
    return { mark: getOwnMark(own, await findMark(tx, mark.id)), hasChanged: true };
  });
}

/** A mark of this very attempt or check; any other is not found. */
function getOwnMark({ place }: MarkingPlace, mark: MarkRecord | undefined): MarkRecord {
  const isHere = 'attemptId' in place ? mark?.attemptId === place.attemptId : mark?.checkId === place.checkId;
  if (!mark || !isHere) throw new ExpectedError('not-found');
  return mark;
}

interface Changed {
  readonly mark: MarkRecord;
  readonly hasChanged: boolean;
}

async function changePlace(
  core: Core,
  caller: Caller,
  input: OnMark,
  verb: string,
  change: (tx: Writer, own: MarkingPlace) => Promise<Changed>,
): Promise<EvidenceMark> {
  const { projectId, markId } = input;
  const mark = await core.db.write(async (tx) => {
    const own = await findMarkingPlace(tx, caller, input);
    if (own === null) throw new ExpectedError('attempt-not-in-state', { state: 'not-started' });
    await own.requireOpen(tx);
    const { mark: changed, hasChanged } = await change(tx, own);
    if (!hasChanged) return viewOwnMark(own.files, changed);
    await audit(core, tx, caller, {
      projectId,
      action: `evidence.${verb}`,
      subject: markId,
      details: { sha256: changed.sha256, sequence: changed.sequence },
    });
    return viewOwnMark(own.files, changed);
  });
  core.live.publish({ projectId, topics: ['evidence'] });
  return mark;
}
