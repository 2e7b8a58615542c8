import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertMember, insertProject, insertTask } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { makeServed, useSqlite, type Served } from '#tests/served';
import { assign, check, nextEvent, start, workRound, type Assigned } from '#tests/work-builders';
import { ExpectedError, type Caller, type Core, type FactsRequest } from '#core/foundation';
import { claimCheck, listFacts, releaseCheck } from '#core/quality';
import { addDraft } from '#core/sessions';
import type { CheckId, ProjectId, SubmissionId, WindowId } from '#domain';

const text = (content: string) => new TextEncoder().encode(content);
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

interface Campaign {
  readonly projectId: ProjectId;
  readonly taskId: string;
  readonly people: Readonly<Record<'mei' | 'jun' | 'bo' | 'ida' | 'lead', Caller>>;
  readonly mine: Assigned;
  readonly working: Assigned;
  readonly first: SubmissionId;
  readonly second: SubmissionId;
  readonly firstCheck: CheckId;
  readonly openCheck: CheckId;
}

/** Mei handed in twice, Bo returned the first and holds the second; Jun works; Ida is another expert. */
async function makeCampaign({ core }: Served): Promise<Campaign> {
  const projectId = await insertProject(core, { gapLimitMs: 3_600_000 });
  const taskId = await insertTask(core, projectId, 'task-1');
  const other = await insertTask(core, projectId, 'task-2', 2);
  const input = await core.files.put(text('the input'));
  await core.db.write(async (tx) => {
    await tx
      .insertInto('files')
      .values({ ...input, addedAt: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const id of [taskId, other])
      await tx
        .insertInto('taskInputs')
        .values([
          { taskId: id, position: 0, name: '数据 (1).csv', url: null, ...input },
          { taskId: id, position: 1, name: 'not there.pdf', url: null, sha256: null, bytes: null },
        ])
        .execute();
  });
  const people = {
    mei: await insertMember(core, projectId, 'Mei', 'annotator'),
    jun: await insertMember(core, projectId, 'Jun', 'annotator'),
    bo: await insertMember(core, projectId, 'Bo', 'expert'),
    ida: await insertMember(core, projectId, 'Ida', 'expert'),
    lead: await insertMember(core, projectId, 'Lead', 'coordinator'),
  };
  const mine = await assign(core, projectId, taskId, people.mei, 1);
  const working = await assign(core, projectId, other, people.jun, 1);
  const { submissionId: first } = await workRound(core, mine, 60_000);
  await check(core, people.bo, projectId, first, 'return');
  const firstCheck = await core.db.read
    .selectFrom('checks')
    .select('id')
    .where('submissionId', '=', first)
    .executeTakeFirstOrThrow();
  const { submissionId: second } = await workRound(core, mine, 60_000);
  const { checkId: openCheck } = await claimCheck(core, people.bo, {
    projectId,
    submissionId: second,
    eventId: nextEvent(core),
    windowId: 'w' as WindowId,
  });
  await start(core, working);
  const file = await core.files.put(text('a draft'));
  await addDraft(core, people.jun, { projectId, assignmentId: working.assignmentId, name: 'd.txt', file });
  return { projectId, taskId, people, mine, working, first, second, firstCheck: firstCheck.id, openCheck };
}

describeOnBothEngines('files', (opened) => {
  let served: Served;
  let here: Campaign;
  let elsewhere: Campaign;

  beforeAll(async () => {
    served = await makeServed(opened.db);
    here = await makeCampaign(served);
    elsewhere = await makeCampaign(served);
  });

  const get = async (who: Caller | null, path: string, projectId: string = here.projectId) =>
    served.ask(`/files/${projectId}/${path}`, who ? { cookie: await served.signIn(who) } : {});
  const statusOf = async (who: Caller | null, path: string, projectId?: string) =>
    (await get(who, path, projectId)).status;

  it('shows annotators the inputs, drafts and submissions of their own assignments alone', async () => {
    const { mei, jun, bo, lead } = here.people;
    const own = `assignments/${here.mine.assignmentId}`;
    const draft = `assignments/${here.working.assignmentId}/drafts/1`;
    const sealed = `${own}/submissions/${here.first}/0`;
    expect(await (await get(mei, `${own}/inputs/0`)).text()).toBe('the input');
    expect(await (await get(jun, draft)).text()).toBe('a draft');
    expect(await statusOf(mei, sealed)).toBe(200);
    for (const stranger of [jun, elsewhere.people.mei])
      for (const path of [`${own}/inputs/0`, sealed])
        expect([403, 404]).toContain(await statusOf(stranger, path));
    expect(await statusOf(mei, draft)).toBe(404);
    for (const role of [bo, lead]) expect(await statusOf(role, draft)).toBe(403);
  });

  it('finds no submission through another assignment than its own', async () => {
    const { mei, jun } = here.people;
    expect(await statusOf(jun, `assignments/${here.working.assignmentId}/submissions/${here.first}/0`)).toBe(
      404,
    );
    expect(
      await statusOf(mei, `assignments/${here.mine.assignmentId}/submissions/${elsewhere.first}/0`),
    ).toBe(404);
  });

  it('shows experts the inputs and every round of what they check, and only while they hold or decided it', async () => {
    const { bo, ida, mei } = here.people;
    const { openCheck, firstCheck, first, second } = here;
    expect(await (await get(bo, `checks/${openCheck}/inputs/0`)).text()).toBe('the input');
    for (const round of [first, second])
      expect(await statusOf(bo, `checks/${openCheck}/submissions/${round}/0`)).toBe(200);
    expect(await statusOf(bo, `checks/${firstCheck}/submissions/${first}/0`)).toBe(200);
    expect(await statusOf(ida, `checks/${openCheck}/inputs/0`)).toBe(404);
    expect(await statusOf(ida, `checks/${openCheck}/submissions/${second}/0`)).toBe(404);
    expect(await statusOf(mei, `checks/${openCheck}/submissions/${second}/0`)).toBe(403);
    expect(await statusOf(bo, `checks/${openCheck}/submissions/${elsewhere.second}/0`)).toBe(404);
    expect(await statusOf(bo, `submissions/${second}/0`)).toBe(403);
    expect(await statusOf(bo, `tasks/${here.taskId}/inputs/0`)).toBe(403);
  });

  it('shows nothing more to an expert who gave the check up', async () => {
    const { bo } = elsewhere.people;
    const path = `checks/${elsewhere.openCheck}/submissions/${elsewhere.second}/0`;
    expect(await statusOf(bo, path, elsewhere.projectId)).toBe(200);
    await releaseCheck(served.core, bo, {
      projectId: elsewhere.projectId,
      checkId: elsewhere.openCheck,
      eventId: nextEvent(served.core),
      windowId: 'w' as WindowId,
    });
    expect(await statusOf(bo, path, elsewhere.projectId)).toBe(404);
    expect(await statusOf(bo, `checks/${elsewhere.openCheck}/inputs/0`, elsewhere.projectId)).toBe(404);
  });

  it('shows coordinators the inputs and submissions of their project alone', async () => {
    const { lead, mei } = here.people;
    expect(await statusOf(lead, `tasks/${here.taskId}/inputs/0`)).toBe(200);
    expect(await statusOf(lead, `submissions/${here.second}/0`)).toBe(200);
    expect(await statusOf(lead, `tasks/${elsewhere.taskId}/inputs/0`)).toBe(404);
    expect(await statusOf(lead, `submissions/${elsewhere.second}/0`)).toBe(404);
    expect(await statusOf(lead, `submissions/${elsewhere.second}/0`, elsewhere.projectId)).toBe(403);
    expect(await statusOf(mei, `tasks/${here.taskId}/inputs/0`)).toBe(403);
    expect(await statusOf(mei, `submissions/${here.second}/0`)).toBe(403);
  });

  it.each(['9', '-1', '0.5', 'x', '0x0', '0e0', '%20', '__proto__'])(
    'has no file at position %s',
    async (position) => {
      const answer = await get(here.people.lead, `tasks/${here.taskId}/inputs/${position}`);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'file-missing']);
    },
  );

  it('says that an input which was never found is missing', async () => {
    const answer = await get(here.people.lead, `tasks/${here.taskId}/inputs/1`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { defined: true, message: 'file-missing', code: 'file-missing', status: 404, data: { position: 1 } },
    ]);
  });

  it('lists the facts of a file to whoever may open it, and to nobody else', async () => {
    const { mei, jun, bo, ida, lead } = here.people;
    const asked: FactsRequest[] = [];
    const documents: Core['documents'] = {
      ...served.core.documents,
      listFacts: (request) => {
        asked.push(request);
        return Promise.resolve({
          file: { name: request.name, sha256: request.sha256, bytes: 9, format: 'csv', app: null },
          error: null,
          size: null,
          warnings: [],
          counts: {},
          total: 0,
          facts: [],
        });
      },
    };
    const nameFor = (who: Caller, file: Parameters<typeof listFacts>[2]['file']) =>
      listFacts({ ...served.core, documents }, who, {
        projectId: here.projectId,
        file,
        types: ['sheet'],
        cursor: 5,
        limit: 10,
      }).then(
        (view) => view.file.name,
        (error: unknown) => (error instanceof ExpectedError ? error.code : error),
      );
    const { assignmentId } = here.mine;
    const own = { kind: 'assignment-input', assignmentId, position: 0 } as const;
    const sealed = {
      kind: 'assignment-submission',
      assignmentId,
      submissionId: here.first,
      position: 0,
    } as const;
    const checked = { kind: 'check-submission', checkId: here.openCheck, submissionId: here.second } as const;
    expect(await nameFor(mei, own)).toBe('数据 (1).csv');
    expect(asked).toMatchObject([{ bytes: 9, types: ['sheet'], cursor: 5, limit: 10 }]);
    expect(await nameFor(jun, own)).toBe('not-found');
    expect(await nameFor(jun, sealed)).toBe('not-found');
    expect(await nameFor(bo, own)).toBe('not-allowed');
    expect(await nameFor(bo, { ...checked, position: 0 })).toMatch(/\.\w+$/);
    expect(await nameFor(ida, { ...checked, position: 0 })).toBe('not-found');
    expect(await nameFor(mei, { ...checked, position: 0 })).toBe('not-allowed');
    expect(await nameFor(lead, { kind: 'submission', submissionId: here.second, position: 0 })).toMatch(
      /\.\w+$/,
    );
    expect(await nameFor(lead, { ...own, position: 1 })).toBe('not-allowed');
    expect(await nameFor(mei, { ...own, position: 1 })).toBe('file-missing');
    expect(asked).toHaveLength(3);
  });

  it('asks who is there before anything else', async () => {
    for (const path of [`tasks/${here.taskId}/inputs/0`, `submissions/${here.first}/0`]) {
      const answer = await get(null, path);
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'not-signed-in']);
    }
    const exported = await served.ask(`/exports/${here.projectId}/labor-time`);
    expect(exported.status).toBe(401);
  });

  it('exports to coordinators of the project alone, as a download', async () => {
    const { lead, mei } = here.people;
    const ask = async (who: Caller, query: string, projectId: string = here.projectId) =>
      served.ask(`/exports/${projectId}/labor-time?${query}`, { cookie: await served.signIn(who) });
    const csv = await ask(lead, 'format=csv&table=tasks');
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="labor-time-tasks.csv"');
    expect((await csv.text()).split('\n')[0]).toContain('task_id');
    const runs = await ask(lead, 'format=runs');
    expect(runs.headers.get('content-disposition')).toContain('.jsonl"');
    for (const query of ['format=exe', 'format=__proto__', 'format=csv&table=people']) {
      const refused = await ask(lead, query);
      expect([refused.status, (await refused.json()).code]).toEqual([400, 'invalid-input']);
    }
    expect((await ask(mei, 'format=csv')).status).toBe(403);
    expect((await ask(lead, 'format=csv', elsewhere.projectId)).status).toBe(403);
  });
});

