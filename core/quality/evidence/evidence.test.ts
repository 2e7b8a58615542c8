import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, nextEvent, start, workRound, type Assigned } from '#tests/work-builders';
import type { EvidencePlaceInput } from '#contract';
import type { Caller } from '#core/foundation';
import { addDraft, renameDraft, submitWork } from '#core/sessions';
import type { EvidenceSelector, MarkId, ProjectId, Sha256, SubmissionId, WindowId } from '#domain';
import {
  addMark,
  claimCheck,
  editMark,
  listEvidence,
  releaseCheck,
  removeMark,
  restoreMark,
} from '../index.ts';

const minute = 60_000;
const selectors: readonly EvidenceSelector[] = [
  { kind: 'text', part: 'body', start: 4, end: 8, quote: 'rent', prefix: 'The ', suffix: ' rose' },
];

describeOnBothEngines('evidence', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let input: Sha256;
  let ann: Caller;
  let eva: Caller;
  let work: Assigned;
  let own: EvidencePlaceInput;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    const taskId = await insertTask(core, projectId, 'officeval_001');
    input = await store('input');
    await core.db.write((tx) =>
      tx
        .insertInto('taskInputs')
        .values({ taskId, position: 1, name: 'in.docx', url: null, sha256: input, bytes: 5 })
        .execute(),
    );
    ann = await insertMember(core, projectId, 'Ann', 'annotator');
    eva = await insertMember(core, projectId, 'Eva', 'expert');
    work = await assign(core, projectId, taskId, ann, 1);
    own = { kind: 'assignment', assignmentId: work.assignmentId };
  });

  async function store(text: string): Promise<Sha256> {
    const file = await core.files.put(new TextEncoder().encode(`${text} of ${projectId}`));
    await core.db.write((tx) =>
      tx
        .insertInto('files')
        .values({ ...file, addedAt: 0 })
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute(),
    );
    return file.sha256;
  }

  const mark = async (by: Caller, place: EvidencePlaceInput, sha256: Sha256, note = '') => {
    const markId = core.random.id() as MarkId;
    return addMark(core, by, { projectId, place, markId, sha256, selectors, note });
  };
  const list = (by: Caller, place: EvidencePlaceInput) => listEvidence(core, by, { projectId, place });
  const addReport = async (text: string) => {
    const sha256 = await store(text);
    const file = { sha256, bytes: 5 };
    await addDraft(core, ann, { projectId, assignmentId: work.assignmentId, name: 'report.docx', file });
    return sha256;
  };
  /** Delivers what was started. */
  const submit = async () => {
    await addReport('report');
    return submitWork(core, ann, {
      projectId,
      assignmentId: work.assignmentId,
      eventId: nextEvent(core),
      windowId: `window-of-${ann.personId}` as WindowId,
      usedNoModel: true,
      note: null,
    });
  };
  const claim = async (submissionId: SubmissionId): Promise<EvidencePlaceInput> => {
    const windowId = 'window-e' as WindowId;
    const view = await claimCheck(core, eva, { projectId, submissionId, eventId: nextEvent(core), windowId });
    return { kind: 'check', checkId: view.checkId };
  };
  const audited = async () => {
    const rows = await core.db.read
      .selectFrom('audit')
      .select('action')
      .where('projectId', '=', projectId)
      .where('action', 'like', 'evidence.%')
      .orderBy('sequence')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('is marked, noted, removed and restored, and every change is kept', async () => {
    await start(core, work);
    const { markId } = await mark(ann, own, input, 'first');
    const at = { projectId, place: own, markId };
    core.clock.pass(minute);
    await editMark(core, ann, { ...at, note: 'second' });
    await editMark(core, ann, { ...at, note: 'second' });
    await removeMark(core, ann, at);
    expect((await list(ann, own)).marks).toMatchObject([{ note: 'second', removedAt: core.clock.now() }]);
    await restoreMark(core, ann, at);
    expect(await list(ann, own)).toEqual({
      canMark: true,
      marks: [
        {
          markId,
          sha256: input,
          file: { kind: 'input', name: 'in.docx' },
          selectors,
          note: 'second',
          isOwn: true,
          markedAt: core.clock.now() - minute,
          removedAt: null,
        },
      ],
    });
    expect(await audited()).toEqual(['evidence.add', 'evidence.edit', 'evidence.remove', 'evidence.restore']);
    const kept = await core.db.read
      .selectFrom('evidenceChanges')
      .select(['note', 'isRemoved'])
      .where('markId', '=', markId)
      .orderBy('sequence')
      .execute();
    expect(kept.map(({ note, isRemoved }) => [note, isRemoved])).toEqual([
      ['first', 0],
      ['second', 0],
      ['second', 1],
      ['second', 0],
    ]);
    expect(core.changes.at(-1)).toEqual({ projectId, topics: ['evidence'] });
  });

  it('is added once, however often the page says so', async () => {
    await start(core, work);
    const again = { projectId, place: own, markId: 'one' as MarkId, sha256: input, selectors, note: '' };
    expect(await addMark(core, ann, again)).toEqual(await addMark(core, ann, { ...again, note: 'other' }));
    expect((await list(ann, own)).marks).toHaveLength(1);
    expect(await audited()).toEqual(['evidence.add']);
  });

  it('is marked in files of the task and the work only', async () => {
    await start(core, work);
    await expect(mark(ann, own, await store('stranger'))).rejects.toMatchObject({ code: 'file-missing' });
  });

  it('is neither seen nor marked before the work starts, nor marked after the round', async () => {
    expect(await list(ann, own)).toEqual({ marks: [], canMark: false });
    await expect(mark(ann, own, input)).rejects.toMatchObject({ code: 'attempt-not-in-state' });
    await start(core, work);
    const { markId } = await mark(ann, own, input);
    await submit();
    expect(await list(ann, own)).toMatchObject({ marks: [{ markId }], canMark: false });
    await expect(removeMark(core, ann, { projectId, place: own, markId })).rejects.toMatchObject({
      code: 'already-submitted',
    });
  });

  it('follows a deliverable to its next version and a new name', async () => {
    await start(core, work);
    const sha256 = await addReport('draft');
    await mark(ann, own, sha256);
    await addReport('next draft');
    await renameDraft(core, ann, {
      projectId,
      assignmentId: work.assignmentId,
      position: 1,
      name: 'final.docx',
    });
    expect((await list(ann, own)).marks).toMatchObject([
      { sha256, file: { kind: 'deliverable', name: 'final.docx' } },
    ]);
  });

  it('of an annotator is seen by the expert as it was sealed, without times', async () => {
    await start(core, work);
    const kept = await mark(ann, own, input, 'because');
    const gone = await mark(ann, own, input, 'wrong');
    await removeMark(core, ann, { projectId, place: own, markId: gone.markId });
    core.clock.pass(minute);
    const first = await submit();
    const place = await claim(first.submissionId);
    expect(await list(eva, place)).toEqual({
      canMark: true,
      marks: [{ ...kept, isOwn: false, markedAt: null, removedAt: null }],
    });
    await check(core, eva, projectId, first.submissionId, 'return');
    core.clock.pass(minute);
    await start(core, work);
    await editMark(core, ann, { projectId, place: own, markId: kept.markId, note: 'later' });
    expect((await list(eva, place)).marks).toMatchObject([{ note: 'because' }]);
    const second = await submit();
    expect((await list(eva, await claim(second.submissionId))).marks).toMatchObject([{ note: 'later' }]);
  });

  it('of an expert is seen by nobody else, and ends with the check', async () => {
    const { submissionId } = await workRound(core, work, minute);
    const place = await claim(submissionId);
    const { markId } = await mark(eva, place, input, 'not so');
    expect((await list(ann, own)).marks).toEqual([]);
    const edo = await insertMember(core, projectId, 'Edo', 'expert');
    for (const other of [ann, edo])
      await expect(list(other, place)).rejects.toMatchObject({
        code: other === ann ? 'not-allowed' : 'not-found',
      });
    await check(core, eva, projectId, submissionId);
    expect(await list(eva, place)).toMatchObject({ canMark: false, marks: [{ markId, isOwn: true }] });
    await expect(mark(eva, place, input)).rejects.toMatchObject({ code: 'already-decided' });
  });

  it('of one place is not found from another', async () => {
    await start(core, work);
    const { markId } = await mark(ann, own, input);
    const { submissionId } = await submit();
    const place = await claim(submissionId);
    await expect(editMark(core, eva, { projectId, place, markId, note: 'mine' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const again = { projectId, place, markId, sha256: input, selectors, note: '' };
    await expect(addMark(core, eva, again)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of a check that was given up is seen no more', async () => {
    const { submissionId } = await workRound(core, work, minute);
    const place = await claim(submissionId);
    await mark(eva, place, input);
    const checkId = place.kind === 'check' ? place.checkId : expect.fail();
    const windowId = 'window-e' as WindowId;
    await releaseCheck(core, eva, { projectId, checkId, eventId: nextEvent(core), windowId });
    await expect(list(eva, place)).rejects.toMatchObject({ code: 'not-found' });
  });
});
