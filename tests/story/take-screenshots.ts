import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildIfStale } from '../../build/build.ts';
import type { ProjectId } from '#domain';
import { startApp } from './app-run.ts';
import type { AppRun } from './app-run.ts';
import { fillWithSample } from './rich-sample.ts';
import { settle, showStop, tourScreens } from './screen-tour.ts';
import type { TourStop } from './screen-tour.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const schemes = ['light', 'dark'] as const;
const languages = ['en', 'zh'] as const;

/** What the README and the user guide show. */
const documented = ['overview', 'work-running', 'check', 'timeline', 'labor-time'] as const;

const root = join(import.meta.dirname, '..', '..');

/** Every look of one stop, each as `FOLDER/NAME-LANGUAGE-SCHEME-WIDTH.png`. */
async function takeAll(stop: TourStop, folder: string): Promise<void> {
  const { page, name } = stop;
  for (const language of languages) {
    await showStop(stop, language);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settle(page);
        await page.screenshot({ path: join(folder, `${name}-${language}-${colorScheme}-${size.width}.png`) });
      }
    }
  }
  process.stdout.write(`${name}\n`);
}

async function takeTour(app: AppRun, projectId: ProjectId, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tourScreens(app, projectId, { viewport: sizes[0] }, (stop) => takeAll(stop, folder));
}

/** The sample alone, and the sample among the hundred tasks of the published pack where that is at hand. */
async function takeScreenshots(folder: string): Promise<void> {
  await buildIfStale();
  const pack = resolve(root, '..', 'shared', 'data', 'officeval');
  for (const name of existsSync(pack) ? (['sample', 'pack'] as const) : (['sample'] as const)) {
    let projectId = '' as ProjectId;
    const app = await startApp(async (home) => void (projectId = await fillWithSample(home)));
    if (name === 'pack') {
      const { client, context } = await app.openProfile();
      await client.imports.apply({ projectId, source: { kind: 'path', path: pack, inputs: null } });
      await client.assignments.draw({ projectId, taskIds: null, seed: 'pack' });
      await context.close();
    }
    await takeTour(app, projectId, join(folder, name));
    await app.close();
  }
  const images = join(root, 'docs', 'images');
  await mkdir(images, { recursive: true });
  for (const name of documented) {
    await cp(join(folder, 'sample', `${name}-en-light-1280.png`), join(images, `${name}.png`));
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node tests/story/take-screenshots.ts OUT\n');
  process.exitCode = 2;
} else await takeScreenshots(resolve(folder));
