import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { ProjectId } from '#domain';
import { launchShell } from '../shell/launch-shell.ts';
import type { ShellRun } from '../shell/launch-shell.ts';
import { clientOf } from './core-client.ts';
import { assignmentsPageOf } from './pages/assignments-page.ts';
import { checksPageOf } from './pages/checks-page.ts';
import { frameOf } from './pages/frame.ts';
import { laborTimePageOf } from './pages/labor-time-page.ts';
import { projectsPageOf } from './pages/projects-page.ts';
import { tableOf } from './pages/table.ts';
import { taskPageOf } from './pages/task-page.ts';
import { timelinePageOf } from './pages/timeline-page.ts';
import { workListPageOf } from './pages/work-list-page.ts';
import { pictureFailures } from './picture-failures.ts';
import { getDeliverable } from './sample-files.ts';

const tasks = ['sample_001', 'sample_002', 'sample_003'] as const;
type Task = (typeof tasks)[number];
type Place = 'First' | 'Second' | 'Third';

/** Who sits where, as the draw of this run decided. */
type Seats = ReadonlyMap<`${Task} ${Place}`, string>;

/** Minutes that a coordinator adds to what the test took: only the third task's two differ by more than 1.3. */
const minutes: Readonly<Record<Task, readonly [first: number, second: number]>> = {
  sample_001: [22, 26],
  sample_002: [30, 27],
  sample_003: [28, 47],
};

let home: string;
let shell: ShellRun;
let page: Page;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'plumbline-story-'));
  shell = await launchShell({ homeFolder: home, context: { locale: 'en-US' } });
  ({ page } = shell);
  page.setDefaultTimeout(60_000);
});
afterAll(async () => {
  await shell.close();
  rmSync(home, { recursive: true });
});
pictureFailures(() => ({ browser: page.context().browser(), home }));

async function readSeats(): Promise<Seats> {
  const rows = await assignmentsPageOf(page).table.listRows();
  return new Map(
    rows.map((row): [`${Task} ${Place}`, string] => [
      `${row['Task'] as Task} ${row['Place'] as Place}`,
      row['Person'] ?? '',
    ]),
  );
}

function getSeat(seats: Seats, task: Task, place: Place): string {
  const name = seats.get(`${task} ${place}`);
  if (name === undefined) throw new Error(`Nobody sits at ${task} ${place}`);
  return name;
}

/** Every seat of one person, in the order of the tasks. */
const seatsOf = (seats: Seats, name: string): readonly (readonly [Task, Place])[] =>
  [...seats]
    .filter(([, person]) => person === name)
    .map(([seat]) => seat.split(' ') as [Task, Place])
    .toSorted(([left], [right]) => left.localeCompare(right));

/** Uploads, sees the files checked, submits; the clock runs already. */
async function deliver(file: string): Promise<void> {
  const task = taskPageOf(page);
  await task.upload(file);
  expect(await task.submit()).toMatch(/^[0-9a-f]{64}$/);
}

async function workFirstRounds(seats: Seats): Promise<void> {
  for (const name of new Set(seats.values())) {
    await frameOf(page).actAs(name);
    for (const [task, place] of seatsOf(seats, name)) {
      await workListPageOf(page).open(task);
      await taskPageOf(page).start();
      await deliver(getDeliverable(task, place === 'First' ? 'a' : 'b'));
    }
    await frameOf(page).stopActing();
  }
}

async function correct(name: string, task: Task, added: number): Promise<void> {
  await frameOf(page).goTo('Assignments');
  await assignmentsPageOf(page).openTimeline(name, task);
  await timelinePageOf(page).addMinutes(added, `${added} minutes were worked on paper`);
}

/** Accepts all but the last one of sample_002, which goes back with a note on a point of the rubric. */
async function checkFirstRounds(): Promise<void> {
  const checks = checksPageOf(page);
  await frameOf(page).actAs('Expert One');
  for (const task of ['sample_001', 'sample_001', 'sample_002', 'sample_003', 'sample_003'] as const) {
    await checks.claim(task);
    await checks.accept(task);
  }
  await checks.claim('sample_002');
  await checks.sendBack('sample_002', 'Item 1', fault, 'Please add the chart.');
  await frameOf(page).stopActing();
}

const fault = 'The figures are typed, not formulas.';

/** The revision is a round of its own; the annotator reads the note, never the rubric's words. */
async function revise(name: string): Promise<void> {
  await frameOf(page).actAs(name);
  await page.getByRole('link', { name: 'Open sample_002' }).click();
  await page.getByText(fault).waitFor();
  await page.getByText('Rubric item 1').waitFor();
  await taskPageOf(page).startRevision();
  await deliver(getDeliverable('sample_002', 'b-revised'));
  await frameOf(page).stopActing();
}

async function workAsThird(name: string): Promise<void> {
  await frameOf(page).actAs(name);
  await workListPageOf(page).open('sample_003');
  await taskPageOf(page).start();
  await deliver(getDeliverable('sample_003', 'c'));
  await frameOf(page).stopActing();
  await correct(name, 'sample_003', 33);
}

