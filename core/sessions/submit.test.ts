import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { limitDisk } from '#tests/full-disk';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findAttemptOfAssignment, isDiskFull, listDrafts, listSubmissionFiles, listSubmissions } from '#db';
import type { AssignmentId, EventId, ProjectId, TaskId, WindowId } from '#domain';
import {
  addDraft,
  getTaskScreen,
  removeDraft,
  renameDraft,
  signalWork,
  startWork,
  submitWork,
  suspendAllClocks,
} from './index.ts';

const windowId = 'window-a' as WindowId;

describeOnBothEngines('submitting', (opened, engine) => {
  let core: TestCore;
  let annotator: Caller;
  let projectId: ProjectId;
  let taskId: TaskId;
  let assignmentId: AssignmentId;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    await suspendAllClocks(core, 'shutdown');
    projectId = await insertProject(core);
    annotator = await insertMember(core, projectId, 'Annotator One', 'annotator');
    taskId = await insertTask(core, projectId, 'task-1');
    assignmentId = core.random.id() as AssignmentId;
    await core.db.write((tx) =>
      tx
        .insertInto('assignments')
        .values({
          id: assignmentId,
          projectId,
          taskId,
          personId: annotator.personId,
          slot: 1,
          state: 'live',
          assignedAt: 0,
          endedAt: null,
          endedReason: null,
          endedBy: null,
        })
        .execute(),
    );
    await startWork(core, annotator, signal());
  });

  const signal = () => ({ projectId, assignmentId, eventId: core.random.id() as EventId, windowId });
  const upload = async (name: string, text: string) =>
    addDraft(core, annotator, {
      projectId,
      assignmentId,
      name,
      file: await core.files.put(Buffer.from(text)),
    });
  const submit = (overrides: Partial<Parameters<typeof submitWork>[2]> = {}, on: Core = core) =>
    submitWork(on, annotator, { ...signal(), usedNoModel: true, note: null, ...overrides });
  const attempt = async () =>
    (await findAttemptOfAssignment(core.db.read, assignmentId)) ?? expect.unreachable();

  it('seals the files by hash, stops the clock and shows the task as awaiting its check', async () => {
    await upload('report.docx', 'one');
    await upload('table.xlsx', 'two');
    core.clock.pass(4_000);
    const sealed = await submit();
    expect(sealed.clock).toMatchObject({ state: 'submitted', countedMs: 4_000 });
    const [submission] = await listSubmissions(core.db.read, (await attempt()).id);
    expect(submission).toMatchObject({
      roundNumber: 1,
      manifestSha256: sealed.manifestSha256,
      usedNoModel: 1,
    });
    expect((await listSubmissionFiles(core.db.read, sealed.submissionId)).map(({ name }) => name)).toEqual([
      'report.docx',
      'table.xlsx',
    ]);
    const task = await core.db.read
      .selectFrom('tasks')
      .select('stage')
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow();
    expect(task.stage).toBe('awaiting-check');
  });

  it('gives the same answer when the button is pressed twice, and seals once', async () => {
    await upload('report.docx', 'one');
    const input = signal();
    const [first, second] = await Promise.all([submit(input), submit(input)]);
    expect(second.submissionId).toBe(first.submissionId);
    expect(await submit(input)).toMatchObject({ submissionId: first.submissionId });
    expect(await listSubmissions(core.db.read, (await attempt()).id)).toHaveLength(1);
    await expect(submit()).rejects.toMatchObject({ code: 'already-submitted' });
  });

  it('refuses the id of another signal, in the first round and after it', async () => {
    await upload('report.docx', 'one');
    const eventId = core.random.id() as EventId;
    const beat = { ...signal(), eventId };
    await signalWork(core, annotator, beat, { kind: 'heartbeat', idleMs: 0 });
    const refusal = { code: 'invalid-input', details: { field: 'eventId' } };
    await expect(submit({ eventId })).rejects.toMatchObject(refusal);
    expect(await attempt()).toMatchObject({ state: 'running' });
    await submit();
    await expect(submit({ eventId })).rejects.toMatchObject(refusal);
  });

  it('refuses without files, without the statement, and when the check before it finds a stop', async () => {
    await expect(submit()).rejects.toMatchObject({ code: 'nothing-to-submit' });
    await upload('report.docx', 'one');
    await expect(submit({ usedNoModel: false })).rejects.toMatchObject({ code: 'statement-missing' });
    const strict: Core = {
      ...core,
      documents: {
        ...core.documents,
        preflight: ({ name }) =>
          Promise.resolve([{ fileName: name, code: 'encrypted', severity: 'stop', details: {} }]),
      },
    };
    await expect(submit({}, strict)).rejects.toMatchObject({
      code: 'preflight-failed',
      details: { fileName: 'report.docx', finding: 'encrypted' },
    });
    expect((await attempt()).state).toBe('running');
  });

  it.runIf(engine === 'sqlite')(
    'loses nothing when the disk is full at the moment of submitting',
    async () => {
      await upload('report.docx', 'one');
      core.clock.pass(5_000);
      await limitDisk(opened.db, 1);
      const failure: unknown = await submit({ note: 'x'.repeat(100_000) }).catch((error: unknown) => error);
      await limitDisk(opened.db, 1_000_000);
      expect(isDiskFull(failure)).toBe(true);
      expect((await attempt()).state).toBe('running');
      expect(await listDrafts(core.db.read, (await attempt()).id)).toHaveLength(1);
      expect(await submit()).toMatchObject({ clock: { state: 'submitted', countedMs: 5_000 } });
    },
  );

  it('leaves the attempt as it was when sealing fails half way', async () => {
    await upload('report.docx', 'one');
    const failing: Core = { ...core, random: { ...core.random, id: () => null as never } };
    await expect(submit({}, failing)).rejects.toThrow();
    expect((await attempt()).state).toBe('running');
    expect(await listSubmissions(core.db.read, (await attempt()).id)).toHaveLength(0);
  });

  it('submits from a pause, and after an interruption, without counting the standstill', async () => {
    await upload('report.docx', 'one');
    core.clock.pass(3_000);
    await signalWork(core, annotator, signal(), { kind: 'pause', reason: 'meal', note: null });
    core.clock.pass(60_000);
    expect(await submit()).toMatchObject({ clock: { state: 'submitted', countedMs: 3_000 } });
  });

  it('keeps what a file was called first when it is renamed, and replaces one of the same name', async () => {
    await upload('draft.docx', 'one');
    await renameDraft(core, annotator, { projectId, assignmentId, position: 1, name: '报告（终稿）.docx' });
    const replaced = await upload('报告（终稿）.docx', 'two');
    expect(replaced).toMatchObject([
      { position: 1, name: '报告（终稿）.docx', originalName: 'draft.docx', bytes: 3 },
    ]);
    await upload('other.docx', 'three');
    await expect(
      renameDraft(core, annotator, { projectId, assignmentId, position: 2, name: '报告（终稿）.DOCX' }),
    ).rejects.toMatchObject({ code: 'file-name-taken' });
    expect(await removeDraft(core, annotator, { projectId, assignmentId, position: 1 })).toMatchObject([
      { name: 'other.docx' },
    ]);
  });

  it.each([
    '../up.docx',
    'C:\\up.docx',
    'a/b.docx',
    'con.docx',
    'COM1',
    'tail.',
    '',
    '..',
    'a\u0000b.docx',
    'x'.repeat(300),
  ])('refuses the name %j', async (name) => {
    await expect(upload(name, 'one')).rejects.toMatchObject({ code: 'file-name-not-allowed' });
  });

  it('takes nothing more once the round is submitted', async () => {
    await upload('report.docx', 'one');
    await submit();
    await expect(upload('late.docx', 'late')).rejects.toMatchObject({ code: 'already-submitted' });
    await expect(signalWork(core, annotator, signal(), { kind: 'resume' })).rejects.toBeInstanceOf(
      ExpectedError,
    );
  });

  it('shows an annotator the instruction and inputs, and nothing to be graded by', async () => {
    const screen = await getTaskScreen(core, annotator, { projectId, assignmentId, windowId });
    expect(Object.keys(screen).toSorted()).toEqual(
      [
        'assignmentId',
        'attemptId',
        'clock',
        'domain',
        'drafts',
        'externalId',
        'folder',
        'inputs',
        'instruction',
        'score',
        'slot',
        'submissions',
      ].toSorted(),
    );
  });

  it('stores an upload as a stream under the hash of its bytes', async () => {
    const stored = await core.files.put(Readable.from([Buffer.from('ab'), Buffer.from('c')]));
    expect(stored.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
