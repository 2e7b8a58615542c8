import { beforeEach, expect, test } from 'vitest';
import type { ShellToCore } from '#contract';
import type { CoreListener } from './core-process.ts';
import { CoreSupervisor } from './core-supervisor.ts';
import { TimersDouble } from './electron-double.ts';
import { createRetryDelays } from './retry-delays.ts';

interface Run {
  readonly port: number;
  readonly listener: CoreListener;
  readonly sent: ShellToCore[];
  isKilled: boolean;
}

let runs: Run[];
let timers: TimersDouble;
let givenUp: (string | undefined)[];
let supervisor: CoreSupervisor;
const last = (): Run => runs.at(-1)!;
const becomeReady = (port = 5151): void =>
  last().listener.ready({ type: 'ready', url: `http://127.0.0.1:${port}`, launchToken: 't' });

beforeEach(() => {
  runs = [];
  givenUp = [];
  timers = new TimersDouble();
  supervisor = new CoreSupervisor({
    start(port, listener) {
      const run: Run = { port, listener, sent: [], isKilled: false };
      runs.push(run);
      return { send: (message) => void run.sent.push(message), kill: () => void (run.isKilled = true) };
    },
    timers,
    retryDelays: createRetryDelays(3),
    onReady: () => {},
    onSecretRequested: () => {},
    onGivenUp: (failure) => void givenUp.push(failure),
  });
  supervisor.start();
});

test('a crashed core is started again on the port it had, so that the page keeps its origin', () => {
  expect(last().port).toBe(0);
  becomeReady(5151);
  last().listener.exited(undefined);
  expect(runs).toHaveLength(1);
  timers.pass(500);
  expect(runs.map(({ port }) => port)).toEqual([0, 5151]);
});

test('a core that never gets ready on its old port is tried on any', () => {
  becomeReady(5151);
  last().listener.exited(undefined);
  timers.pass(500);
  last().listener.exited(undefined);
  timers.pass(1_000);
  expect(runs.map(({ port }) => port)).toEqual([0, 5151, 0]);
});

test('restarts wait ever longer and end after the last one', () => {
  const startedAt: number[] = [];
  for (const delayMs of [500, 1_000, 2_000]) {
    last().listener.exited(undefined);
    timers.pass(delayMs - 1);
    startedAt.push(runs.length);
    timers.pass(1);
    startedAt.push(runs.length);
  }
  expect(startedAt).toEqual([1, 2, 2, 3, 3, 4]);
  expect(givenUp).toEqual([]);
  last().listener.exited(undefined);
  expect(givenUp).toEqual([undefined]);
});

test('a core that ran healthily for a minute has its failures forgotten', () => {
  for (let crash = 0; crash < 6; crash++) {
    becomeReady();
    timers.pass(60_000);
    last().listener.exited(undefined);
    timers.pass(500);
  }
  expect(runs).toHaveLength(7);
  expect(givenUp).toEqual([]);
});

test('a core that says why it cannot start is not started again', () => {
  last().listener.exited('The database is newer than this Plumbline.');
  timers.pass(60_000);
  expect(runs).toHaveLength(1);
  expect(givenUp).toEqual(['The database is newer than this Plumbline.']);
});

test('stopping tells the core and ends when it is gone', async () => {
  becomeReady();
  const stopped = supervisor.stop();
  expect(last().sent).toEqual([{ type: 'machine-signal', signal: 'shutdown' }]);
  last().listener.exited(undefined);
  await stopped;
  timers.pass(60_000);
  expect(runs).toHaveLength(1);
  expect(last().isKilled).toBe(false);
});

test('a core that does not stop within 3 s is ended', async () => {
  becomeReady();
  const stopped = supervisor.stop();
  timers.pass(2_999);
  expect(last().isKilled).toBe(false);
  timers.pass(1);
  await stopped;
  expect(last().isKilled).toBe(true);
});

test('stopping twice says it once', async () => {
  becomeReady();
  const both = [supervisor.stop(), supervisor.stop()];
  last().listener.exited(undefined);
  await Promise.all(both);
  expect(last().sent).toHaveLength(1);
});

test('stopping between two runs starts none', async () => {
  last().listener.exited(undefined);
  await supervisor.stop();
  timers.pass(60_000);
  expect(runs).toHaveLength(1);
});
