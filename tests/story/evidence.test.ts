import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun, Profile } from './app-run.ts';
import { pictureFailures } from './picture-failures.ts';
import { getDeliverable } from './sample-files.ts';

let app: AppRun;
let projectId: ProjectId;
let annotator: Profile;
beforeAll(async () => {
  app = await startApp();
  annotator = await openProfile();
  projectId = (await annotator.client.projects.openSample()).id;
  await annotator.client.assignments.draw({ projectId, taskIds: null, seed: 'evidence' });
});
afterAll(() => app.close());
pictureFailures(() => app);

async function openProfile(): Promise<Profile> {
  const profile = await app.openProfile({ reducedMotion: 'reduce' });
  await profile.context.addInitScript(() => localStorage.setItem('plumbline.language', 'en'));
  return profile;
}

/** Waits until the element has the focus. */
const waitForFocus = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => element === document.activeElement), { timeout: 20_000 })
    .toBe(true);

/** Writes in the field of the note, once it is there. */
async function writeNote(page: Page, note: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Note on/ });
  await field.waitFor();
  await waitForFocus(field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(note);
  await page.keyboard.press('Enter');
}

/** Opens the task's input beside it, with the list of what is in it. */
async function viewInput(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'View meeting-notes-draft.docx' }).press('Enter');
  const contents = page.getByRole('button', { name: 'What is in the document' });
  const facts = page.getByRole('grid', { name: 'What is in the document' });
  await contents.or(facts).waitFor();
  if (await contents.isVisible()) await contents.press('Enter');
  await facts.getByRole('row').nth(2).waitFor();
  return facts;
}

/** Marks the fact that says this, from the list of facts, with a note; the focus is back on the fact. */
async function markFact(page: Page, facts: Locator, words: string, note: string): Promise<void> {
  const fact = facts.getByRole('row').filter({ hasText: words }).first();
  await fact.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await writeNote(page, note);
  await waitForFocus(fact);
}

const marksOf = (page: Page) => page.getByRole('region', { name: 'Marked evidence' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an annotator marks evidence in an input by keyboard alone, and it is still there after a reload', async () => {
  const { client } = annotator;
  const { rows } = await client.assignments.list({ projectId, search: 'sample_001' });
  const [row] = rows;
  if (!row) return expect.fail('nobody was drawn');
  await annotator.actAs(projectId, row.personName);
  const page = await annotator.newPage(`/p/${projectId}/work/${row.assignmentId}`);
  const { keyboard } = page;
  const place = { kind: 'assignment', assignmentId: row.assignmentId } as const;
  const listMarks = async () => (await client.evidence.list({ projectId, place })).marks;
  await button(page, 'Start the clock').press('Enter');
  await button(page, 'Pause').waitFor();

  const facts = await viewInput(page);
  await markFact(page, facts, 'Meeting room 3B', 'where');
  await markFact(page, facts, 'Present:', 'who');
  const marks = marksOf(page);
  await marks.getByText('2 marks').waitFor();

  // In the order of the document: E edits the note, Delete takes away, Enter on Undo restores.
  const mark = marks.getByRole('button', { name: /^Place: Meeting room 3B/ });
  await mark.focus();
  await keyboard.press('e');
  await writeNote(page, 'where it was');
  await marks.getByText('where it was').waitFor();
  await waitForFocus(mark);
  await keyboard.press('Delete');
  await waitForFocus(marks.getByRole('button', { name: /^Restore the mark/ }));
  expect((await listMarks()).map(({ removedAt }) => removedAt !== null)).toEqual([true, false]);
  await keyboard.press('Enter');
  await marks.getByText('2 marks').waitFor();
  await waitForFocus(mark);

  await page.reload();
  await viewInput(page);
  await button(page, 'Marked evidence: 2 marks').press('Enter');
  await marks.getByText('where it was').waitFor();
  expect(await marks.getByText('no longer in').count()).toBe(0);

  // The marks are sealed with the work.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('heading', { level: 1 }).click();
  await keyboard.press('u');
  await (await chooser).setFiles(getDeliverable('sample_001', 'a'));
  await page.getByText('Checked: nothing is wrong with the files.').waitFor();
  await keyboard.press('Control+Enter');
  await page.getByRole('checkbox', { name: /^I did this work myself/ }).press('Space');
  await keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: 'Submitted and sealed' }).waitFor();
  expect((await client.evidence.list({ projectId, place })).canMark).toBe(false);
  await page.close();
});

test('an expert sees the marks, finds the words, marks them too and is told what is in common', async () => {
  const expert = await openProfile();
  await expert.actAs(projectId, 'Expert One');
  const page = await expert.newPage(`/p/${projectId}/checks`);
  await page.getByRole('grid', { name: 'Submissions to check' }).getByText('sample_001').first().click();
  await button(page, 'Accept').waitFor();
  const facts = await viewInput(page);
  await button(page, 'Marked evidence: 2 marks').press('Enter');
  const marks = marksOf(page);
  await marks.getByText('where it was').waitFor();
  expect(await marks.getByText('Annotator').count()).toBe(2);

  // Ctrl+F, whatever the case; Enter goes on, Escape leaves, and M marks what was found.
  await facts.getByRole('row').nth(1).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('MEETING ROOM');
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.getByRole('textbox', { name: 'Note on “Meeting room”' }).waitFor();
  await page.keyboard.press('Enter');
  await markFact(page, facts, 'Meeting room 3B', 'the same');
  // 22 of the 91 characters that either marked.
  await marks.getByText('24.2% in common').waitFor();
  await marks.getByText('4 marks').waitFor();
  await page.close();
});
