import type { Page } from 'playwright-core';

/** The list of projects, where the owner begins. */
export interface ProjectsPage {
  openSample(): Promise<void>;
}

export function projectsPageOf(page: Page): ProjectsPage {
  return {
    async openSample() {
      await page.getByRole('button', { name: 'Open the sample project' }).click();
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    },
  };
}
