import type { Download, Page } from 'playwright-core';
import { tableOf } from './table.ts';
import type { Table } from './table.ts';

/** Labor time of every task, and the files that carry it. */
export interface LaborTimePage {
  readonly table: Table;
  /** Downloads an export, as `CSV` within `One row per task`. */
  download(group: string, format: string): Promise<Download>;
}

export function laborTimePageOf(page: Page): LaborTimePage {
  return {
    table: tableOf(page, 'Labor time'),
    async download(group, format) {
      await page.getByRole('button', { name: 'Export' }).click();
      const item = page.getByRole('group', { name: group }).getByRole('menuitem', { name: format });
      const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
      return download;
    },
  };
}
