import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoreStartError, startCoreRun } from './core-run.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-core-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function writeCore(source: string): string {
  const path = join(folder, 'core.mjs');
  writeFileSync(path, source);
  return path;
}

const ready = `console.log('{"type":"ready","url":"http://127.0.0.1:5151","launchToken":"a+b"}');`;

test('a core that serves is known by its launch address, and ends when asked', async () => {
  const lines: string[] = [];
  const entryPath = writeCore(`
    process.on('SIGTERM', () => process.exit(0));
    console.log(JSON.stringify([process.argv.slice(2), process.env.PLUMBLINE_SHELL]));
    ${ready}
    process.stdin.resume();
  `);
  const run = await startCoreRun({
    entryPath,
    args: ['--port', '0'],
    onLine: (line) => void lines.push(line),
  });
  expect(run.url).toBe('http://127.0.0.1:5151');
  expect(run.launchUrl).toBe('http://127.0.0.1:5151/launch?token=a%2Bb');
  expect(lines).toEqual(['[["serve","--port","0"],"1"]']);
  expect(await run.stop()).toBe(0);
});

test('a core hears machine signals', async () => {
  const lines: string[] = [];
  const entryPath = writeCore(
    `${ready}\nprocess.stdin.on('data', (chunk) => process.stdout.write('heard ' + chunk));`,
  );
  const run = await startCoreRun({ entryPath, args: [], onLine: (line) => void lines.push(line) });
  run.send({ type: 'machine-signal', signal: 'lock' });
  await vi.waitFor(() => expect(lines).toEqual(['heard {"type":"machine-signal","signal":"lock"}']));
  await run.stop();
});

test('a core that does not end when asked is ended', async () => {
  const entryPath = writeCore(`process.on('SIGTERM', () => {});\n${ready}\nprocess.stdin.resume();`);
  const run = await startCoreRun({ entryPath, args: [], stopWithinMs: 100 });
  expect(await run.stop()).toBe(128);
});

test('a core that cannot start says why, with its exit code', async () => {
  const entryPath = writeCore(
    `console.log('{"type":"failed","message":"The database is newer."}'); process.exitCode = 1;`,
  );
  const error: unknown = await startCoreRun({ entryPath, args: [] }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CoreStartError);
  expect(error).toMatchObject({ message: 'The database is newer.', exitCode: 1 });
});

test('a core that just ends is an error too', async () => {
  await expect(startCoreRun({ entryPath: writeCore('process.exit(3)'), args: [] })).rejects.toMatchObject({
    message: 'the core ended before it served',
    exitCode: 3,
  });
});