async function acceptRest(): Promise<void> {
  const checks = checksPageOf(page);
  await frameOf(page).actAs('专家二');
  for (const task of ['sample_002', 'sample_003'] as const) {
    await checks.claim(task);
    await checks.accept(task);
  }
  await frameOf(page).stopActing();
}

test('from the sample to its labor time: three annotators, a return, a third, and figures that anyone can recompute', async () => {
  const frame = frameOf(page);
  await frame.chooseLanguage('English');
  await projectsPageOf(page).openSample();
  const projectId = /\/p\/([^/]+)/.exec(page.url())?.[1] as ProjectId;

  await frame.goTo('Assignments');
  expect(await assignmentsPageOf(page).draw('story')).toContain('6 places were filled');
  const seats = await readSeats();
  expect(new Set(seats.values()).size).toBe(3);

  await workFirstRounds(seats);
  for (const task of tasks) {
    const [first, second] = minutes[task];
    await correct(getSeat(seats, task, 'First'), task, first);
    await correct(getSeat(seats, task, 'Second'), task, second);
  }
  await checkFirstRounds();

  // A third was drawn for the pair that diverged, and only for that one.
  await frame.goTo('Assignments');
  const drawn = await readSeats();
  expect([...drawn.keys()].filter((seat) => seat.endsWith('Third'))).toEqual(['sample_003 Third']);
  const third = getSeat(drawn, 'sample_003', 'Third');
  expect([getSeat(seats, 'sample_003', 'First'), getSeat(seats, 'sample_003', 'Second')]).not.toContain(
    third,
  );
  const rows = await assignmentsPageOf(page).table.listRows();
  const reviser = rows.find((row) => row['State'] === 'Sent back')?.['Person'] ?? '';

  await revise(reviser);
  await workAsThird(third);
  await acceptRest();

  await frame.goTo('Labor time');
  await page.getByText('3 of 3 tasks complete').waitFor();
  await expectSameFigures(projectId, { reviser, third });
  await frame.goTo('Incentives');
  const pay = await tableOf(page, 'Incentives').listRows();
  expect(pay.map((row) => row['Person']?.split('\n')[0] ?? '').toSorted()).toEqual(
    [...new Set(seats.values())].toSorted(),
  );
}, 600_000);

/** The screen, every export, the command line and the contract say the same. */
async function expectSameFigures(
  projectId: ProjectId,
  names: { readonly reviser: string; readonly third: string },
): Promise<void> {
  const client = await clientOf(page.context(), shell.url);
  const told = await client.oversight.laborTime({ projectId });
  const { tasks: computed } = await computeFromExport(projectId);
  const figures = told.rows.map(({ externalId, status, needsThird, laborTimeMs, attempts }) => ({
    taskId: externalId,
    status,
    needsThird,
    laborTimeMs,
    attempts: attempts.map(({ personId, slot, completionMs, revised, score }) => ({
      annotatorId: personId,
      slot,
      completionMs,
      revised,
      score,
    })),
  }));
  expect(computed).toEqual(figures);
  expect(told.rows.map(({ needsThird }) => needsThird)).toEqual([false, false, true]);
  const scoreOf = (row: number, name: string) =>
    told.rows[row]?.attempts.find(({ personName }) => personName === name)?.score;
  expect(scoreOf(1, names.reviser)).toBe(0);
  expect(scoreOf(2, names.third)).toBe(1.5);

  const laborTime = laborTimePageOf(page);
  const contentOf = async (group: string, format: string) =>
    readFile(await (await laborTime.download(group, format)).path());
  const lines = (await contentOf('One row per task', 'JSON Lines')).toString().trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(records.map((record) => [record['task_id'], record['labor_time_ms']])).toEqual(
    figures.map(({ taskId, laborTimeMs }) => [taskId, laborTimeMs]),
  );
  const csv = read(await contentOf('One row per task', 'CSV'), { type: 'buffer' });
  const workbook = read(await contentOf('One row per task', 'Excel workbook'));
  for (const [book, sheet] of [
    [csv, csv.SheetNames[0] ?? ''],
    [workbook, 'Tasks'],
  ] as const) {
    const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[sheet] ?? {});
    expect(rows.map((row) => [row['task_id'], row['labor_time_ms'], row['slot_1_score']])).toEqual(
      figures.map(({ taskId, laborTimeMs, attempts }) => [taskId, laborTimeMs, attempts[0]?.score]),
    );
  }
}

/** `plumbline export labor-time --format compute | plumbline compute labor-time -` on the running app's home. */
async function computeFromExport(projectId: string): Promise<{ readonly tasks: unknown }> {
  const input = join(home, 'labor-time.json');
  const named = ['export', 'labor-time', '--project', projectId, '--format', 'compute', '-o', input];
  await plumbline([...named, '--home', home]);
  const running = plumbline(['compute', 'labor-time', '-']);
  running.child.stdin?.end(readFileSync(input));
  return JSON.parse((await running).stdout);
}

function plumbline(args: readonly string[]) {
  const entry = join(import.meta.dirname, '..', '..', 'build', 'plumbline.mjs');
  return promisify(execFile)(process.execPath, [entry, ...args]);
}
