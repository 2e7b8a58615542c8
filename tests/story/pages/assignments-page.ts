import type { Page } from 'playwright-core';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';

/** The coordinator's list of who is on which task. */
export interface AssignmentsPage {
  readonly table: Table;
  /** Draws all open places; resolves to what the page says about it. */
  draw(seed: string): Promise<string>;
  openTimeline(name: string, externalId: string): Promise<void>;
}

export function assignmentsPageOf(page: Page): AssignmentsPage {
  const table = tableOf(page, 'Assignments');
  return {
    table,
    async draw(seed) {
      await page.getByRole('button', { name: 'Draw all open places' }).click();
      const dialog = page.getByRole('dialog', { name: 'Draw all open places' });
      await dialog.getByLabel('Seed').fill(seed);
      await dialog.getByRole('button', { name: 'Draw', exact: true }).click();
      const outcome = page.getByRole('dialog', { name: 'Draw finished' });
      const said = await outcome.getByRole('status').innerText();
      await outcome.getByRole('button', { name: 'Close' }).last().click();
      await outcome.waitFor({ state: 'hidden' });
      return said;
    },
    async openTimeline(name, externalId) {
      await table.grid.getByRole('link', { name: `Timeline of ${name} on ${externalId}` }).click();
      await page.getByRole('heading', { level: 1, name: `${name} on ${externalId}` }).waitFor();
    },
  };
}
