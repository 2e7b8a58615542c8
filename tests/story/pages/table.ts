import type { Locator, Page } from 'playwright-core';

/** A table of the app, by its label. */
export interface Table {
  readonly grid: Locator;
  row(...texts: readonly string[]): Locator;
  /** The text of every cell that is shown, keyed by the head of its column. */
  listRows(): Promise<readonly Readonly<Record<string, string>>[]>;
}

export function tableOf(page: Page, label: string): Table {
  const grid = page.getByRole('grid', { name: label });
  return {
    grid,
    row: (...texts) =>
      texts.reduce((rows, hasText) => rows.filter({ hasText }), grid.getByRole('rowgroup').getByRole('row')),
    async listRows() {
      await grid.getByRole('rowgroup').getByRole('row').first().waitFor();
      const heads = await grid.getByRole('columnheader').allInnerTexts();
      const rows = await grid.getByRole('rowgroup').getByRole('row').all();
      return Promise.all(
        rows.map(async (row) => {
          const cells = await row.getByRole('gridcell').allInnerTexts();
          return Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']));
        }),
      );
    },
  };
}
