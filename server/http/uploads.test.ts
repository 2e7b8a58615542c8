import { readdirSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMember, insertProject, insertTask } from '#tests/builders';
import { limitDisk } from '#tests/full-disk';
import { makeServed, useSqlite, type AskOptions, type Served } from '#tests/served';
import { assign, nextEvent, start, type Assigned } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import { findAttemptOfAssignment, listDrafts } from '#db';
import type { ProjectId } from '#domain';
import { removeOldUploads } from './uploads.ts';

describe('uploads', () => {
  const opened = useSqlite();
  let served: Served;
  let projectId: ProjectId;
  let annotator: Caller;
  let assigned: Assigned;
  let cookie: string;

  beforeEach(async () => {
    served = await makeServed(opened.db, {
      app: { fileLimits: { deliverableBytes: 1_000, packBytes: 2_000 } },
    });
    const { core } = served;
    projectId = await insertProject(core);
    annotator = await insertMember(core, projectId, 'Mei', 'annotator');
    assigned = await assign(core, projectId, await insertTask(core, projectId, 'task-1'), annotator, 1);
    cookie = await served.signIn(annotator);
    await start(core, assigned);
  });

  const upload = (name: string, body: BodyInit, options: AskOptions = {}) =>
    served.ask(
      `/files/${projectId}/assignments/${assigned.assignmentId}/drafts?name=${encodeURIComponent(name)}`,
      { method: 'POST', body, cookie, ...options },
    );
  const drafts = async () => {
    const attempt = await findAttemptOfAssignment(opened.db.read, assigned.assignmentId);
    return listDrafts(opened.db.read, attempt?.id ?? expect.unreachable());
  };
  /** Every file under the folder, in the store or on the way there. */
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(join(served.home), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.startsWith(join(served.home, folder)))
      .map(({ name }) => name);
  const refusal = async (answer: Response) => [answer.status, (await answer.json()).code];

  it('become drafts under the name that the person gave, and replace one of the same name', async () => {
    const first = await upload('报告（终稿）.docx', 'one');
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject([{ position: 1, name: '报告（终稿）.docx', bytes: 3 }]);
    const replaced = await (await upload('报告（终稿）.docx', 'second')).json();
    expect(replaced).toMatchObject([{ position: 1, bytes: 6 }]);
    // ＤＯＣＸ in full width, and in capitals: one file on some system.
    expect(await (await upload('报告(终稿).DOCX', 'third')).json()).toMatchObject([
      { position: 1, bytes: 5 },
    ]);
    expect(await (await upload('table.xlsx', 'x')).json()).toHaveLength(2);
  });

  it('may be empty, and as large as the limit', async () => {
    expect((await upload('empty.txt', '')).status).toBe(200);
    expect((await upload('nobody.txt', '', {})).status).toBe(200);
    expect((await upload('full.txt', 'x'.repeat(1_000))).status).toBe(200);
    expect((await drafts()).map(({ bytes }) => bytes)).toEqual([0, 0, 1_000]);
  });

  it('that say they are too large are refused before a byte is taken', async () => {
    let taken = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          taken += 1;
          controller.enqueue(new Uint8Array(100));
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await upload('large.docx', body, { headers: { 'content-length': '1001' } });
    expect(await refusal(answer)).toEqual([413, 'file-too-large']);
    expect(taken).toBe(0);
    expect(await drafts()).toEqual([]);
  });

  it('that turn out too large are cut off, and nothing of them stays', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100)),
      cancel: () => void (isCancelled = true),
    });
    expect(await refusal(await upload('endless.docx', endless))).toEqual([413, 'file-too-large']);
    expect(isCancelled).toBe(true);
    expect(filesIn('files')).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  it('that break off leave nothing behind and are nobody’s fault', async () => {
    const page = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(100));
        page.abort();
        controller.error(new DOMException('The page was closed', 'AbortError'));
      },
    });
    const answer = await upload('half.docx', body, { signal: page.signal });
    expect(answer.status).toBe(400);
    expect(filesIn('files')).toEqual([]);
    expect(await drafts()).toEqual([]);
    expect(served.logged).toEqual([]);
    expect((await upload('half.docx', 'whole')).status).toBe(200);
  });

  it.each([
    '',
    ' ',
    '.',
    '..',
    '../escape.txt',
    '..\\escape.txt',
    '/etc/passwd',
    'C:\\windows.txt',
    'a/b.txt',
    'con',
    'NUL.txt',
    'com1.docx',
    'ends with dot.',
    'a\nb.txt',
    'what?.txt',
    '表'.repeat(100),
  ])('are refused under the name %j before anything is stored', async (name) => {
    expect(await refusal(await upload(name, 'x'))).toEqual([400, 'file-name-not-allowed']);
    expect(filesIn('files')).toEqual([]);
  });

  it.each(['表'.repeat(80) + '.docx', 'a b (1) [2] #3 %20 &.xlsx', '.hidden', 'e\u0301.txt', '🙂.pptx'])(
    'are taken under the name %j',
    async (name) => {
      const [draft] = await (await upload(name, 'x')).json();
      expect(draft.name).toBe(name.normalize('NFC'));
    },
  );

  it('of people who may not make them are refused before a byte is taken', async () => {
    const { core } = served;
    const jun = await served.signIn(await insertMember(core, projectId, 'Jun', 'annotator'));
    const lead = await served.signIn(await insertMember(core, projectId, 'Lead', 'coordinator'));
    const elsewhere = await served.signIn(
      await insertMember(core, await insertProject(core), 'Eve', 'annotator'),
    );
    expect(await refusal(await upload('a.txt', 'x', { cookie: jun }))).toEqual([404, 'not-found']);
    expect(await refusal(await upload('a.txt', 'x', { cookie: lead }))).toEqual([403, 'not-allowed']);
    expect(await refusal(await upload('a.txt', 'x', { cookie: elsewhere }))).toEqual([403, 'not-allowed']);
    expect(await refusal(await upload('a.txt', 'x', { cookie: '' }))).toEqual([401, 'not-signed-in']);
    expect(filesIn('files')).toEqual([]);
  });

  it('are refused after submission, and before the clock was started', async () => {
    await upload('a.txt', 'x');
    const { caller: _caller, taskId: _taskId, ...input } = assigned;
    const windowId = `window-of-${annotator.personId}`;
    const submit = { ...input, eventId: nextEvent(served.core), windowId, usedNoModel: true, note: null };
    expect((await served.call('work.submit', submit, cookie)).status).toBe(200);
    expect(await refusal(await upload('b.txt', 'x'))).toEqual([409, 'already-submitted']);
    const task = await insertTask(served.core, projectId, 'task-2');
    assigned = await assign(served.core, projectId, task, annotator, 1);
    expect(await refusal(await upload('a.txt', 'x'))).toEqual([409, 'attempt-not-in-state']);
  });

  it('and submissions on a full disk are told so, and the attempt goes on', async () => {
    await upload('a.txt', 'x');
    const { caller: _caller, taskId: _taskId, ...input } = assigned;
    const windowId = `window-of-${annotator.personId}`;
    const submit = {
      ...input,
      eventId: nextEvent(served.core),
      windowId,
      usedNoModel: true,
      note: 'n'.repeat(3_900),
    };
    await limitDisk(opened.db, 1);
    const uploads = await Promise.all(Array.from({ length: 30 }, (_, n) => upload(`more-${n}.txt`, `${n}`)));
    const refused = await served.call('work.submit', submit, cookie);
    await limitDisk(opened.db, 1_000_000);
    expect(uploads.filter(({ status }) => status !== 200).length).toBeGreaterThan(0);
    for (const answer of uploads.filter(({ status }) => status !== 200))
      expect(await refusal(answer)).toEqual([507, 'disk-full']);
    expect([refused.status, refused.value.code]).toEqual([507, 'disk-full']);
    const view = await served.call('work.get', { ...input, windowId }, cookie);
    expect(view.value.clock.state).toBe('running');
    expect((await served.call('work.submit', submit, cookie)).status).toBe(200);
  });

  it('of packs are kept under an unguessable id for coordinators, whole or not at all', async () => {
    const lead = await served.signIn(await insertMember(served.core, projectId, 'Lead', 'coordinator'));
    const send = (name: string, body: BodyInit, who = lead) =>
      served.ask(`/files/${projectId}/packs?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body,
        cookie: who,
      });
    const { uploadId } = await (await send('包.json', '[]')).json();
    expect(uploadId).toMatch(/^[0-9a-f-]{36}$/);
    const source = { kind: 'upload', uploadId };
    const preview = await served.call('imports.preview', { projectId, source }, lead);
    expect([preview.status, preview.value.pack.name]).toEqual([200, '包.json']);
    expect(await refusal(await send('pack.zip', 'x'.repeat(2_001)))).toEqual([413, 'file-too-large']);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(500)),
    });
    expect(await refusal(await send('pack.zip', endless))).toEqual([413, 'file-too-large']);
    expect(await refusal(await send('../pack.zip', 'x'))).toEqual([400, 'file-name-not-allowed']);
    expect(await refusal(await send('pack.zip', 'x', cookie))).toEqual([403, 'not-allowed']);
    expect(filesIn('uploads')).toEqual(['包.json']);
    for (const wrong of ['../../files', crypto.randomUUID()]) {
      const missing = await served.call(
        'imports.preview',
        { projectId, source: { kind: 'upload', uploadId: wrong } },
        lead,
      );
      expect(['upload-missing', 'invalid-input']).toContain(missing.value.code);
    }
  });

  it('of packs that nobody imported go after a while', async () => {
    const lead = await served.signIn(await insertMember(served.core, projectId, 'Lead', 'coordinator'));
    const send = async () =>
      (
        await served.ask(`/files/${projectId}/packs?name=a.json`, {
          method: 'POST',
          body: '[]',
          cookie: lead,
        })
      ).json();
    const [old, fresh] = [await send(), await send()];
    const folder = join(served.home, 'uploads');
    const now = statSync(join(folder, fresh.uploadId)).mtimeMs;
    await utimes(join(folder, old.uploadId), 1, 1);
    await removeOldUploads(folder, now - 1_000);
    expect(readdirSync(folder)).toEqual([fresh.uploadId]);
    await removeOldUploads(join(served.home, 'none'), now);
  });
});
