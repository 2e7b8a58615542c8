import { beforeAll, expect, it } from 'vitest';
import { insertMember, insertProject } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { makeServed, type Served } from '#tests/served';
import type { ProjectId } from '#domain';
import { findBrokenText } from '#lib';

describeOnBothEngines('text that no database keeps as it is', (opened) => {
  let served: Served;
  let projectId: ProjectId;
  let cookie: string;

  beforeAll(async () => {
    served = await makeServed(opened.db);
    projectId = await insertProject(served.core);
    cookie = await served.signIn(await insertMember(served.core, projectId, 'Lead', 'coordinator'));
  });

  const person = { displayName: 'A', loginName: 'a', passphrase: null, roles: ['annotator'] };

  it.each(['a\0b', 'a\ud800b', '\udc00'])(
    'is refused with its field wherever a call holds it: %j',
    async (text) => {
      const calls = [
        ['people.list', { projectId: text }, 'projectId'],
        ['people.add', { projectId, ...person, displayName: text }, 'displayName'],
        ['people.add', { projectId, ...person, roles: [text] }, 'roles.0'],
        ['tasks.list', { projectId, search: text }, 'search'],
        ['oversight.audit', { projectId, search: text }, 'search'],
        ['signIn.withPassphrase', { loginName: text, passphrase: 'x' }, 'loginName'],
        ['signIn.revoke', { id: text }, 'id'],
      ] as const;
      for (const [procedure, input, field] of calls) {
        const { status, value } = await served.call(procedure, input, cookie);
        expect([procedure, status, value.code, value.data?.field]).toEqual([
          procedure,
          400,
          'invalid-input',
          field,
        ]);
      }
      expect(served.logged).toEqual([]);
    },
  );

  it('is refused in an address', async () => {
    for (const path of [
      `/files/%00/tasks/t/inputs/0`,
      `/files/${projectId}/tasks/%00/inputs/0`,
      '/exports/%00/labor-time',
    ])
      expect((await served.ask(path, { cookie })).status).toBe(400);
    expect(served.logged).toEqual([]);
  });

  it('is found however deep it lies, and whole text never is', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`);
    expect(findBrokenText(deep)).not.toBeNull();
    expect(findBrokenText({ a: ['👩‍💻', { 报告: 'می‌خواهم\n' }], b: null, c: 1 })).toBeNull();
    expect(findBrokenText({ 'a\0': 1 })).toBe('');
  });
});
