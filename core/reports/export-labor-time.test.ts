import { beforeEach, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, start, workRound, workUntilAccepted } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import { computeRule, type ProjectId } from '#domain';
import {
  exportLaborTime,
  listLaborInput,
  listLaborTime,
  type LaborExportFormat,
  type LaborExportTable,
} from './index.ts';

const minute = 60_000;

describeOnBothEngines('the export of labor time', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let people: Caller[];
  let expert: Caller;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    people = [];
    for (const name of ['Ann', 'Ben', 'Cem']) {
      people.push(await insertMember(core, projectId, name, 'annotator'));
    }
    expert = await insertMember(core, projectId, 'Eva', 'expert');
  });

  async function seat(externalId: string, position: number, person: number, slot: number) {
    const known = await core.db.read
      .selectFrom('tasks')
      .select('id')
      .where('projectId', '=', projectId)
      .where('externalId', '=', externalId)
      .executeTakeFirst();
    const taskId = known?.id ?? (await insertTask(core, projectId, externalId, position));
    const caller = people[person];
    if (caller === undefined) throw new Error('three people are there');
    return assign(core, projectId, taskId, caller, slot);
  }

  /** A complete pair, a divergent pair with a revision that waits for its third, one in work, one untouched. */
  async function work(): Promise<void> {
    await workUntilAccepted(core, expert, await seat('t1', 1, 0, 1), 10 * minute);
    await workUntilAccepted(core, expert, await seat('t1', 1, 1, 2), 10 * minute + 1);
    const second = await seat('t2', 2, 1, 2);
    await workUntilAccepted(core, expert, await seat('t2', 2, 0, 1), 20 * minute, 5 * minute);
    await workUntilAccepted(core, expert, second, 50 * minute);
    await start(core, await seat('t3', 3, 0, 1));
    await insertTask(core, projectId, 't4', 4);
  }

  async function exportText(
    format: LaborExportFormat,
    table: LaborExportTable = 'attempts',
  ): Promise<string> {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exportBytes(format, table));
  }

  async function exportBytes(format: LaborExportFormat, table: LaborExportTable): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of exportLaborTime(core, { projectId, format, table })) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  const parseLines = (text: string) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('gives the same figures as computing them from its own input document', async () => {
    await work();
    const input: unknown = JSON.parse(await exportText('compute'));
    expect(input).toEqual(structuredClone(await listLaborInput(core, projectId)));
    const { tasks } = computeRule('labor-time', input) as { tasks: Record<string, any>[] };
    const rows = parseLines(await exportText('jsonl', 'tasks'));
    const slot = (task: Record<string, any>, number: number) =>
      task['attempts'].find((attempt: { slot: number }) => attempt.slot === number) ?? {};
    expect(
      rows.map((row) => [row['task_id'], row['status'], row['needs_third'], row['labor_time_ms']]),
    ).toEqual(tasks.map((task) => [task['taskId'], task['status'], task['needsThird'], task['laborTimeMs']]));
    for (const number of [1, 2, 3]) {
      expect(rows.map((row) => [row[`slot_${number}_completion_ms`], row[`slot_${number}_score`]])).toEqual(
        tasks.map((task) => [slot(task, number).completionMs ?? null, slot(task, number).score ?? null]),
      );
    }
    expect(rows[0]).toMatchObject({ labor_time_ms: 10 * minute + 0.5, slot_1_score: 1.5 });
    expect(rows[1]).toMatchObject({ status: 'awaiting-third', slot_1_score: 0, slot_2_score: 1.5 });
  });

  it('agrees with the page and with what is stored', async () => {
    await work();
    const page = await listLaborTime(core, expert, { projectId, search: '', cursor: 0, limit: 10 });
    const stored = await core.db.read
      .selectFrom('tasks')
      .select(['externalId', 'laborTimeMs', 'needsThird'])
      .where('projectId', '=', projectId)
      .orderBy('position')
      .execute();
    expect(page.total).toBe(4);
    expect(page.completeCount).toBe(1);
    expect(page.rows.map((row) => [row.externalId, row.laborTimeMs, row.needsThird ? 1 : 0])).toEqual(
      stored.map((row) => [row.externalId, row.laborTimeMs, row.needsThird]),
    );
    expect(page.rows[0]?.attempts.map(({ personName, score }) => [personName, score])).toEqual([
      ['Ann', 1.5],
      ['Ben', 1.5],
    ]);
    const found = await listLaborTime(core, expert, { projectId, search: 'T2', cursor: 0, limit: 10 });
    expect(found.rows.map(({ externalId }) => externalId)).toEqual(['t2']);
    const none = await listLaborTime(core, expert, { projectId, search: '%', cursor: 0, limit: 10 });
    expect(none).toEqual({ rows: [], total: 0, completeCount: 0 });
  });

  it('has every duration of an attempt with published figures beside', async () => {
    await work();
    const rows = parseLines(await exportText('jsonl', 'attempts'));
    expect(rows).toHaveLength(5);
    expect(rows[2]).toMatchObject({
      task_id: 't2',
      status: 'valid',
      round_count: 2,
      revised: true,
      completion_ms: 25 * minute,
      round_counted_ms: [20 * minute, 5 * minute],
      counted_ms: 25 * minute,
      wall_ms: 25 * minute,
      idle_ms: 0,
      paused_meal_ms: 0,
      suspended_ms: 0,
      correction_ms: 0,
      published_labor_minutes: 60,
      published_currency: 'CNY',
    });
    expect(rows[2]?.['started_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('leaves withdrawn attempts out of every figure but lists them', async () => {
    const seated = await seat('t1', 1, 0, 1);
    await workRound(core, seated, minute);
    await core.db.write((tx) =>
      tx
        .updateTable('assignments')
        .set({ state: 'withdrawn', endedAt: 1 })
        .where('id', '=', seated.assignmentId)
        .execute(),
    );
    const rows = parseLines(await exportText('jsonl', 'attempts'));
    expect(rows).toMatchObject([
      { status: 'withdrawn', completion_ms: null, score: null, counted_ms: minute },
    ]);
    expect(await listLaborInput(core, projectId)).toMatchObject({
      tasks: [{ attempts: [{ status: 'withdrawn', slot: 1 }] }],
    });
  });

  it('writes CSV that spreadsheets read: BOM, a header, quoted formulas', async () => {
    await work();
    await core.db.write((tx) =>
      tx
        .updateTable('tasks')
        .set({ title: '=HYPERLINK("http://x", "a")' })
        .where('projectId', '=', projectId)
        .where('externalId', '=', 't1')
        .execute(),
    );
    const text = await exportText('csv', 'tasks');
    expect(text.startsWith('\u{FEFF}task_id,title,domain,')).toBe(true);
    expect(text).toContain(`t1,"'=HYPERLINK(""http://x"", ""a"")",Finance,`);
    expect(text.split('\r\n')).toHaveLength(6);
  });

  it('writes accepted attempts as runs of a person', async () => {
    await work();
    const runs = parseLines(await exportText('runs'));
    expect(runs).toHaveLength(4);
    expect(runs[0]).toMatchObject({
      task_id: 't1',
      task_family: 'Finance',
      alias: 'human',
      score_binarized: 1,
      human_minutes: 10,
      human_cost: null,
    });
    expect(Number(runs[0]?.['completed_at']) - Number(runs[0]?.['started_at'])).toBe(10 * minute);
  });

  it('writes a workbook with numbers, frozen headers and a codebook of all columns', async () => {
    await work();
    const bytes = await exportBytes('xlsx', 'tasks');
    const book = read(bytes, { type: 'buffer' });
    expect(book.SheetNames).toEqual(['Tasks', 'Attempts', 'Codebook']);
    const sheet = book.Sheets['Tasks'];
    const rows = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet) : [];
    expect(rows[0]).toMatchObject({ task_id: 't1', labor_time_ms: 10 * minute + 0.5, needs_third: false });
    const parts = read(bytes, { type: 'buffer', bookFiles: true }) as { files?: Record<string, any> };
    for (const number of [1, 2, 3]) {
      const content: Uint8Array = parts.files?.[`xl/worksheets/sheet${number}.xml`].content;
      expect(new TextDecoder().decode(content)).toContain('<pane ySplit="1" topLeftCell="A2"');
    }
  });

  it('states the zone once and explains every column of both tables', async () => {
    await work();
    const codebook = parseLines(await exportText('jsonl', 'codebook'));
    expect(codebook.filter(({ value }) => value === 'Asia/Shanghai')).toHaveLength(1);
    for (const table of ['tasks', 'attempts'] as const) {
      const columns = Object.keys(parseLines(await exportText('jsonl', table))[0] ?? {});
      const explained = codebook.filter((row) => row['table'] === table).map((row) => row['column']);
      expect(explained).toEqual(columns);
      expect(codebook.every(({ rule }) => rule !== '')).toBe(true);
    }
  });

  it('is the same, byte for byte, for the same state', async () => {
    await work();
    for (const format of ['csv', 'jsonl', 'xlsx', 'runs', 'compute'] as const) {
      expect(await exportBytes(format, 'attempts')).toEqual(await exportBytes(format, 'attempts'));
    }
  });

  it('is empty but well formed for a project without tasks', async () => {
    expect(JSON.parse(await exportText('compute'))).toEqual({
      divergenceRatio: '1.3',
      fastRatio: '0.7',
      tasks: [],
    });
    expect((await exportText('csv', 'attempts')).split('\r\n')).toHaveLength(2);
    expect(await exportText('jsonl', 'attempts')).toBe('');
  });

  it('pages through more tasks than one page holds without losing any', async () => {
    const template = await insertTask(core, projectId, 'first', 0);
    const row = await core.db.read
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', template)
      .executeTakeFirstOrThrow();
    await core.db.write(async (tx) => {
      for (let page = 0; page < 6; page += 1) {
        const rows = Array.from({ length: 200 }, (_, index) => {
          const externalId = `n${page * 200 + index}`;
          // Positions repeat, so that the id must decide.
          return { ...row, id: core.random.id() as typeof row.id, externalId, position: index % 7 };
        });
        await tx.insertInto('tasks').values(rows).execute();
      }
    });
    const input = await listLaborInput(core, projectId);
    expect(new Set(input.tasks.map(({ taskId }) => taskId)).size).toBe(1_201);
    expect(input.tasks).toHaveLength(1_201);
  });
});
