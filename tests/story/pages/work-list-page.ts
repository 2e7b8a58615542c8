import type { Page } from 'playwright-core';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';

/** An annotator's list of tasks. */
export interface WorkListPage {
  readonly table: Table;
  open(externalId: string): Promise<void>;
}

export function workListPageOf(page: Page): WorkListPage {
  const table = tableOf(page, 'My tasks');
  return {
    table,
    async open(externalId) {
      await table.row(externalId).click();
      await page.getByRole('heading', { level: 1, name: externalId }).waitFor();
    },
  };
}
