import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ImportReport } from '#contract';
import { taskLanguages, type AssignmentId, type AttemptId, type ProjectId } from '#domain';
import { listAuditChain, listPacks } from '#db';
import type { Core } from '#core/foundation';
import { describeOnBothEngines } from '#tests/engines';
import { callerOf, insertPerson, insertProject, makeCore } from '#tests/builders';
import {
  makePackFiles,
  nodeDisk,
  writePackFile,
  writePackFolder,
  zipPack,
  type PackFiles,
} from '#tests/packs';
import { applyImport, applyPack, previewImport, previewPack, withPack } from '../index.ts';

const published = '../shared/data/officeval';
const hasPublished = existsSync(published);
if (!hasPublished)
  process.stdout.write(`${published} is not on this machine: the published pack is not tried\n`);

const importFrom = (core: Core, projectId: ProjectId, path: string): Promise<ImportReport> =>
  withPack(nodeDisk, { path, name: 'pack', inputs: null }, (pack) =>
    applyImport(core, null, projectId, pack),
  );

const importFiles = async (core: Core, projectId: ProjectId, files: PackFiles): Promise<ImportReport> =>
  importFrom(core, projectId, await writePackFolder(files));

const listTasks = (core: Core, projectId: ProjectId) =>
  core.db.read
    .selectFrom('tasks')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute();

const listItems = (core: Core, projectId: ProjectId) =>
  core.db.read
    .selectFrom('rubricItems')
    .innerJoin('tasks', 'tasks.id', 'rubricItems.taskId')
    .innerJoin('rubricTexts', 'rubricTexts.itemId', 'rubricItems.id')
    .select(['kind', 'rubricItems.position', 'weight', 'needsWeight', 'language', 'text'])
    .where('projectId', '=', projectId)
    .orderBy('kind')
    .orderBy('rubricItems.position')
    .orderBy('language')
    .execute();

const listInputs = (core: Core, projectId: ProjectId) =>
  core.db.read
    .selectFrom('taskInputs')
    .innerJoin('tasks', 'tasks.id', 'taskInputs.taskId')
    .select(['name', 'sha256', 'bytes'])
    .where('projectId', '=', projectId)
    .orderBy('taskInputs.position')
    .execute();

/** Someone has started on the first task. */
async function startWork(core: Core, projectId: ProjectId): Promise<void> {
  const personId = await insertPerson(core, 'Annotator');
  const [task] = await listTasks(core, projectId);
  const row = { projectId, taskId: task!.id, personId, slot: 1 };
  const assignmentId = core.random.id() as AssignmentId;
  await core.db.write(async (tx) => {
    const ended = { endedAt: null, endedReason: null, endedBy: null };
    await tx
      .insertInto('assignments')
      .values({ ...row, id: assignmentId, state: 'live', assignedAt: 1, ...ended })
      .execute();
    const derived = {
      startedAt: 1,
      submittedAt: null,
      acceptedAt: null,
      roundCount: 1,
      countedMs: 0,
      score: null,
      changedAt: 1,
    };
    await tx
      .insertInto('attempts')
      .values({ ...row, id: core.random.id() as AttemptId, assignmentId, state: 'running', ...derived })
      .execute();
  });
}

