import { expect, it } from 'vitest';
import { listPeopleOfSample } from '#core/projects';
import { listRoles } from '#db';
import { describeOnBothEngines } from '#tests/engines';
import { callerOf, insertPerson, makeCore } from '#tests/builders';
import { nodeDisk } from '#tests/packs';
import { openSample } from '../index.ts';

const place = { disk: nodeDisk, folder: 'assets/sample' };

describeOnBothEngines('the sample project', (opened) => {
  it('is made once, with people, tasks and input files, and nothing assigned', async () => {
    const core = await makeCore(opened.db);
    const owner = callerOf(await insertPerson(core, 'Owner', true), [], true);
    const [first, again] = [await openSample(core, owner, place), await openSample(core, owner, place)];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ name: 'Sample project', isSample: true });
    expect(await listRoles(core.db.read, owner.personId, first.id)).toEqual(['coordinator']);

    const people = await listPeopleOfSample(core, owner, { projectId: first.id });
    expect(people.length).toBeGreaterThan(5);
    expect(new Set(people.flatMap((person) => person.roles)).size).toBe(6);
    const tasks = await core.db.read
      .selectFrom('tasks')
      .selectAll()
      .where('projectId', '=', first.id)
      .execute();
    expect(tasks.length).toBeGreaterThan(0);
    for (const task of tasks) {
      expect(task).toMatchObject({ stage: 'unassigned', missingInputCount: 0, needsWeightCount: 0 });
      expect(task.titleEn).not.toBeNull();
      expect(task.titleZh).not.toBeNull();
    }
    expect(await core.db.read.selectFrom('assignments').selectAll().execute()).toEqual([]);
  });
});

describeOnBothEngines('the sample project beside real people', (opened) => {
  it('gives way to their login names', async () => {
    const core = await makeCore(opened.db);
    const owner = callerOf(await insertPerson(core, 'Owner', true), [], true);
    const taken = await insertPerson(core, 'Ann');
    await core.db.write((tx) =>
      tx
        .updateTable('people')
        .set({ loginName: 'annotator-1', loginKey: 'annotator-1' })
        .where('id', '=', taken)
        .execute(),
    );
    const project = await openSample(core, owner, place);
    const names = await core.db.read
      .selectFrom('people')
      .select('loginName')
      .where('isSample', '=', 1)
      .execute();
    expect(names.map((row) => row.loginName)).toContain('annotator-1-sample-2');
    expect(project.isSample).toBe(true);
  });
});
