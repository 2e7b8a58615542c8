import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { startApp } from './app-run.ts';
import type { AppRun, Profile } from './app-run.ts';
import { pictureFailures } from './picture-failures.ts';
import { getDeliverable } from './sample-files.ts';

let app: AppRun;
let profile: Profile;
beforeAll(async () => {
  app = await startApp();
  profile = await app.openProfile();
  // Whoever is drawn: this test reads English.
  await profile.context.addInitScript(() => localStorage.setItem('plumbline.language', 'en'));
});
afterAll(() => app.close());
pictureFailures(() => app);

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Tabs on until the element has the focus, as someone without a mouse would; fails when it is not on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60 && !(await isFocused(target)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isFocused(target)).toBe(true);
}

/** Whatever has the focus can be seen to have it. */
const hasVisibleFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });

test('an annotator does a task without ever touching a mouse', async () => {
  const { client } = profile;
  const { id: projectId } = await client.projects.openSample();
  await client.assignments.draw({ projectId, taskIds: null, seed: 'keyboard' });
  const { rows } = await client.assignments.list({ projectId, search: 'sample_001' });
  await profile.actAs(projectId, rows[0]?.personName ?? '');
  const page = await profile.newPage(`/p/${projectId}/work`);
  const { keyboard } = page;
  // Listening has to have begun when the key is pressed.
  const chooser = page.waitForEvent('filechooser');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // The list: the first Tab offers the way past the navigation; the arrows choose a task, Enter opens it.
  const row = page.getByRole('grid', { name: 'My tasks' }).getByRole('row').filter({ hasText: 'sample_001' });
  await row.waitFor();
  await keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  await keyboard.press('Enter');
  const first = page.getByRole('grid', { name: 'My tasks' }).getByRole('rowgroup').getByRole('row').first();
  await tabTo(page, first);
  expect(await hasVisibleFocus(page)).toBe(true);
  while (!(await isFocused(row))) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'sample_001' }).waitFor();

  // `?` tells the keys of this screen.
  await keyboard.press('Shift+?');
  await dialog('Keyboard shortcuts').getByText('Start or resume').waitFor();
  await keyboard.press('Escape');
  await dialog('Keyboard shortcuts').waitFor({ state: 'hidden' });

  // S leads to the start button, Enter starts.
  await keyboard.press('s');
  expect(await isFocused(button('Start the clock'))).toBe(true);
  expect(await hasVisibleFocus(page)).toBe(true);
  await keyboard.press('Enter');
  await button('Pause').waitFor();

  // U opens the picker; the file is stored and checked.
  await keyboard.press('u');
  await (await chooser).setFiles(getDeliverable('sample_001', 'a'));
  await page.getByText('Checked: nothing is wrong with the files.').waitFor();

  // P pauses with a reason chosen by the arrows, S resumes.
  await keyboard.press('p');
  await dialog('Pause the clock').waitFor();
  await expect.poll(() => isFocused(page.getByRole('radio', { name: 'Break' }))).toBe(true);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByText('Paused: Meal.').waitFor();
  await dialog('Pause the clock').waitFor({ state: 'hidden' });
  await keyboard.press('s');
  await button('Pause').waitFor();

  // The regions have keys, and so has the language of the instruction.
  for (const [key, name] of [
    ['1', 'Instruction'],
    ['2', 'Input files'],
    ['4', 'Your work'],
  ] as const) {
    await keyboard.press(key);
    expect(await isFocused(page.getByRole('region', { name, exact: true }))).toBe(true);
  }

  // Submitting: the statement by Space, and the same keys again to confirm.
  await keyboard.press('Control+Enter');
  await dialog('Submit your work').waitFor();
  const statement = page.getByRole('checkbox', { name: /^I did this work myself/ });
  await expect.poll(() => isFocused(statement)).toBe(true);
  await keyboard.press('Space');
  await keyboard.press('Control+Enter');
  const sealed = dialog('Submitted and sealed');
  await sealed.waitFor();
  await expect.poll(() => isFocused(sealed.getByRole('button', { name: 'To my work' }))).toBe(true);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'My work' }).waitFor();
  const { rows: mine } = await client.work.list({ projectId });
  expect(mine.find(({ externalId }) => externalId === 'sample_001')?.state).toBe('submitted');
});
