import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { signInByLaunch } from '#core/people';
import type { PersonId, ProjectId } from '#domain';
import { startCoreRun } from '../../build/core-run.ts';
import { openCore } from '../../server/host/open-core.ts';
import { launchChromium } from '../shell/chromium.ts';
import { clientOf } from './core-client.ts';
import type { CoreClient } from './core-client.ts';

/** The served app with a home of its own, and a browser in which several people can be at once. */
export interface AppRun {
  readonly home: string;
  readonly url: string;
  readonly browser: Browser;
  /** A browser profile of its own, with the owner signed in. */
  openProfile(options?: BrowserContextOptions): Promise<Profile>;
  /** A browser profile of its own in which nobody is signed in. */
  openStranger(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export interface Profile {
  readonly context: BrowserContext;
  /** Asks the core as whoever is signed in here. */
  readonly client: CoreClient;
  newPage(address: string): Promise<Page>;
  /** Becomes a person of the sample before any page is open. */
  actAs(projectId: ProjectId, name: string): Promise<PersonId>;
}

/** Serves on a new home folder; `prepare` may fill it first. */
export async function startApp(prepare?: (home: string) => Promise<void>): Promise<AppRun> {
  const home = mkdtempSync(join(tmpdir(), 'plumbline-app-'));
  await prepare?.(home);
  const entryPath = join(import.meta.dirname, '..', '..', 'build', 'plumbline.mjs');
  const run = await startCoreRun({ entryPath, args: ['--port', '0', '--home', home] });
  const browser = await launchChromium();
  const url = new URL(run.url).origin;
  const openStranger = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ locale: 'en-US', baseURL: url, ...options });
    context.setDefaultTimeout(60_000);
    return context;
  };
  return {
    home,
    url,
    browser,
    openStranger,
    async openProfile(options) {
      const context = await openStranger(options);
      const { port } = new URL(url);
      const value = await signInOwner(home);
      await context.addCookies([{ name: `plumbline-session-${port}`, value, url, sameSite: 'Strict' }]);
      return makeProfile(context, await clientOf(context, url));
    },
    async close() {
      await browser.close();
      await run.stop();
      rmSync(home, { recursive: true });
    },
  };
}

/** A further sign-in of the owner: a launch link signs in only once. */
async function signInOwner(home: string): Promise<string> {
  const opened = await openCore({ home });
  const { token } = await signInByLaunch(opened.core, { userName: 'Owner', device: 'Chromium' });
  await opened.close();
  return token;
}

function makeProfile(context: BrowserContext, client: CoreClient): Profile {
  return {
    context,
    client,
    async newPage(address) {
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
    async actAs(projectId, name) {
      const people = await client.projects.samplePeople({ projectId });
      const person = people.find(({ displayName }) => displayName === name);
      if (!person) throw new Error(`The sample has no ${name}`);
      await client.signIn.actAs({ personId: person.id });
      return person.id;
    },
  };
}
