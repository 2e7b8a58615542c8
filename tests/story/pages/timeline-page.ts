import type { Page } from 'playwright-core';

/** How one attempt went, as a coordinator sees it. */
export interface TimelinePage {
  /** Adds whole minutes to a submitted round, by an event with a reason. */
  addMinutes(minutes: number, reason: string): Promise<void>;
}

export function timelinePageOf(page: Page): TimelinePage {
  return {
    async addMinutes(minutes, reason) {
      await page.getByRole('button', { name: 'Correct counted time' }).click();
      const dialog = page.getByRole('dialog', { name: /^Correct the time of / });
      await dialog.getByText('Add', { exact: true }).click();
      await dialog.getByLabel('Minutes').fill(String(minutes));
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(reason).first().waitFor();
    },
  };
}