describe('what a browser may do with a file', () => {
  const opened = useSqlite();
  let served: Served;
  let projectId: ProjectId;
  let cookie: string;
  let taskId: string;
  const content = '0123456789';
  const names = {
    'picture.PNG': 'image/png',
    'paper.pdf': 'application/pdf',
    'talk.mp4': 'video/mp4',
    'page.html': null,
    'drawing.svg': null,
    'feed.xml': null,
    'script.js': null,
    'pdf.html': null,
    'report.docx': null,
    'x.constructor': null,
    'x.__proto__': null,
    'no-ending': null,
    '工资 "表" (终).xlsx': null,
    "it's 100%;.txt": null,
  } as const;

  beforeAll(async () => {
    served = await makeServed(opened.db);
    const { core } = served;
    projectId = await insertProject(core);
    cookie = await served.signIn(await insertMember(core, projectId, 'Lead', 'coordinator'));
    const id = await insertTask(core, projectId, 'task-1');
    taskId = id;
    const file = await core.files.put(text(content));
    await core.db.write(async (tx) => {
      await tx
        .insertInto('files')
        .values({ ...file, addedAt: 0 })
        .execute();
      const rows = Object.keys(names).map((name, position) => ({
        taskId: id,
        position,
        name,
        url: null,
        ...file,
      }));
      await tx.insertInto('taskInputs').values(rows).execute();
    });
  });

  const get = (position: number, query = '', headers = {}, method = 'GET') =>
    served.ask(`/files/${projectId}/tasks/${taskId}/inputs/${position}${query}`, { cookie, headers, method });

  it.each(Object.entries(names).map(([name, type], position) => ({ name, type, position })))(
    '$name',
    async ({ name, type, position }) => {
      const answer = await get(position);
      expect(answer.headers.get('content-type')).toBe(type ?? 'application/octet-stream');
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition.split(';')[0]).toBe(type ? 'inline' : 'attachment');
      expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(name);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toBe(content);
      const download = await get(position, '?download=1');
      expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(download.headers.get('content-type')).toBe('application/octet-stream');
    },
  );

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-99', 206, 'bytes 0-9/10', content],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=5-2', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=0-1,3-4', 200, null, content],
    ['bytes=-', 200, null, content],
    ['lines=0-1', 200, null, content],
    ['bytes=99999999999999999999999-', 416, 'bytes */10', ''],
  ])('answers %j with %i %s', async (range, status, contentRange, body) => {
    const answer = await get(0, '', { range });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      body,
    ]);
    if (status !== 416) expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('says how large a file is without opening it', async () => {
    const answer = await get(0, '', {}, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([200, '10', null]);
  });

  it('knows the file by its content, which whoever asks cannot name', async () => {
    expect((await served.ask(`/files/${projectId}/${hashOf(content)}`, { cookie })).status).toBe(404);
  });
});
