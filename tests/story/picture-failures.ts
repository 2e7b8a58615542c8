import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Browser } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'story');

interface Pictured {
  readonly browser: Browser | null;
  readonly home: string;
}

/** Keeps what every page of the browser showed when a test failed, says where, and what the core logged last. */
export function pictureFailures(getPictured: () => Pictured): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const { browser, home } = getPictured();
    await mkdir(folder, { recursive: true });
    const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
    for (const [index, page] of pages.entries()) {
      const path = join(folder, `${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}-${index + 1}.png`);
      await page.screenshot({ path });
      process.stdout.write(`At ${page.url()} the page showed ${path}\n`);
    }
    const log = await readFile(join(home, 'logs', 'core.log'), 'utf8').catch(() => '');
    process.stdout.write(`The core logged last:\n${log.split('\n').slice(-6).join('\n')}\n`);
  });
}
