import { expect, it } from 'vitest';
import type { ProjectSettings } from '#contract';
import type { Caller } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { appendAttemptFact, startWork } from '#core/sessions';
import { drawAssignments } from '#core/tasks';
import type { Database } from '#db';
import type { EventId, ProjectId, WindowId, WorkFact } from '#domain';
import { callerOf, insertMember, insertPerson, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { changeProject } from './change-project.ts';
import { createProject } from './create-project.ts';
import { listPeopleOfSample } from './list-people-of-sample.ts';
import { getProject, listOwnProjects } from './own-projects.ts';

const settings: ProjectSettings = {
  name: 'Spring baseline',
  timeZone: 'Asia/Shanghai',
  currency: 'CNY',
  baseDailySalaryMinor: 30_000,
  divergenceRatio: '1.3',
  fastRatio: '0.7',
  countsIdle: true,
  allowsClaims: false,
};

async function setUp(db: Database) {
  const core = await makeCore(db);
  const owner = callerOf(await insertPerson(core, 'Owner', true), ['coordinator'], true);
  const project = await createProject(core, owner, settings);
  return { core, owner, projectId: project.id, project };
}

/** One task, two annotators; the given minutes of work, the last of them flagged idle, accepted. */
async function finishPair(core: TestCore, owner: Caller, projectId: ProjectId, minutes: readonly number[]) {
  for (const name of ['Mei', 'Jun', 'Lin']) await insertMember(core, projectId, name, 'annotator');
  const taskId = await insertTask(core, projectId, 'OV-1');
  await drawAssignments(core, owner, { projectId, taskIds: null, seed: null });
  const rows = await core.db.read
    .selectFrom('assignments')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('slot')
    .execute();
  for (const [index, row] of rows.entries()) await finish(core, row, minutes[index] ?? 0);
  await core.db.write((tx) => recomputeTask(core, tx, taskId, 'checks.decide'));
  return taskId;
}

async function finish(
  core: TestCore,
  row: { projectId: ProjectId; id: any; personId: Caller['personId'] },
  minutes: number,
) {
  const windowId = `window-${row.personId}` as WindowId;
  const eventId = core.random.id() as EventId;
  const caller = callerOf(row.personId);
  await startWork(core, caller, { projectId: row.projectId, assignmentId: row.id, eventId, windowId });
  const { id: attemptId } = await core.db.read
    .selectFrom('attempts')
    .select('id')
    .where('assignmentId', '=', row.id)
    .executeTakeFirstOrThrow();
  const append = (fact: WorkFact) =>
    core.db.write((tx) =>
      appendAttemptFact(core, tx, { attemptId, fact, eventId: null, actorId: row.personId, windowId }),
    );
  for (let beat = 0; beat < minutes * 6; beat += 1) {
    core.clock.pass(10_000);
    await append({ type: 'heartbeat' });
  }
  await append({ type: 'idle', idleMs: 60_000 });
  await append({ type: 'submitted' });
  await append({ type: 'accepted' });
}

const figures = async (core: TestCore, taskId: any) => ({
  task: await core.db.read
    .selectFrom('tasks')
    .select(['laborTimeMs', 'needsThird', 'stage'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow(),
  scores: (
    await core.db.read
      .selectFrom('attempts')
      .select('score')
      .where('taskId', '=', taskId)
      .orderBy('slot')
      .execute()
  ).map((row) => row.score),
});

describeOnBothEngines('a project', (opened) => {
  it('is made with its creator as coordinator, and listed to who has a role in it', async () => {
    const { core, owner, projectId, project } = await setUp(opened.db);
    expect(project).toMatchObject({ ...settings, isSample: false });
    const member = await insertMember(core, projectId, 'Mei', 'annotator', 'expert');
    await insertTask(core, projectId, 'OV-1');
    expect(await listOwnProjects(core, member)).toEqual([
      { ...project, roles: ['annotator', 'expert'], taskCount: 1 },
    ]);
    expect(await listOwnProjects(core, callerOf(await insertPerson(core, 'Stranger')))).toEqual([]);
    expect(await listOwnProjects(core, owner)).toContainEqual({
      ...project,
      roles: ['coordinator'],
      taskCount: 1,
    });
    expect(await getProject(core, member, { projectId })).toEqual(project);
    await expect(getProject(core, owner, { projectId: 'none' as ProjectId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses zones, currencies and ratios that do not exist', async () => {
    const { core, owner } = await setUp(opened.db);
    const wrong: Partial<ProjectSettings>[] = [
      { timeZone: 'Asia/Atlantis' },
      { timeZone: '+08:00' },
      { currency: 'ZZZ' },
      { divergenceRatio: '0.99' },
      { fastRatio: '1.01' },
      { fastRatio: '0.0' },
    ];
    for (const change of wrong) {
      const [field] = Object.keys(change);
      await expect(createProject(core, owner, { ...settings, ...change })).rejects.toMatchObject({
        code: 'invalid-input',
        details: { field },
      });
    }
    const fine = { timeZone: 'America/New_York', divergenceRatio: '1', fastRatio: '1.0' };
    expect(await createProject(core, owner, { ...settings, ...fine })).toMatchObject(fine);
  });

  it('keeps old and new in the audit when it changes, and nothing when it does not', async () => {
    const { core, owner, projectId } = await setUp(opened.db);
    const audited = () =>
      core.db.read
        .selectFrom('audit')
        .select('details')
        .where('projectId', '=', projectId)
        .where('action', '=', 'projects.change')
        .execute();
    await changeProject(core, owner, { projectId, settings });
    expect(await audited()).toEqual([]);
    await changeProject(core, owner, {
      projectId,
      settings: { ...settings, name: 'Summer', currency: 'EUR' },
    });
    expect((await audited()).map((row) => JSON.parse(row.details))).toEqual([
      { nameBefore: 'Spring baseline', name: 'Summer', currencyBefore: 'CNY', currency: 'EUR' },
    ]);
  });

  it('works all figures out anew when idle time no longer counts, and back again', async () => {
    const { core, owner, projectId } = await setUp(opened.db);
    const taskId = await finishPair(core, owner, projectId, [10, 13]);
    const before = await figures(core, taskId);
    expect(before).toEqual({
      task: { laborTimeMs: 11.5 * 60_000, needsThird: 0, stage: 'complete' },
      scores: [1.5, 1.5],
    });
    await changeProject(core, owner, { projectId, settings: { ...settings, countsIdle: false } });
    // 9 and 12 minutes: 12 > 1.3 × 9, so the pair now diverges and a third is drawn.
    expect(await figures(core, taskId)).toEqual({
      task: { laborTimeMs: null, needsThird: 1, stage: 'in-work' },
      scores: [2, 1],
    });
    const slots = await core.db.read
      .selectFrom('assignments')
      .select('slot')
      .where('taskId', '=', taskId)
      .execute();
    expect(slots).toHaveLength(3);
    await changeProject(core, owner, { projectId, settings });
    expect(await figures(core, taskId)).toMatchObject({ task: before.task, scores: [1.5, 1.5] });
  });

  it('works scores out anew when the divergence ratio changes', async () => {
    const { core, owner, projectId } = await setUp(opened.db);
    const taskId = await finishPair(core, owner, projectId, [10, 13]);
    await changeProject(core, owner, { projectId, settings: { ...settings, divergenceRatio: '1.2' } });
    expect((await figures(core, taskId)).scores).toEqual([2, 1]);
    const causes = await core.db.read
      .selectFrom('scoreChanges')
      .select(['cause', 'score', 'previousScore'])
      .where('taskId', '=', taskId)
      .where('cause', '=', 'projects.change')
      .execute();
    expect(causes).toHaveLength(2);
  });

  it('tells the fictional people of a sample, and none of a real project', async () => {
    const { core, owner, projectId } = await setUp(opened.db);
    const aster = await insertMember(core, projectId, 'Aster', 'annotator', 'expert');
    await insertMember(core, projectId, 'Real', 'annotator');
    const list = () => listPeopleOfSample(core, owner, { projectId });
    await expect(list()).rejects.toMatchObject({ code: 'not-found' });
    await core.db.write(async (tx) => {
      await tx.updateTable('projects').set({ isSample: 1 }).where('id', '=', projectId).execute();
      await tx.updateTable('people').set({ isSample: 1 }).where('id', '=', aster.personId).execute();
    });
    expect(await list()).toEqual([
      { id: aster.personId, displayName: 'Aster', roles: ['annotator', 'expert'] },
    ]);
  });
});
