import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMember, insertProject, insertTask } from '#tests/builders';
import { assign } from '#tests/work-builders';
import { heartbeatMs, type AssignmentId, type EventId, type ProjectId, type WindowId } from '#domain';
import { makeHome, makeToken, removeHome, startCore, withHome, type FaultyCore } from './faulty-core.ts';

const crowdCount = 50;
const openTaskCount = 20;
const windowId = 'window-a' as WindowId;

let home: string;
let core: FaultyCore;
let projectId: ProjectId;
let assignmentId: AssignmentId;
let worker: string;
let crowd: readonly string[];

beforeAll(async () => {
  home = makeHome();
  await withHome(home, async (bare) => {
    projectId = await insertProject(bare);
    const annotator = await insertMember(bare, projectId, 'Mei', 'annotator');
    const taskId = await insertTask(bare, projectId, 'task-0');
    ({ assignmentId } = await assign(bare, projectId, taskId, annotator, 1));
    worker = await makeToken(bare, annotator);
    // Her own task has one slot left as well.
    for (let n = 1; n < openTaskCount; n += 1) await insertTask(bare, projectId, `task-${n}`, n + 1);
    const tokens: string[] = [];
    for (let n = 0; n < crowdCount; n += 1)
      tokens.push(await makeToken(bare, await insertMember(bare, projectId, `Person ${n}`, 'annotator')));
    crowd = tokens;
  });
  core = await startCore(home);
  await core.client(worker).work.start(signal());
});
afterAll(async () => {
  await core.run.stop();
  removeHome(home);
});

const signal = () => ({ projectId, assignmentId, eventId: crypto.randomUUID() as EventId, windowId });

async function beat(): Promise<number> {
  const began = performance.now();
  const { state } = await core.client(worker).work.heartbeat(signal());
  expect(state).toBe('running');
  return performance.now() - began;
}

/** Heartbeats, more often than any page sends them, while something else goes on; how long each took, shortest first. */
async function beatDuring(action: Promise<unknown>): Promise<readonly number[]> {
  const state = { isOver: false };
  const over = action.finally(() => (state.isOver = true));
  const laps: number[] = [];
  do {
    laps.push(await beat());
    await wait(50);
  } while (!state.isOver);
  await over;
  return laps.toSorted((a, b) => a - b);
}

const median = (laps: readonly number[]): number => laps[Math.floor(laps.length / 2)] ?? Infinity;

