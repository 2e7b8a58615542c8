import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { audit } from '#core/foundation';
import { appendAuditRow, deleteOpenInterval, findLastAuditRow, updateAttempt, updateTaskOutcome } from '#db';
import type { AttemptId, TaskId } from '#domain';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, makeCore, type TestCore } from '#tests/builders';
import { assign, start, workRound, workUntilAccepted } from '#tests/work-builders';
import { makePackFiles, nodeDisk, writePackFolder } from '#tests/packs';
import { applyImport, examine, withPack } from '../index.ts';

const minute = 60_000;

interface Story {
  readonly core: TestCore;
  readonly taskId: TaskId;
  readonly accepted: AttemptId;
}

/** Two tasks: on one everything happened, on the other somebody works right now. */
async function playStory(core: TestCore): Promise<Story> {
  const projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
  const path = await writePackFolder({
    ...makePackFiles([
      { id: 'a', inputs: ['x.docx'] },
      { id: 'b', items: ['+318.: x'] },
    ]),
    'x.docx': 'input',
  });
  await withPack(nodeDisk, { path, name: 'p', inputs: null }, (pack) =>
    applyImport(core, null, projectId, pack),
  );
  const tasks = await core.db.read
    .selectFrom('tasks')
    .select('id')
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute();
  const [ann, bob, expert] = await Promise.all([
    insertMember(core, projectId, 'Ann', 'annotator'),
    insertMember(core, projectId, 'Bob', 'annotator'),
    insertMember(core, projectId, 'Eve', 'expert'),
  ]);
  const [first, second] = [tasks[0]!.id, tasks[1]!.id];
  const accepted = await workUntilAccepted(
    core,
    expert,
    await assign(core, projectId, first, ann, 1),
    30 * minute,
    5 * minute,
  );
  await workUntilAccepted(core, expert, await assign(core, projectId, first, bob, 2), 40 * minute);
  await workRound(core, await assign(core, projectId, second, ann, 1), minute);
  await start(core, await assign(core, projectId, second, bob, 2));
  return { core, taskId: first, accepted };
}

const faultsOf = async (core: TestCore) => (await examine(core)).checks.flatMap((check) => check.faults);

describeOnBothEngines('an installation in use', (opened, engine) => {
  let story: Story;

  it('is sound', async () => {
    story = await playStory(await makeCore(opened.db));
    const found = await examine(story.core);
    expect(found.checks.flatMap((check) => check.faults)).toEqual([]);
    expect(found).toMatchObject({ engine, isSound: true });
    const counts = Object.fromEntries(found.checks.map((check) => [check.name, check.checkedCount]));
    expect(counts).toMatchObject({ attempts: 4, checks: 3, tasks: 2, submissions: 4, files: 4 });
    expect(found.migrations.length).toBeGreaterThan(2);
    expect(JSON.stringify(found)).not.toMatch(/Ann|Bob|Tidy|x\.docx|report/);
  });

  it('is not when an attempt’s time was changed behind its back', async () => {
    const { core, accepted } = story;
    await core.db.write((tx) => updateAttempt(tx, accepted, { countedMs: 1 }));
    expect(await faultsOf(core)).toEqual([
      `attempt ${accepted}: countedMs is 1, but works out as ${35 * minute}`,
    ]);
    await core.db.write((tx) => updateAttempt(tx, accepted, { countedMs: 35 * minute }));
    await core.db.write((tx) =>
      tx
        .updateTable('rounds')
        .set({ idleMs: 7 })
        .where('attemptId', '=', accepted)
        .where('number', '=', 2)
        .execute(),
    );
    expect(await faultsOf(core)).toEqual([`attempt ${accepted}, round 2: idleMs is 7, but works out as 0`]);
    await core.db.write((tx) =>
      tx.updateTable('rounds').set({ idleMs: 0 }).where('attemptId', '=', accepted).execute(),
    );
  });

  it('is not when a score or a labor time was', async () => {
    const { core, accepted, taskId } = story;
    const before = await core.db.read
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow();
    await core.db.write(async (tx) => {
      await updateAttempt(tx, accepted, { score: 2 });
      await updateTaskOutcome(tx, taskId, { ...before, laborTimeMs: 5, stage: 'in-work' });
    });
    expect(await faultsOf(core)).toEqual([
      `task ${taskId}: stage is "in-work", but works out as "complete"`,
      expect.stringMatching(/laborTimeMs is 5, but works out as \d+$/),
      `attempt ${accepted}: score is 2, but works out as 0`,
      `attempt ${accepted}: its score is 2, but its history ends with 0`,
    ]);
    await core.db.write(async (tx) => {
      await updateAttempt(tx, accepted, { score: 0 });
      await updateTaskOutcome(tx, taskId, before);
    });
  });

  it('is not when a clock runs that nothing holds open', async () => {
    const { core } = story;
    const open = await core.db.read
      .selectFrom('openIntervals')
      .selectAll()
      .where('kind', '=', 'attempt')
      .executeTakeFirstOrThrow();
    await core.db.write((tx) => deleteOpenInterval(tx, open.subjectId));
    expect(await faultsOf(core)).toEqual([
      `attempt ${open.subjectId}: hasOpenInterval is false, but works out as true`,
    ]);
    await core.db.write((tx) => tx.insertInto('openIntervals').values(open).execute());
  });

  it('is not when a stored file is missing or damaged', async () => {
    const { core } = story;
    const [first, second] = await core.db.read
      .selectFrom('files')
      .select('sha256')
      .orderBy('sha256')
      .execute();
    const bytes = await core.files.read(first!.sha256);
    await writeFile(await core.files.getPath(first!.sha256), 'other');
    expect(await faultsOf(core)).toEqual([`file ${first!.sha256} is damaged`]);
    await core.files.put(bytes);
    const kept = await core.files.read(second!.sha256);
    await rm(await core.files.getPath(second!.sha256));
    expect(await examine(core)).toMatchObject({ isSound: false });
    await core.files.put(kept);
    expect(await examine(core)).toMatchObject({ isSound: true });
  });

  it('is not when a row of the audit does not follow from the one before', async () => {
    const { core } = story;
    await core.db.write(async (tx) => {
      const last = await findLastAuditRow(tx);
      await appendAuditRow(tx, { ...last!, sequence: last!.sequence + 1 });
      await audit(core, tx, null, { projectId: null, action: 'test.verb', subject: 's' });
    });
    expect(await faultsOf(core)).toEqual([expect.stringMatching(/^audit row \d+ was changed$/)]);
  });
});
