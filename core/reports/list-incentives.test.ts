import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, workUntilAccepted } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import type { ProjectId } from '#domain';
import { listIncentives } from './index.ts';

const minute = 60_000;

describeOnBothEngines('daily incentives', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let ann: Caller;
  let ben: Caller;
  let expert: Caller;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    ann = await insertMember(core, projectId, 'Ann', 'annotator');
    ben = await insertMember(core, projectId, 'Ben', 'annotator');
    expert = await insertMember(core, projectId, 'Eva', 'expert');
  });

  async function pair(externalId: string, annMs: readonly number[], benMs: readonly number[]): Promise<void> {
    const taskId = await insertTask(core, projectId, externalId);
    const [one, two] = [
      await assign(core, projectId, taskId, ann, 1),
      await assign(core, projectId, taskId, ben, 2),
    ];
    await workUntilAccepted(core, expert, one, ...annMs);
    await workUntilAccepted(core, expert, two, ...benMs);
  }

  const list = (from: string | null = null, to: string | null = null) =>
    listIncentives(core, expert, { projectId, from, to });

  it.each(['2026-02-30', '2026-99-99', '2026-00-01'])(
    'refuses %s, a day that no calendar has',
    async (day) => {
      await expect(list(day)).rejects.toMatchObject({ code: 'invalid-input', details: { field: 'from' } });
      await expect(list(null, day)).rejects.toMatchObject({
        code: 'invalid-input',
        details: { field: 'to' },
      });
    },
  );

  it('pays by rank on the project day of acceptance', async () => {
    core.clock.pass(Date.UTC(2026, 2, 2, 15, 50) - core.clock.now());
    await pair('t1', [5 * minute], [5 * minute]);
    await pair('t2', [5 * minute], [2 * minute, 2 * minute]);
    const days = await list();
    expect(days.map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-02']);
    expect(days[0]?.annotators).toMatchObject(
      [
        { personName: 'Ann', acceptedCount: 1, total: 1.5, rank: 1, multiplier: 1.5, payMinor: 45_000 },
        { personName: 'Ben', acceptedCount: 2, total: 1.5, rank: 1, multiplier: 1.5, payMinor: 45_000 },
      ].toSorted((a, b) => (idOf(a.personName) < idOf(b.personName) ? -1 : 1)),
    );
    expect(days[1]).toMatchObject({
      currency: 'CNY',
      annotators: [{ personName: 'Ann', acceptedCount: 1, total: 1.5, rank: 1, payMinor: 45_000 }],
    });
  });

  it('takes only the days asked for, both ends included', async () => {
    core.clock.pass(Date.UTC(2026, 2, 2, 15, 50) - core.clock.now());
    await pair('t1', [5 * minute], [5 * minute]);
    expect((await list('2026-03-03')).map(({ day }) => day)).toEqual(['2026-03-03']);
    expect((await list(null, '2026-03-02')).map(({ day }) => day)).toEqual(['2026-03-02']);
    expect(await list('2026-03-04', '2026-03-09')).toEqual([]);
  });

  it('waits for the score before it pays for an attempt', async () => {
    const taskId = await insertTask(core, projectId, 't1');
    await workUntilAccepted(core, expert, await assign(core, projectId, taskId, ann, 1), minute);
    expect(await list()).toEqual([]);
  });

  function idOf(name: string): string {
    return name === 'Ann' ? ann.personId : ben.personId;
  }
});
