import { expect, it } from 'vitest';
import type { Database } from '#db';
import type { RubricItemId, TaskId } from '#domain';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { drawAssignments } from './draw-assignments.ts';
import { getTask } from './get-task.ts';
import { listAssignmentRows } from './list-assignment-rows.ts';
import { listItemsWithoutWeight } from './list-items-without-weight.ts';
import { listTaskRows } from './list-task-rows.ts';
import { setWeight } from './set-weight.ts';

async function setUp(db: Database, taskCount: number) {
  const core = await makeCore(db);
  const projectId = await insertProject(core);
  const coordinator = await insertMember(core, projectId, 'Coordinator', 'coordinator');
  const mei = await insertMember(core, projectId, 'Mei', 'annotator');
  const jun = await insertMember(core, projectId, 'Jun', 'annotator');
  const taskIds: TaskId[] = [];
  for (let number = 1; number <= taskCount; number += 1)
    taskIds.push(await insertTask(core, projectId, `OV-${String(number).padStart(3, '0')}`, number));
  const list = (overrides: Partial<Parameters<typeof listTaskRows>[2]> = {}) =>
    listTaskRows(core, coordinator, {
      projectId,
      search: '',
      stage: null,
      cursor: 0,
      limit: 100,
      ...overrides,
    });
  return { core, projectId, coordinator, mei, jun, taskIds, list };
}

async function insertItem(core: TestCore, taskId: TaskId, kind: 'gate' | 'item', needsWeight: 0 | 1) {
  const id = core.random.id() as RubricItemId;
  await core.db.write(async (tx) => {
    const item = { id, taskId, kind, position: needsWeight + 1, weight: null, needsWeight };
    await tx.insertInto('rubricItems').values(item).execute();
    await tx
      .insertInto('rubricTexts')
      .values([
        { itemId: id, language: 'en', text: 'Totals agree', rawPrefix: needsWeight ? '[?]' : null },
        { itemId: id, language: 'zh', text: '合计一致', rawPrefix: null },
      ])
      .execute();
    await tx.updateTable('tasks').set({ needsWeightCount: needsWeight }).where('id', '=', taskId).execute();
  });
  return id;
}

describeOnBothEngines('the list of tasks', (opened) => {
  it('comes in pages, in the pack’s order, with the slots of its page', async () => {
    const { core, projectId, coordinator, taskIds, list } = await setUp(opened.db, 7);
    await drawAssignments(core, coordinator, { projectId, taskIds: [taskIds[4]!], seed: null });
    const page = await list({ cursor: 3, limit: 2 });
    expect(page.total).toBe(7);
    expect(page.rows.map((row) => row.externalId)).toEqual(['OV-004', 'OV-005']);
    expect(page.rows.map((row) => row.slots.length)).toEqual([0, 2]);
    expect(page.rows[1]!.slots.map((slot) => slot.personName).toSorted()).toEqual(['Jun', 'Mei']);
    expect(page.rows[1]!.slots[0]).toMatchObject({ state: 'assigned', attemptId: null, countedMs: null });
    expect((await list({ stage: 'in-work' })).rows.map((row) => row.externalId)).toEqual(['OV-005']);
  });

  it('finds text in id, titles and domain whatever its case, and takes % and _ as they are', async () => {
    const { core, taskIds, list } = await setUp(opened.db, 3);
    const set = (taskId: TaskId, values: { titleZh?: string; domain?: string }) =>
      core.db.write((tx) => tx.updateTable('tasks').set(values).where('id', '=', taskId).execute());
    await set(taskIds[0]!, { titleZh: '季度预算' });
    await set(taskIds[1]!, { domain: 'Légal 100%' });
    const find = async (search: string) => (await list({ search })).rows.map((row) => row.externalId);
    expect(await find('预算')).toEqual(['OV-001']);
    expect(await find('LÉGAL')).toEqual(['OV-002']);
    expect(await find('Légal')).toEqual(['OV-002']);
    expect(await find('ov-003 ')).toEqual(['OV-003']);
    expect(await find('100%')).toEqual(['OV-002']);
    expect(await find('OV_00')).toEqual([]);
    expect(await find('%')).toEqual(['OV-002']);
    expect(await find('\\')).toEqual([]);
    expect(await find('finance')).toEqual(['OV-001', 'OV-003']);
  });

  it('shows nothing of another project', async () => {
    const here = await setUp(opened.db, 1);
    const there = await setUp(opened.db, 1);
    const get = () =>
      getTask(here.core, here.coordinator, { projectId: here.projectId, taskId: there.taskIds[0]! });
    await expect(get()).rejects.toMatchObject({ code: 'not-found' });
    expect((await here.list()).total).toBe(1);
  });
});