describeOnBothEngines('importing a pack', (opened) => {
  it.runIf(hasPublished)('takes the published pack whole, and the second time changes nothing', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const place = { path: published, name: 'officeval', inputs: null };
    const preview = await withPack(nodeDisk, place, (pack) => previewImport(core, projectId, pack));
    expect(await listTasks(core, projectId)).toEqual([]);
    const report = await withPack(nodeDisk, place, (pack) => applyImport(core, null, projectId, pack));

    expect(preview).toEqual({ ...report, isDryRun: true });
    expect(report).toMatchObject({
      created: 100,
      gates: 219,
      items: 2_009,
      languages: ['en', 'zh'],
      faults: [],
    });
    expect(report.needsWeight.map(({ taskId, language }) => [taskId, language])).toEqual(
      taskLanguages.map((language) => ['officeval_052', language]),
    );
    expect(report.unusualWeights).toEqual([]);
    expect(report.inputs.missing).toHaveLength(100);
    const items = await listItems(core, projectId);
    expect(items.filter((item) => item.needsWeight === 1)).toHaveLength(2);
    expect(items).toHaveLength((219 + 2_009) * 2);

    const again = await withPack(nodeDisk, place, (pack) => applyImport(core, null, projectId, pack));
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 100, skipped: [] });
    expect(await listPacks(core.db.read, projectId)).toHaveLength(1);
  });

  it('keeps published figures and says which inputs are missing', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const report = await importFiles(core, projectId, {
      ...makePackFiles([
        { id: 'a', inputs: ['x.docx', 'y.xlsx'] },
        { id: 'b', inputs: ['z.pptx'] },
      ]),
      'task_files/a/x.docx': 'hello',
    });
    expect(report.inputs).toEqual({
      expected: 3,
      found: 1,
      missing: [
        { taskId: 'a', names: ['y.xlsx'] },
        { taskId: 'b', names: ['z.pptx'] },
      ],
    });
    expect(await listTasks(core, projectId)).toMatchObject([
      {
        externalId: 'a',
        position: 1,
        title: 'Tidy the report of a.',
        publishedLaborMinutes: 30,
        publishedPrice: 40,
        publishedCurrency: 'CNY',
        publishedPriceSource: 'estimated_price',
        laborTimeMs: null,
        stage: 'unassigned',
        missingInputCount: 1,
      },
      { externalId: 'b', position: 2, missingInputCount: 1 },
    ]);
    const [first] = await listInputs(core, projectId);
    expect(new TextDecoder().decode(await core.files.read(first!.sha256!))).toBe('hello');
    expect((await listAuditChain(core.db.read)).at(-1)).toMatchObject({ action: 'imports.apply', projectId });
  });

  it('finds inputs later, keeps them when they are gone again, and replaces changed ones', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const files = makePackFiles([{ id: 'a', inputs: ['x.docx'] }]);
    await importFiles(core, projectId, files);
    const found = await importFiles(core, projectId, { ...files, 'x.docx': 'one' });
    expect(found.changes).toEqual([{ taskId: 'a', fields: ['inputFiles'] }]);
    expect(await importFiles(core, projectId, files)).toMatchObject({ unchanged: 1, inputs: { found: 1 } });
    expect(await importFiles(core, projectId, { ...files, 'x.docx': 'one' })).toMatchObject({ unchanged: 1 });
    expect(await importFiles(core, projectId, { ...files, 'x.docx': 'two' })).toMatchObject({ changed: 1 });
    expect(await listTasks(core, projectId)).toMatchObject([{ missingInputCount: 0 }]);
    await startWork(core, projectId);
    const late = await importFiles(core, projectId, { ...files, 'x.docx': 'six' });
    expect(late).toMatchObject({ changed: 0, skipped: [{ taskId: 'a' }] });
  });

  it('updates what changed while nobody has started, and skips it afterwards', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    await importFiles(core, projectId, makePackFiles([{ id: 'a' }, { id: 'b' }]));
    const changed = await importFiles(
      core,
      projectId,
      makePackFiles([
        { id: 'a', instruction: 'Tidy it well.', items: ['+5: All bold.'] },
        { id: 'b' },
        { id: 'c' },
      ]),
    );
    expect(changed).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
    expect(changed.changes).toEqual([{ taskId: 'a', fields: ['instruction', 'rubric'] }]);
    expect(await listTasks(core, projectId)).toMatchObject([
      { externalId: 'a', title: 'Tidy it well.', titleEn: 'Tidy it well.' },
      { externalId: 'b' },
      { externalId: 'c', position: 3 },
    ]);

    await startWork(core, projectId);
    const late = await importFiles(
      core,
      projectId,
      makePackFiles([{ id: 'a', instruction: 'Another.' }, { id: 'b' }]),
    );
    expect(late).toMatchObject({ changed: 0, unchanged: 1 });
    expect(late.skipped).toEqual([
      { taskId: 'a', why: 'work on it has begun, and its instruction and rubric would change' },
    ]);
    const figures = makePackFiles([
      { id: 'a', instruction: 'Tidy it well.', items: ['+5: All bold.'], more: { human_labor_time: 31 } },
    ]);
    expect((await importFiles(core, projectId, figures)).changes).toEqual([
      { taskId: 'a', fields: ['publishedLaborMinutes'] },
    ]);
  });

  it('adds the second language, and keeps it when only the first comes again', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const zh = makePackFiles(
      [{ id: 'a', instruction: '整理报告。', gates: ['可打开。'], items: ['+3：加粗。', '-1：丢失。'] }],
      ['tasks', 'rubrics'],
    );
    const en = makePackFiles([{ id: 'a' }]);
    await importFiles(core, projectId, zh);
    expect((await importFiles(core, projectId, en)).changes).toEqual([
      { taskId: 'a', fields: ['instruction', 'rubric'] },
    ]);
    expect(await listTasks(core, projectId)).toMatchObject([
      { titleEn: 'Tidy the report of a.', titleZh: '整理报告。' },
    ]);
    expect((await listItems(core, projectId)).map((item) => item.text)).toEqual([
      'The file opens.',
      '可打开。',
      'Heads are bold.',
      '加粗。',
      'Text was lost.',
      '丢失。',
    ]);
    for (const files of [zh, en, { ...zh, ...en }]) {
      expect(await importFiles(core, projectId, files)).toMatchObject({ changed: 0, unchanged: 1 });
    }
    const longer = await importFiles(core, projectId, makePackFiles([{ id: 'a', items: ['+1: x'] }]));
    expect(longer.skipped.map((task) => task.taskId)).toEqual(['a']);
  });

  it('keeps a weight that a person has set', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const files = makePackFiles([{ id: 'a', items: ['+318.: All within the slide.', '+2: Unusual.'] }]);
    const report = await importFiles(core, projectId, files);
    expect(report.needsWeight).toEqual([
      { taskId: 'a', language: 'en', position: 1, text: '+318.: All within the slide.' },
    ]);
    expect(report.unusualWeights).toEqual([{ taskId: 'a', position: 2, weight: 2 }]);
    await core.db.write(async (tx) => {
      const [task] = await listTasks(core, projectId);
      await tx
        .updateTable('rubricItems')
        .set({ weight: 3, needsWeight: 0 })
        .where('taskId', '=', task!.id)
        .where('needsWeight', '=', 1)
        .execute();
      await tx.updateTable('tasks').set({ needsWeightCount: 0 }).where('id', '=', task!.id).execute();
    });
    expect(await importFiles(core, projectId, files)).toMatchObject({ unchanged: 1, needsWeight: [] });
    const reworded = makePackFiles([{ id: 'a', items: ['+318.: All within the slide.', '+3: Usual.'] }]);
    expect(await importFiles(core, projectId, reworded)).toMatchObject({ changed: 1 });
    const items = await listItems(core, projectId);
    expect(items.map((item) => item.weight)).toEqual([null, 3, 3]);
    expect(await listTasks(core, projectId)).toMatchObject([{ needsWeightCount: 0 }]);
  });

  it('imports nothing of a pack with a fault', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const files = { ...makePackFiles([{ id: 'a' }, { id: 'b' }]), 'task-en/b.json': '{"id": "b",' };
    const folder = await writePackFolder(files);
    const preview = await withPack(nodeDisk, { path: folder, name: 'x', inputs: null }, (pack) =>
      previewImport(core, projectId, pack),
    );
    expect(preview).toMatchObject({ created: 0, isDryRun: true });
    await expect(importFrom(core, projectId, folder)).rejects.toMatchObject({
      code: 'pack-has-faults',
      details: { count: 2, file: 'task-en/b.json', line: 1 },
    });
    expect(await listTasks(core, projectId)).toEqual([]);
  });

  it('imports nothing when an input turns out to be damaged', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const bytes = zipPack({ ...makePackFiles([{ id: 'a', inputs: ['x.bin'] }]), 'x.bin': 'x'.repeat(5_000) });
    const at = new TextDecoder('latin1').decode(bytes).indexOf('x.bin') + 5;
    bytes.fill(0xaa, at, at + 8);
    const path = await writePackFile('pack.zip', bytes);
    await expect(importFrom(core, projectId, path)).rejects.toMatchObject({ code: 'pack-not-readable' });
    expect(await listTasks(core, projectId)).toEqual([]);
  });

  it('takes uploads from coordinators, and paths from the owner alone', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const path = await writePackFile('up', zipPack(makePackFiles([{ id: 'a' }])));
    const places = {
      disk: nodeDisk,
      findUpload: (id: string) => Promise.resolve(id === 'known' ? { path, name: 'my pack.zip' } : null),
    };
    const personId = await insertPerson(core, 'Coordinator');
    const coordinator = callerOf(personId, ['coordinator']);
    const owner = callerOf(personId, [], true);
    const upload = (uploadId: string) => ({ projectId, source: { kind: 'upload' as const, uploadId } });
    const named = { projectId, source: { kind: 'path' as const, path, inputs: null } };

    const preview = await previewPack(core, coordinator, upload('known'), places);
    expect(preview.pack).toMatchObject({ name: 'my pack.zip', shape: 'zip' });
    await expect(previewPack(core, coordinator, upload('gone'), places)).rejects.toMatchObject({
      code: 'upload-missing',
    });
    await expect(previewPack(core, coordinator, named, places)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(applyPack(core, { ...owner, actingFor: personId }, named, places)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await applyPack(core, owner, named, places)).toMatchObject({ created: 1 });
  });
});
