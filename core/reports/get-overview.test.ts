import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, start, workRound, workUntilAccepted } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import type { ProjectId } from '#domain';
import { getOverview } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnBothEngines('the overview of a project', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let ann: Caller;
  let ben: Caller;
  let expert: Caller;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * hour });
    ann = await insertMember(core, projectId, 'Ann', 'annotator');
    ben = await insertMember(core, projectId, 'Ben', 'annotator');
    expert = await insertMember(core, projectId, 'Eva', 'expert');
  });

  const overview = () => getOverview(core, expert, { projectId });

  async function pair(externalId: string, annMs: number, benMs: number): Promise<void> {
    const taskId = await insertTask(core, projectId, externalId);
    await workUntilAccepted(core, expert, await assign(core, projectId, taskId, ann, 1), annMs);
    await workUntilAccepted(core, expert, await assign(core, projectId, taskId, ben, 2), benMs);
  }

  it('is all noughts for an empty project', async () => {
    expect(await overview()).toMatchObject({
      taskCount: 0,
      stages: { unassigned: 0, complete: 0 },
      attempts: { total: 0, accepted: 0, returnedOnce: 0, running: 0 },
      waiting: [],
      throughput: [],
      divergence: { pairs: 0, divergent: 0 },
      laborTimeMs: { tasks: 0, mean: null, median: null },
    });
  });

  it('sums labor time and counts how far the first two lie apart, exactly at the limit', async () => {
    await pair('t1', 10 * minute, 10 * minute);
    await pair('t2', 10 * minute, 13 * minute);
    await pair('t3', 10 * minute, 13 * minute + 1);
    const { divergence, laborTimeMs, stages, taskCount } = await overview();
    expect(divergence).toEqual({
      pairs: 3,
      divergent: 1,
      buckets: [
        { from: 1, to: 1.1, count: 1 },
        { from: 1.1, to: 1.2, count: 0 },
        { from: 1.2, to: 1.3, count: 1 },
        { from: 1.3, to: 1.5, count: 1 },
        { from: 1.5, to: 2, count: 0 },
        { from: 2, to: 3, count: 0 },
        { from: 3, to: null, count: 0 },
      ],
    });
    expect(laborTimeMs).toEqual({ tasks: 2, mean: 10.75 * minute, median: 10.75 * minute });
    expect(taskCount).toBe(3);
    expect(stages).toMatchObject({ complete: 2, 'awaiting-third': 1 });
  });

  it('names who is waited for and for what, longest wait first', async () => {
    const [one, two, three] = [
      await insertTask(core, projectId, 't1'),
      await insertTask(core, projectId, 't2'),
      await insertTask(core, projectId, 't3'),
    ];
    const now = core.clock.now();
    await assign(core, projectId, three, ben, 1);
    await workRound(core, await assign(core, projectId, one, ann, 1), hour);
    const { submissionId } = await workRound(core, await assign(core, projectId, one, ben, 2), hour);
    await check(core, expert, projectId, submissionId, 'return');
    await start(core, await assign(core, projectId, two, ann, 1));
    expect((await overview()).waiting).toEqual(
      [
        { personId: ben.personId, personName: 'Ben', what: 'to-start', count: 1, oldestAt: now },
        { personId: null, personName: '', what: 'to-check', count: 1, oldestAt: now + hour },
        {
          personId: ben.personId,
          personName: 'Ben',
          what: 'to-revise',
          count: 1,
          oldestAt: now + 2 * hour + minute,
        },
        {
          personId: ann.personId,
          personName: 'Ann',
          what: 'in-work',
          count: 1,
          oldestAt: now + 2 * hour + minute,
        },
      ].toSorted((a, b) => a.oldestAt - b.oldestAt || (a.personName < b.personName ? -1 : 1)),
    );
    expect((await overview()).attempts).toEqual({ total: 3, accepted: 0, returnedOnce: 1, running: 1 });
  });

  it('counts per day of the project, with empty days in between', async () => {
    // 2 March, 16:00 in Shanghai; eight hours later it is the 3rd there and still the 2nd in UTC.
    core.clock.pass(Date.UTC(2026, 2, 2, 15, 50) - core.clock.now());
    await pair('t1', 5 * minute, 20 * minute);
    core.clock.pass(48 * hour);
    expect((await overview()).throughput).toEqual([
      { day: '2026-03-02', submitted: 1, returned: 0, accepted: 1 },
      { day: '2026-03-03', submitted: 1, returned: 0, accepted: 1 },
      { day: '2026-03-04', submitted: 0, returned: 0, accepted: 0 },
      { day: '2026-03-05', submitted: 0, returned: 0, accepted: 0 },
    ]);
  });

  it('forgets days older than sixty', async () => {
    await pair('t1', 5 * minute, 5 * minute);
    core.clock.pass(58 * 24 * hour);
    const { throughput } = await overview();
    expect(throughput).toHaveLength(59);
    core.clock.pass(2 * 24 * hour);
    expect((await overview()).throughput).toEqual([]);
  });

  it('does not see another project', async () => {
    await pair('t1', 5 * minute, 5 * minute);
    const other = await insertProject(core);
    expect(await getOverview(core, expert, { projectId: other })).toMatchObject({
      taskCount: 0,
      waiting: [],
      divergence: { pairs: 0 },
    });
  });
});
