import { isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertMember, insertProject } from '#tests/builders';
import { makeServed, useSqlite, type Served } from '#tests/served';
import { contract, errorStatuses, expectedErrorCodes } from '#contract';
import type { Caller } from '#core/foundation';
import type { Database } from '#db';
import type { ProjectId } from '#domain';
import { largestCallBytes } from './limit-call.ts';

const json = { 'content-type': 'application/json' };

describe('calls over HTTP', () => {
  const opened = useSqlite();
  let served: Served;
  let projectId: ProjectId;
  let annotator: Caller;
  let cookie: string;

  beforeAll(async () => {
    served = await makeServed(opened.db);
    projectId = await insertProject(served.core);
    annotator = await insertMember(served.core, projectId, 'Mei', 'annotator');
    cookie = await served.signIn(annotator);
  });

  const post = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = json) =>
    served.ask(path, { method: 'POST', headers, body, cookie });

  it('refuses by a code of the contract with the status that it declares', async () => {
    const windowId = 'w';
    const input = { projectId, assignmentId: 'none', eventId: crypto.randomUUID(), windowId };
    const { status, value } = await served.call('work.start', input, cookie);
    expect(status).toBe(errorStatuses['not-found']);
    expect(value).toMatchObject({ defined: true, code: 'not-found', status, message: 'not-found' });
    const stranger = await served.call('tasks.list', { projectId }, cookie);
    expect([stranger.status, stranger.value.code]).toEqual([403, 'not-allowed']);
  });

  it.each([
    [{ windowId: undefined }, 'windowId'],
    [{ eventId: 3 }, 'eventId'],
    [{ assignmentId: null }, 'assignmentId'],
    [{ projectId: 7 }, 'projectId'],
  ])('names the field that is wrong in %j', async (part, field) => {
    const input = { projectId, assignmentId: 'a', eventId: crypto.randomUUID(), windowId: 'w', ...part };
    const { status, value } = await served.call('work.start', input, cookie);
    expect([status, value.code, value.data.field]).toEqual([400, 'invalid-input', field]);
  });

  it('names a field within a list by its place', async () => {
    const expert = await insertMember(served.core, projectId, 'Bo', 'expert');
    const { value } = await served.call(
      'checks.decide',
      {
        projectId,
        checkId: 'c',
        eventId: crypto.randomUUID(),
        windowId: 'w',
        decision: 'return',
        summary: null,
        notes: [
          { rubricItemId: null, note: 'Fine' },
          { rubricItemId: null, note: ' ' },
        ],
      },
      await served.signIn(expert),
    );
    expect(value).toMatchObject({ code: 'invalid-input', data: { field: 'notes.1.note' } });
  });

  it.each([
    ['a brace', '{'],
    ['no JSON', 'hello'],
    ['a value in place of a call', '[1,2,3]'],
    ['references into nothing', '{"json":{},"meta":[[0,"a","b"]]}'],
    ['references into the prototype', '{"json":{},"meta":[[1,"__proto__","polluted"]]}'],
    ['another form', '{"json":{"projectId":1}}'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['a thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('answers %s as wrong input and goes on', async (_what, body) => {
    const before = served.logged.filter(({ error }) => error !== undefined).length;
    const answer = await post('/rpc/work/list', body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).json.code).toBe('invalid-input');
    expect(({} as any).polluted).toBeUndefined();
    expect(served.logged.filter(({ error }) => error !== undefined)).toHaveLength(before);
    expect((await served.call('work.list', { projectId }, cookie)).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x/y'])(
    'takes no call for JSON that says it is %j',
    async (type) => {
      const answer = await post('/rpc/work/list', `{"json":{"projectId":"${projectId}"}}`, {
        'content-type': type,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('refuses a body larger than any call, whether it says so or not', async () => {
    const large = 'x'.repeat(largestCallBytes + 1);
    const said = await post('/rpc/work/list', JSON.stringify({ json: large }), {
      ...json,
      'content-length': String(largestCallBytes + 20),
    });
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    });
    const streamed = await post('/rpc/work/list', endless);
    const api = await post('/api/work/list', large);
    for (const answer of [said, streamed, api]) expect(answer.status).toBe(413);
    expect(await said.json()).toMatchObject({
      json: { code: 'invalid-input', data: { fault: 'too-large' } },
    });
    expect(await api.json()).toMatchObject({ code: 'invalid-input' });
  });

  it('tells nothing of a bug and logs it with its cause', async () => {
    const bug = new Error('secret table of salaries');
    const db: Database = {
      ...opened.db,
      get read(): Database['read'] {
        throw bug;
      },
    };
    const broken = await makeServed(opened.db, { core: { db } });
    const { status, value } = await broken.call('signIn.get', undefined, cookie);
    expect(status).toBe(500);
    expect(JSON.stringify(value)).not.toMatch(/secret|salaries|server\//);
    expect(broken.logged).toEqual([{ event: 'route-failed', error: bug }]);
  });

  it('tells nothing of a bug within a procedure either', async () => {
    const bug = new Error('secret table of salaries');
    const broken = await makeServed(opened.db, {
      core: { passphrases: { hash: () => Promise.reject(bug), verify: () => Promise.reject(bug) } },
    });
    const { status, value } = await broken.call('signIn.withPassphrase', { loginName: 'a', passphrase: 'b' });
    expect(status).toBe(500);
    expect(value).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', message: 'internal' });
    expect(JSON.stringify(value)).not.toMatch(/secret|salaries|server\//);
    expect(broken.logged).toEqual([{ event: 'procedure-failed', error: bug }]);
  });

  it.each(['/rpc/no/such', '/rpc/', '/api/no/such', '/rpc/work', '/rpc/constructor', '/rpc/__proto__/x'])(
    'knows no procedure at %s',
    async (path) => {
      expect((await post(path, '{}')).status).toBe(404);
    },
  );

  it('does nothing for a GET, which a link or a picture could cause', async () => {
    const answer = await served.ask('/rpc/signIn/out', { cookie });
    expect(answer.status).toBe(405);
    expect((await served.call('signIn.sessions', undefined, cookie)).status).toBe(200);
  });

  it('describes every procedure with its errors as OpenAPI, and can be called so', async () => {
    const answer = await served.ask('/api/openapi.json');
    const { openapi, paths } = await answer.json();
    expect(openapi).toMatch(/^3\.1/);
    const names = listNames(contract);
    expect(names.length).toBeGreaterThan(40);
    expect(Object.keys(paths).toSorted()).toEqual(names.map((name) => `/${name.join('/')}`).toSorted());
    for (const name of names) {
      const operation = paths[`/${name.join('/')}`].post;
      expect(operation.operationId).toBe(name.join('.'));
      const statuses = new Set(expectedErrorCodes.map((code) => String(errorStatuses[code])));
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', ...statuses]));
      const described = JSON.stringify(operation.responses);
      expect(expectedErrorCodes.filter((code) => !described.includes(`"${code}"`))).toEqual([]);
    }
    const called = await post('/api/work/list', JSON.stringify({ projectId }));
    expect([called.status, (await called.json()).rows]).toEqual([200, []]);
    const refused = await post('/api/tasks/list', JSON.stringify({ projectId }));
    expect(await refused.json()).toMatchObject({ defined: true, code: 'not-allowed', status: 403 });
    const wrong = await post('/api/work/list', '{');
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'invalid-input']);
  });
});

function listNames(router: object, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(router).flatMap(([key, value]) =>
    isContractProcedure(value) ? [[...path, key]] : listNames(value as object, [...path, key]),
  );
}
