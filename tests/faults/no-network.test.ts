import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { EventId, ProjectId, WindowId } from '#domain';
import { launchChromium } from '../shell/chromium.ts';
import { getDeliverable } from '../story/sample-files.ts';
import { makeHome, removeHome, startCore, type FaultyCore } from './faulty-core.ts';

const watch = pathToFileURL(join(import.meta.dirname, 'network-watch.ts')).href;
const windowId = 'window-a' as WindowId;

let home: string;
let watchFile: string;
let core: FaultyCore;
let browser: Browser;
beforeAll(async () => {
  home = makeHome();
  watchFile = join(home, 'network-watch.txt');
  const env = { NODE_OPTIONS: `--import=${watch}`, PLUMBLINE_NETWORK_WATCH: watchFile };
  core = await startCore(home, { env });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await core.run.stop();
  removeHome(home);
});

/** What the core asked the network for, the watch's own words left out. */
const asked = () =>
  readFileSync(watchFile, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('watching'));

/** Everything the page asks for, wherever it goes; what would leave this machine is refused. */
async function openWatchedPage(): Promise<{ readonly page: Page; readonly urls: string[] }> {
  const context = await browser.newContext({ locale: 'en-US' });
  const urls: string[] = [];
  await context.route('**/*', (route) => {
    urls.push(route.request().url());
    return route.request().url().startsWith(core.url) ? route.continue() : route.abort();
  });
  const page = await context.newPage();
  page.on('websocket', (socket) => urls.push(socket.url()));
  return { page, urls };
}

test('the watch sees every way out that Node has', () => {
  const ways = {
    fetch: "fetch('http://a.example/')",
    https: "(await import('node:https')).get('https://93.184.216.34/')",
    socket: "(await import('node:net')).connect(80, 'c.example')",
    tls: "(await import('node:tls')).connect({ host: 'd.example', port: 443 })",
    lookup: "(await import('node:dns/promises')).lookup('e.example')",
    resolve: "(await import('node:dns')).resolve4('f.example', () => {})",
    datagram: "(await import('node:dgram')).createSocket('udp4').send('x', 53, '9.9.9.9')",
  };
  const script = Object.entries(ways).map(
    ([name, way]) => `try { await ${way}; } catch { console.log('${name}'); }`,
  );
  const file = join(home, 'ways.txt');
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script.join('\n')], {
    env: { ...process.env, NODE_OPTIONS: `--import=${watch}`, PLUMBLINE_NETWORK_WATCH: file },
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(Object.keys(ways));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    'watching',
    expect.stringContaining('a.example'),
    'connect 93.184.216.34',
    'connect c.example',
    'connect d.example',
    'lookup e.example',
    'resolve4 f.example',
    'datagram',
  ]);
});

test('neither the core nor any screen of the page asks for anything beyond this machine', async () => {
  const { page, urls } = await openWatchedPage();
  await page.goto(core.run.launchUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.startsWith('plumbline-session'))?.value ?? '';
  const { id: projectId } = await core.client(token).projects.openSample();
  const paths = [
    'overview',
    'tasks',
    'assignments',
    'people',
    'labor-time',
    'incentives',
    'audit',
    'imports',
  ];
  for (const path of paths) {
    await page.goto(`${core.url}/p/${projectId}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await workOnSample(token, projectId);
  await page.goto(`${core.url}/p/${projectId}/work`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => !url.startsWith(`${core.url}/`))).toEqual([]);
  expect(readFileSync(watchFile, 'utf8')).toContain('watching a worker');
  expect(asked()).toEqual([]);
});

/** What uses most of the core: a task with a file that a worker looks into, submitted. */
async function workOnSample(token: string, projectId: ProjectId): Promise<void> {
  const client = core.client(token);
  const people = await client.projects.samplePeople({ projectId });
  const annotator = people.find(({ roles }) => roles.includes('annotator')) ?? expect.unreachable();
  await client.signIn.actAs({ personId: annotator.id });
  const { assignmentId } = await client.assignments.claim({ projectId, taskId: null });
  const signal = () => ({ projectId, assignmentId, eventId: crypto.randomUUID() as EventId, windowId });
  await client.work.start(signal());
  const upload = await fetch(
    `${core.url}/files/${projectId}/assignments/${assignmentId}/drafts?name=report.docx`,
    {
      method: 'POST',
      body: readFileSync(getDeliverable('sample_001', 'a')),
      headers: { cookie: core.cookie(token), origin: core.url },
    },
  );
  expect(upload.status).toBe(200);
  const sealed = await client.work.submit({ ...signal(), usedNoModel: true, note: null });
  expect(sealed.clock.state).toBe('submitted');
  await client.signIn.stopActing();
}
