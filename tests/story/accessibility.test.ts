import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun } from './app-run.ts';
import { pictureFailures } from './picture-failures.ts';
import { fillWithSample } from './rich-sample.ts';
import { showStop, tourScreens } from './screen-tour.ts';

const looks = [
  ['en', 'light'],
  ['zh', 'dark'],
] as const;

let app: AppRun;
let projectId: ProjectId;
beforeAll(async () => {
  app = await startApp(async (home) => void (projectId = await fillWithSample(home)));
});
afterAll(() => app.close());
pictureFailures(() => app);

/** What axe says of the page, as one line per element; minor and moderate findings are left out. */
async function listFaults(page: Page, label: string): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    { resultTypes: ['violations'] } satisfies RunOptions,
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
    // Rules look at words in either language and at colours in either scheme; the two do not depend on each other.
    for (const [language, colorScheme] of looks) {
      await stop.page.emulateMedia({ colorScheme });
      await showStop(stop, language);
      faults.push(...(await listFaults(stop.page, `${stop.name} ${language} ${colorScheme}`)));
    }
  });
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
}, 600_000);
