import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun, Profile } from './app-run.ts';
import { addMember } from './member.ts';
import type { Member } from './member.ts';
import { taskPageOf } from './pages/task-page.ts';
import { pictureFailures } from './picture-failures.ts';

let app: AppRun;
let owner: Profile;
let projectId: ProjectId;
beforeAll(async () => {
  app = await startApp();
  owner = await app.openProfile();
  projectId = (await owner.client.projects.openSample()).id;
});
afterAll(() => app.close());
pictureFailures(() => app);

const elsewhere = (page: Page) => page.getByText(/^The clock runs in another window: .+, since /);
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });

/** What the page shows of the running round, in seconds. */
async function readSeconds(page: Page): Promise<number> {
  const text = await taskPageOf(page).clock.innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** How many signs of life the core has stored for the member's attempt. */
async function countHeartbeats(member: Member): Promise<number> {
  const { rows } = await owner.client.assignments.list({ projectId });
  const attemptId = rows.find(({ assignmentId }) => assignmentId === member.assignmentId)?.attemptId;
  if (!attemptId) throw new Error('The member has not started');
  const { events } = await owner.client.oversight.timeline({ projectId, attemptId });
  return events.filter(({ type }) => type === 'heartbeat').length;
}

test('a second window is told where the clock runs, takes it over, and the first one learns', async () => {
  const member = await addMember(app, owner, projectId, 'two-windows');
  const first = await member.openTask();
  await taskPageOf(first).start();
  const second = await member.openTask();
  await elsewhere(second).waitFor();
  expect(await pause(second).count()).toBe(0);
  await second.getByRole('button', { name: 'Take over here' }).click();
  await pause(second).waitFor();
  await elsewhere(first).waitFor();
  expect(await pause(first).count()).toBe(0);
  await member.context.close();
});

test('a reload keeps the clock; a window that was closed leaves it to the next one', async () => {
  const member = await addMember(app, owner, projectId, 'reload');
  const page = await member.openTask();
  await taskPageOf(page).start();
  await expect.poll(() => readSeconds(page), { timeout: 30_000 }).toBeGreaterThan(2);
  const before = await readSeconds(page);
  await page.reload();
  await pause(page).waitFor();
  expect(await elsewhere(page).count()).toBe(0);
  // The figure is of the last sign of life until the first one after the reload is answered.
  await expect.poll(() => readSeconds(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(before);
  await page.close();
  const next = await member.openTask();
  await elsewhere(next).waitFor();
  await next.getByRole('button', { name: 'Take over here' }).click();
  await pause(next).waitFor();
  await expect.poll(() => readSeconds(next), { timeout: 30_000 }).toBeGreaterThanOrEqual(before);
  await member.context.close();
});

test('a page whose timers stand still goes on counting', async () => {
  const member = await addMember(app, owner, projectId, 'background');
  const page = await member.openTask();
  await taskPageOf(page).start();
  // As a browser does to a page in the background, only more so.
  await page.evaluate(() => {
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    globalThis.setInterval = (() => 0) as unknown as typeof setInterval;
    globalThis.requestAnimationFrame = () => 0;
  });
  const before = await countHeartbeats(member);
  await expect.poll(() => countHeartbeats(member), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2);
  await member.context.close();
});

test('time without a connection is told as not counted, and the clock goes on by itself afterwards', async () => {
  const member = await addMember(app, owner, projectId, 'offline');
  const page = await member.openTask();
  await taskPageOf(page).start();
  await member.context.setOffline(true);
  await page.getByText('The connection is lost. This time is not counted.').waitFor();
  await member.context.setOffline(false);
  await page.getByText('The connection is lost. This time is not counted.').waitFor({ state: 'hidden' });
  await pause(page).waitFor();
  expect((await member.client.work.get({ projectId, assignmentId: member.assignmentId })).clock.state).toBe(
    'running',
  );
  await member.context.close();
});
