import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun } from './app-run.ts';
import { fillWithSample } from './rich-sample.ts';
import { showStop, tourScreens } from './screen-tour.ts';

let app: AppRun;
let projectId: ProjectId;
beforeAll(async () => {
  app = await startApp(async (home) => void (projectId = await fillWithSample(home)));
});
afterAll(() => app.close());

/** What axe says of the page, as one line per element; minor and moderate findings are left out. */
async function listFaults(page: Page, label: string, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (run) => (globalThis as unknown as { axe: { run(run: object): Promise<AxeResults> } }).axe.run(run),
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${label}: ${id}: ${any[0]?.message ?? ''} ${html}`),
    );
}

test('axe finds nothing serious on any screen, in both languages, light and dark', async () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  await tourScreens(app, projectId, {}, async (stop) => {
    seen.add(stop.name);
    for (const language of ['en', 'zh'] as const) {
      await stop.page.emulateMedia({ colorScheme: 'light' });
      await showStop(stop, language);
      faults.push(...(await listFaults(stop.page, `${stop.name} ${language}`, {})));
      // Only colours differ in the dark.
      await stop.page.emulateMedia({ colorScheme: 'dark' });
      await stop.page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
      const runOnly = ['color-contrast'];
      faults.push(...(await listFaults(stop.page, `${stop.name} ${language} dark`, { runOnly })));
    }
  });
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
}, 600_000);