const send = (path: string, token: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${core.url}${path}`, {
    method: 'POST',
    body,
    headers: { cookie: core.cookie(token), origin: core.url, ...headers },
  });

test('fifty people who claim at once get each slot once, and the rest are told', async () => {
  const outcomes = await Promise.allSettled(
    crowd.map((token) => core.client(token).assignments.claim({ projectId, taskId: null })),
  );
  const claimed = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  // Two slots a task, of which one was taken before.
  expect(claimed).toHaveLength(openTaskCount * 2 - 1);
  expect(new Set(codes)).toEqual(new Set(['nothing-to-claim']));
  await withHome(home, async ({ db }) => {
    const rows = await db.read.selectFrom('assignments').select(['taskId', 'slot', 'personId']).execute();
    expect(new Set(rows.map(({ taskId, slot }) => `${taskId} ${slot}`)).size).toBe(openTaskCount * 2);
    expect(new Set(rows.map(({ taskId, personId }) => `${taskId} ${personId}`)).size).toBe(rows.length);
  });
});

test('a large upload keeps nobody’s heartbeat waiting', async () => {
  const bytes = Buffer.alloc(100 * 1024 ** 2, 7);
  const upload = send(`/files/${projectId}/assignments/${assignmentId}/drafts?name=large.mp4`, worker, bytes);
  const laps = await beatDuring(upload);
  expect((await upload).status).toBe(200);
  expect(laps.length).toBeGreaterThan(1);
  expect(median(laps)).toBeLessThan(200);
  const [draft] = (await core.client(worker).work.get({ projectId, assignmentId, windowId })).drafts;
  expect(draft?.bytes).toBe(bytes.length);
});

test('uploads and downloads that break off leave no file open and nothing half stored', async () => {
  const before = countOpenFiles();
  const path = `/files/${projectId}/assignments/${assignmentId}/drafts`;
  for (let n = 0; n < 20; n += 1) {
    const page = new AbortController();
    const download = await fetch(`${core.url}${path}/1`, {
      headers: { cookie: core.cookie(worker) },
      signal: page.signal,
    });
    await download.body?.getReader().read();
    page.abort();
    await fetch(`${core.url}${path}/1`, { method: 'HEAD', headers: { cookie: core.cookie(worker) } });
    await breakOffUpload(`${path}?name=half-${n}.mp4`);
  }
  await expect.poll(() => readdirSync(join(home, 'files', 'incoming'))).toEqual([]);
  await expect.poll(countOpenFiles).toBeLessThan(before + 10);
  expect((await core.client(worker).work.get({ projectId, assignmentId, windowId })).drafts).toHaveLength(1);
  await beat();
});

/** Files that the core's process holds open; where the system does not tell, none. */
function countOpenFiles(): number {
  const folder = `/proc/${core.pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** Says it sends a megabyte, and hangs up after some bytes of it. */
async function breakOffUpload(path: string): Promise<void> {
  const socket = await openSocket();
  const { host } = new URL(core.url);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${core.cookie(worker)}\r\ncontent-length: 1000000\r\n\r\n`,
  );
  socket.write(Buffer.alloc(50_000));
  await wait(5);
  socket.destroy();
}

function openSocket(): Promise<Socket> {
  const { hostname, port } = new URL(core.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });
}

test('calls that are too large, broken or no HTTP at all are refused, and work goes on', async () => {
  const json = { 'content-type': 'application/json' };
  const bomb = Buffer.from(JSON.stringify({ json: { projectId: 'x'.repeat(10 * 1024 ** 2) } }));
  const refused = await Promise.all(
    Array.from({ length: 4 }, () => send('/rpc/work/list', worker, bomb, json)),
  );
  expect(refused.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  for (const body of ['{', '{"json":', '\u0000', '['.repeat(1_000_000)])
    expect((await send('/rpc/work/list', worker, body, json)).status).toBe(400);
  for (const line of [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
  ]) {
    const socket = await openSocket();
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data: Buffer) => resolve(data.toString()));
      socket.once('close', () => resolve(''));
    });
    socket.write(line);
    expect(await answered).toMatch(/^(HTTP\/1\.1 4\d\d .*)?/);
    socket.destroy();
  }
  await beat();
});

test('two hundred connections that never finish their first line keep nobody out', async () => {
  const sockets = await Promise.all(Array.from({ length: 200 }, openSocket));
  for (const socket of sockets) socket.write('POST /rpc/work/heartbeat HTTP/1.1\r\nhost: 127');
  const laps: number[] = [];
  for (let n = 0; n < 10; n += 1) laps.push(await beat());
  for (const socket of sockets) socket.destroy();
  expect(median(laps)).toBeLessThan(500);
});

test('a page that opens streams without end is stopped at a couple of dozen; others get theirs', async () => {
  const open = (token: string, stop: AbortController) =>
    fetch(`${core.url}/rpc/live/changes`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: core.cookie(token), origin: core.url },
      signal: stop.signal,
    });
  const stop = new AbortController();
  const answers = await Promise.all(Array.from({ length: 60 }, () => open(worker, stop)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
  const other = new AbortController();
  const theirs = await open(crowd[0] ?? '', other);
  expect(theirs.status).toBe(200);
  const reader = theirs.body?.pipeThrough(new TextDecoderStream()).getReader();
  await core.client(worker).work.pause({ ...signal(), reason: 'meal', note: null });
  await core.client(worker).work.resume(signal());
  let heard = '';
  while (!heard.includes('"topics"')) heard += (await reader?.read())?.value ?? expect.unreachable();
  expect(heard).toContain(projectId);
  stop.abort();
  other.abort();
  const again = new AbortController();
  await expect.poll(async () => (await open(worker, again)).status).toBe(200);
  again.abort();
});

test('a connection outlives the pause between two heartbeats by far', async () => {
  const kept = (await fetch(`${core.url}/health`)).headers.get('keep-alive');
  expect(Number(/timeout=(\d+)/.exec(kept ?? '')?.[1]) * 1_000).toBeGreaterThan(heartbeatMs * 10);
});
