import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Browser } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'story');

/** Keeps what every page of the browser showed when a test failed, and says where. */
export function pictureFailures(getBrowser: () => Browser | null): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await mkdir(folder, { recursive: true });
    const pages =
      getBrowser()
        ?.contexts()
        .flatMap((context) => context.pages()) ?? [];
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}-${index + 1}.png`);
      await page.screenshot({ path });
      process.stdout.write(`At ${page.url()} the page showed ${path}\n`);
    }
  });
}
