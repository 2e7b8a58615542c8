import type { Page } from 'playwright-core';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';

/** An expert's queue and the check that opens from it. */
export interface ChecksPage {
  readonly queue: Table;
  /** Takes one that waits: among those of a task and round, the one that waits longest. */
  claim(externalId: string): Promise<void>;
  accept(externalId: string): Promise<void>;
  /** Sends it back with a note on a point of the rubric, such as `Item 1`. */
  sendBack(externalId: string, point: string, note: string, summary: string): Promise<void>;
}

export function checksPageOf(page: Page): ChecksPage {
  const queue = tableOf(page, 'Submissions to check');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    queue,
    async claim(externalId) {
      await queue.row(externalId).first().click();
      await page.getByRole('heading', { level: 1, name: externalId }).waitFor();
      await button('Accept').waitFor();
    },
    async accept(externalId) {
      await button('Accept').click();
      const dialog = page.getByRole('dialog', { name: `Accept ${externalId}?` });
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('heading', { level: 1, name: 'Checking' }).waitFor();
    },
    async sendBack(externalId, point, note, summary) {
      await button(`Add a note on ${point}`).click();
      await page.getByRole('textbox', { name: `Note on ${point}` }).fill(note);
      await page.getByRole('textbox', { name: 'Summary' }).fill(summary);
      await button('Return for revision').click();
      const dialog = page.getByRole('dialog', { name: `Return ${externalId} for a revision?` });
      await dialog.getByRole('button', { name: 'Return for revision' }).click();
      await page.getByRole('heading', { level: 1, name: 'Checking' }).waitFor();
    },
  };
}
