import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertMember, insertProject, insertTask } from '#tests/builders';
import { assign } from '#tests/work-builders';
import { findAttemptOfAssignment, listEvents, listOpenIntervals } from '#db';
import type { AssignmentId, EventId, ProjectId, WindowId } from '#domain';
import { startCoreRun } from '../../build/core-run.ts';
import {
  entryPath,
  makeHome,
  makeToken,
  removeHome,
  startCore,
  withHome,
  type CoreClient,
  type FaultyCore,
} from './faulty-core.ts';

let home: string;
let core: FaultyCore | undefined;
let projectId: ProjectId;
let assignmentId: AssignmentId;
let token: string;

beforeEach(async () => {
  home = makeHome();
  await withHome(home, async (bare) => {
    projectId = await insertProject(bare);
    const annotator = await insertMember(bare, projectId, 'Mei', 'annotator');
    const taskId = await insertTask(bare, projectId, 'task-1');
    ({ assignmentId } = await assign(bare, projectId, taskId, annotator, 1));
    token = await makeToken(bare, annotator);
  });
});
afterEach(async () => {
  await core?.run.stop();
  core = undefined;
  removeHome(home);
});

const windowId = 'window-a' as WindowId;
const signal = () => ({ projectId, assignmentId, eventId: crypto.randomUUID() as EventId, windowId });
const clockOf = async (client: CoreClient) =>
  (await client.work.get({ projectId, assignmentId, windowId })).clock;

async function startWorking(): Promise<CoreClient> {
  core = await startCore(home);
  const client = core.client(token);
  await client.work.start(signal());
  await client.work.heartbeat(signal());
  return client;
}

/** What lies in the home folder once nobody serves it. */
function readEvents() {
  return withHome(home, async ({ db }) => {
    const attempt = await findAttemptOfAssignment(db.read, assignmentId);
    expect(await db.checkIntegrity()).toEqual([]);
    return {
      events: await listEvents(db.read, attempt?.id ?? expect.unreachable()),
      open: await listOpenIntervals(db.read),
    };
  });
}

test('SIGTERM stops the clock that runs and ends with 0 in time, though heartbeats keep coming', async () => {
  const client = await startWorking();
  const run = core?.run ?? expect.unreachable();
  const answers: string[] = [];
  const beats = (async () => {
    for (let isUp = true; isUp;)
      isUp = await client.work.heartbeat(signal()).then(
        ({ state }) => answers.push(state) > 0,
        () => false,
      );
  })();
  await wait(100);
  const began = performance.now();
  process.kill(core?.pid ?? expect.unreachable(), 'SIGTERM');
  expect(await run.exited).toBe(0);
  expect(performance.now() - began).toBeLessThan(3_000);
  await beats;
  expect(answers.length).toBeGreaterThan(0);
  const { events, open } = await readEvents();
  expect(events.at(-1)).toMatchObject({ type: 'suspended', cause: 'shutdown' });
  expect(open).toEqual([]);
});

test('a core that was killed comes back, and the page’s next heartbeat goes on', async () => {
  await startWorking();
  const port = Number(new URL(core?.url ?? '').port);
  await core?.kill();
  core = await startCore(home, { port });
  const client = core.client(token);
  expect((await client.work.heartbeat(signal())).state).toBe('running');
  await wait(50);
  expect((await client.work.heartbeat(signal())).state).toBe('running');
  await core.run.stop();
  const { events } = await readEvents();
  const boots = new Set(events.map(({ bootId }) => bootId));
  expect(boots.size).toBe(2);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index));
});

test('sleep stops the clock at once, the page wakes it; idle time is flagged; shutdown ends with 0', async () => {
  const client = await startWorking();
  const run = core?.run ?? expect.unreachable();
  run.send({ type: 'machine-signal', signal: 'suspend' });
  await expect.poll(() => clockOf(client)).toMatchObject({ state: 'suspended', suspendCause: 'sleep' });
  run.send({ type: 'machine-signal', signal: 'resume' });
  expect((await client.work.heartbeat(signal())).state).toBe('running');
  run.send({ type: 'machine-signal', signal: 'idle', idleMs: 90_000 });
  run.send({ type: 'machine-signal', signal: 'idle', idleMs: 1_000 });
  await expect.poll(async () => (await clockOf(client)).idleMs).toBeGreaterThan(0);
  expect((await clockOf(client)).state).toBe('running');
  run.send({ type: 'machine-signal', signal: 'shutdown' });
  expect(await run.exited).toBe(0);
  const { events, open } = await readEvents();
  expect(events.at(-1)).toMatchObject({ type: 'suspended', cause: 'shutdown' });
  expect(open).toEqual([]);
});

test('nonsense on standard input changes nothing; its end means that the shell has gone', async () => {
  const child = spawn(process.execPath, [entryPath, 'serve', '--port', '0', '--home', home], {
    env: { ...process.env, PLUMBLINE_SHELL: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  const nonsense = [
    '',
    'hello',
    '{',
    '{}',
    '[]',
    'null',
    '{"type":"machine-signal"}',
    '{"type":"machine-signal","signal":{"toString":1}}',
    '{"type":"machine-signal","signal":"idle","idleMs":"x"}',
    '{"type":"machine-signal","signal":"idle","idleMs":-5}',
    '{"type":"machine-signal","signal":"idle","idleMs":1e308}',
    '\u0000\u0001',
    'x'.repeat(100_000),
  ];
  child.stdin.write(`${nonsense.join('\n')}\n`);
  await wait(200);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  child.stdin.end();
  expect(await exited).toEqual([0, null]);
});

test('a second core on the same folder is refused by name; the first one does not notice', async () => {
  const client = await startWorking();
  const second = startCoreRun({ entryPath, args: ['--port', '0', '--home', home] });
  await expect(second).rejects.toMatchObject({ name: 'CoreStartError', exitCode: 2 });
  const message = await second.catch((error: Error) => error.message);
  expect(message).toContain(`process ${core?.pid}`);
  expect(message).toContain(core?.url);
  expect((await client.work.heartbeat(signal())).state).toBe('running');
  await core?.kill();
  core = await startCore(home);
  expect((await core.client(token).work.heartbeat(signal())).state).toBe('running');
});

test('a port that is taken is named, and the folder stays free for another try', async () => {
  await startWorking();
  const { port } = new URL(core?.url ?? '');
  const elsewhere = makeHome();
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(
      startCoreRun({ entryPath, args: ['--port', port, '--home', elsewhere] }),
    ).rejects.toMatchObject({
      exitCode: 2,
      message: `Port ${port} is taken; another Plumbline may be running. Choose another with --port.`,
    });
  removeHome(elsewhere);
});
