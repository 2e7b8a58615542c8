import type { Browser, BrowserContext } from 'playwright-core';
import { buildIfStale } from '../../../build/build.ts';
import { launchChromium } from '../../shell/chromium.ts';
import { makeFigure, type Figure } from '../figure.ts';
import { countRuns, timeOnce } from '../sample.ts';
import { startSubjectCore } from '../start-subject-core.ts';
import type { Subject } from '../subject.ts';

const screens = [
  { name: 'page: my work', path: 'work' },
  { name: 'page: overview', path: 'overview' },
];

/** From entering the address in a browser that has loaded nothing yet to the heading of the screen. */
export async function measurePage(subject: Subject): Promise<Figure[]> {
  await buildIfStale();
  const core = await startSubjectCore(subject);
  const browser = await launchChromium();
  const cookies = await signIn(browser, core.launchUrl);
  const figures: Figure[] = [];
  const loadCount = countRuns(subject.size, 7);
  for (const { name, path } of screens) {
    const url = `${core.url}/p/${subject.cast.projectId}/${path}`;
    const values: number[] = [];
    const yardstick: number[] = [];
    for (let load = 0; load <= loadCount; load += 1) {
      values.push(await loadOnce(browser, cookies, url, 'h1'));
      yardstick.push(await loadOnce(browser, cookies, `${core.url}/plumbline.svg`, 'svg'));
    }
    figures.push(
      makeFigure(subject.engine, {
        name,
        values: values.slice(1),
        goal: 1_500,
        yardstick: { name: 'a static file of the same server', values: yardstick.slice(1) },
      }),
    );
  }
  await browser.close();
  await core.stop();
  return figures;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

async function signIn(browser: Browser, launchUrl: string): Promise<Cookies> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(launchUrl);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Loads an address with an empty cache; gives the time until the element shows. */
async function loadOnce(browser: Browser, cookies: Cookies, url: string, element: string): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const { wallMs } = await timeOnce(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(element).first().waitFor({ state: 'visible' });
  });
  await context.close();
  return wallMs;
}
