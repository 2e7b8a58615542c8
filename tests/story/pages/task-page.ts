import type { Locator, Page } from 'playwright-core';

/** The screen on which an annotator does a task. */
export interface TaskPage {
  readonly clock: Locator;
  start(): Promise<void>;
  startRevision(): Promise<void>;
  /** Chooses files in the system's picker and waits until they are stored and checked. */
  upload(...paths: readonly string[]): Promise<void>;
  pause(reason: string): Promise<void>;
  openSubmitDialog(): Promise<Locator>;
  /** Submits with the statement; resolves to the seal. */
  submit(): Promise<string>;
}

export function taskPageOf(page: Page): TaskPage {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const desk = page.getByRole('region', { name: 'Your work' });
  const openSubmitDialog = async () => {
    await button('Submit…').click();
    const dialog = page.getByRole('dialog', { name: 'Submit your work' });
    await dialog.waitFor();
    return dialog;
  };
  return {
    clock: page.getByRole('timer', { name: 'This round' }),
    async start() {
      await button('Start the clock').click();
      await button('Pause').waitFor();
    },
    async startRevision() {
      await button('Start the revision').click();
      await button('Pause').waitFor();
    },
    async upload(...paths) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button('Add files').click()]);
      await chooser.setFiles(paths);
      for (const path of paths) await button(`Actions for ${nameOf(path)}`).waitFor();
      await desk.getByText('Checked: nothing is wrong with the files.').waitFor();
    },
    async pause(reason) {
      await button('Pause').click();
      const dialog = page.getByRole('dialog', { name: 'Pause the clock' });
      await dialog.getByRole('radio', { name: reason }).check();
      await dialog.getByRole('button', { name: 'Pause' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    openSubmitDialog,
    async submit() {
      const dialog = await openSubmitDialog();
      await dialog.getByRole('checkbox', { name: /^I did this work myself/ }).check();
      await dialog.getByRole('button', { name: 'Submit for good' }).click();
      const sealed = page.getByRole('dialog', { name: 'Submitted and sealed' });
      const seal = await sealed.getByText(/^[0-9a-f]{64}$/).textContent();
      await sealed.getByRole('button', { name: 'To my work' }).click();
      await page.getByRole('heading', { level: 1, name: 'My work' }).waitFor();
      return seal ?? '';
    },
  };
}

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? '';
