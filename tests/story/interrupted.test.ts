import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun, Profile } from './app-run.ts';
import { addMember, fillSignIn } from './member.ts';
import type { Member } from './member.ts';
import { frameOf } from './pages/frame.ts';
import { taskPageOf } from './pages/task-page.ts';
import { pictureFailures } from './picture-failures.ts';
import { getDeliverable } from './sample-files.ts';

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

/** The task with a file, its clock running, and everything filled in that submitting needs. */
async function openReadyToSubmit(member: Member): Promise<Page> {
  const page = await member.openTask();
  const task = taskPageOf(page);
  await task.start();
  await task.upload(getDeliverable('sample_001', 'a'));
  const dialog = await task.openSubmitDialog();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('textbox', { name: /^Note for the expert/ }).fill('Totals are on page 2.');
  return page;
}

/** The event ids under which the page submits. */
function listenToSubmits(page: Page): readonly string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/rpc/work/submit')) return;
    ids.push((request.postDataJSON() as { json: { eventId: string } }).json.eventId);
  });
  return ids;
}

async function listSubmissions({ client, assignmentId }: Member) {
  return (await client.work.get({ projectId, assignmentId })).submissions;
}

const submitForGood = (page: Page) => page.getByRole('button', { name: 'Submit for good' });
const sealed = (page: Page) => page.getByRole('dialog', { name: 'Submitted and sealed' });

test('a session that ends at the moment of submitting loses nothing: after signing in it is sent once more', async () => {
  const member = await addMember(app, owner, projectId, 'expired');
  const page = await openReadyToSubmit(member);
  const ids = listenToSubmits(page);
  await page.route(
    '**/rpc/work/submit',
    async (route) => {
      const others = (await member.client.signIn.sessions()).filter(({ isThis }) => !isThis);
      for (const { id } of others) await member.client.signIn.revoke({ id });
      await route.continue();
    },
    { times: 1 },
  );
  await submitForGood(page).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await listSubmissions(member)).toEqual([]);
  await fillSignIn(page, member);
  await sealed(page).waitFor();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await listSubmissions(member)).toHaveLength(1);
  await member.context.close();
});

test('a submission that never arrived is sent again under the same event', async () => {
  const member = await addMember(app, owner, projectId, 'never-arrived');
  const page = await openReadyToSubmit(member);
  const ids = listenToSubmits(page);
  await page.route('**/rpc/work/submit', (route) => route.abort('connectionreset'), { times: 1 });
  await submitForGood(page).click();
  await page.getByText('No answer came the last time. Submit again: it is never counted twice.').waitFor();
  await submitForGood(page).click();
  await sealed(page).waitFor();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await listSubmissions(member)).toHaveLength(1);
  await member.context.close();
});

test('a submission whose answer was lost is found to be there', async () => {
  const member = await addMember(app, owner, projectId, 'lost-answer');
  const page = await openReadyToSubmit(member);
  await page.route(
    '**/rpc/work/submit',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submitForGood(page).click();
  await page.getByRole('heading', { level: 2, name: 'With the expert' }).waitFor();
  expect(await listSubmissions(member)).toHaveLength(1);
  await member.context.close();
});

test('submitting pressed twice submits once', async () => {
  const member = await addMember(app, owner, projectId, 'twice');
  const page = await openReadyToSubmit(member);
  await submitForGood(page).dblclick();
  await sealed(page).waitFor();
  expect(await listSubmissions(member)).toHaveLength(1);
  await member.context.close();
});

test('who has a Chinese browser reads Chinese from the first screen on', async () => {
  const context = await app.openStranger({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await context.close();
});

test('acting as someone shows their language, and one’s own again afterwards', async () => {
  const profile = await app.openProfile();
  const page = await profile.newPage(`/p/${projectId}/overview`);
  await page.getByTitle('Signed in as Owner').click();
  await page.getByRole('menuitem', { name: '标注员二' }).click();
  await page.getByRole('heading', { level: 1, name: '我的工作' }).waitFor();
  await page.getByRole('button', { name: '切回Owner' }).click();
  await frameOf(page).goTo('Tasks');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await profile.context.close();
});