describeOnBothEngines('a task', (opened) => {
  it('shows its rubric in both languages, its published figures and its draws by name', async () => {
    const { core, projectId, coordinator, taskIds } = await setUp(opened.db, 1);
    const taskId = taskIds[0]!;
    await insertItem(core, taskId, 'item', 1);
    await insertItem(core, taskId, 'gate', 0);
    await drawAssignments(core, coordinator, { projectId, taskIds: null, seed: 'spring' });
    const task = await getTask(core, coordinator, { projectId, taskId });
    expect(task.rubric.map(({ kind, needsWeight, rawPrefix }) => [kind, needsWeight, rawPrefix])).toEqual([
      ['gate', false, null],
      ['item', true, '[?]'],
    ]);
    expect(task.rubric[1]!.text).toEqual({ en: 'Totals agree', zh: '合计一致' });
    expect(task.instruction).toEqual({ en: 'Do OV-001', zh: null });
    expect(task.published).toMatchObject({ laborMinutes: 60, priceSource: 'explicit_price' });
    expect(task.draws).toHaveLength(1);
    expect(task.draws[0]).toMatchObject({ kind: 'pair', seed: 'spring/OV-001', poolSize: 2 });
    expect(task.draws[0]!.chosen).toEqual(task.slots.map((slot) => slot.personName));
  });

  it('takes a weight for an item, keeps its count in step and the change in the audit', async () => {
    const { core, projectId, coordinator, taskIds, list } = await setUp(opened.db, 1);
    const rubricItemId = await insertItem(core, taskIds[0]!, 'item', 1);
    const gate = await insertItem(core, taskIds[0]!, 'gate', 0);
    await core.db.write((tx) => tx.updateTable('tasks').set({ needsWeightCount: 1 }).execute());
    const needing = () => listItemsWithoutWeight(core, coordinator, { projectId });
    expect(await needing()).toMatchObject([{ id: rubricItemId, externalId: 'OV-001', rawPrefix: '[?]' }]);
    await setWeight(core, coordinator, { projectId, rubricItemId, weight: -3 });
    expect(await needing()).toEqual([]);
    expect((await list()).rows[0]!.needsWeightCount).toBe(0);
    const last = await core.db.read
      .selectFrom('audit')
      .select(['action', 'details'])
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(last.action).toBe('tasks.setWeight');
    expect(JSON.parse(last.details)).toMatchObject({ previous: null, weight: -3 });
    const other = await setUp(opened.db, 0);
    const set = (id: RubricItemId, projectOf = projectId) =>
      setWeight(core, coordinator, { projectId: projectOf, rubricItemId: id, weight: 1 });
    await expect(set(gate)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(set(rubricItemId, other.projectId)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describeOnBothEngines('the list of assignments', (opened) => {
  it('can be narrowed to a person, to open ones and to a text', async () => {
    const { core, projectId, coordinator, mei } = await setUp(opened.db, 3);
    await drawAssignments(core, coordinator, { projectId, taskIds: null, seed: null });
    const list = async (overrides: Partial<Parameters<typeof listAssignmentRows>[2]>) =>
      listAssignmentRows(core, coordinator, {
        projectId,
        personId: null,
        isOpen: null,
        search: '',
        cursor: 0,
        limit: 10,
        ...overrides,
      });
    expect((await list({})).total).toBe(6);
    expect((await list({ personId: mei.personId })).total).toBe(3);
    expect((await list({ isOpen: true, limit: 2 })).rows).toHaveLength(2);
    expect((await list({ isOpen: false })).total).toBe(0);
    expect((await list({ search: 'ov-002' })).rows.map((row) => row.slot)).toEqual([1, 2]);
    expect((await list({ search: 'mei' })).total).toBe(3);
  });
});
