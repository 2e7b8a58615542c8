import { mkdtemp, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBridgeCalls } from './bridge-calls.ts';
import { ElectronDouble } from './electron-double.ts';
import { createKeychain } from './keychain.ts';
import { serveBridge } from './serve-bridge.ts';

const origin = 'http://127.0.0.1:5151';
const ownFrame = { origin, parent: null };
let home: string;
let document: string;
let double: ElectronDouble;

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'plumbline-bridge-')));
  await mkdir(join(home, 'attempts', 'a1'), { recursive: true });
  document = join(home, 'attempts', 'a1', 'letter.docx');
  await writeFile(document, 'x');
  double = new ElectronDouble();
  const keychain = createKeychain(double.api, 'linux', join(home, 'secrets.json'));
  serveBridge(double.api, createBridgeCalls(double.api, keychain, home), () => origin);
});
afterEach(() => rm(home, { recursive: true }));

function call(name: string, args: readonly unknown[], senderFrame: object | null = ownFrame): unknown {
  return double.ipcListeners.get(`plumbline:${name}`)!({ senderFrame }, ...args);
}

const done = { ok: true, value: null };
const refused = (refusal: string) => ({ ok: false, refusal });

test('there is one channel for each call and no other', () => {
  expect([...double.ipcListeners.keys()].toSorted()).toEqual([
    'plumbline:clearSecret',
    'plumbline:hasSecret',
    'plumbline:openPath',
    'plumbline:setSecret',
    'plumbline:showInFolder',
  ]);
});

test('a frame that is not the page of the core is refused on every channel', async () => {
  const frames = [
    null,
    { origin: 'https://example.org', parent: null },
    { origin, parent: ownFrame },
    { origin: 'null', parent: null },
  ];
  for (const channel of double.ipcListeners.keys()) {
    for (const frame of frames) {
      expect(() => call(channel.replace('plumbline:', ''), [document, 'x'], frame)).toThrow(
        'not the page of the core',
      );
    }
  }
  expect(double.openedPaths).toEqual([]);
});

test('a document of an attempt is opened and shown', async () => {
  expect(await call('openPath', [document])).toEqual(done);
  expect(await call('showInFolder', [document])).toEqual(done);
  expect([double.openedPaths, double.shownPaths]).toEqual([[document], [document]]);
});

test('a document that no app opens is said to be so', async () => {
  double.openFault = 'no application';
  expect(await call('openPath', [document])).toEqual(refused('no-app-for-file'));
});

test('nothing else is opened or shown', async () => {
  const secrets = join(home, 'secrets.json');
  expect(await call('openPath', [secrets])).toEqual(refused('outside-attempt-folder'));
  expect(await call('showInFolder', [secrets])).toEqual(refused('outside-attempt-folder'));
  expect(await call('openPath', [])).toEqual(refused('bad-input'));
  expect([double.openedPaths, double.shownPaths]).toEqual([[], []]);
});

test('a secret can be set, asked after and cleared, but never read', async () => {
  expect(await call('hasSecret', ['openai'])).toEqual({ ok: true, value: false });
  expect(await call('setSecret', ['openai', 'sk-123'])).toEqual(done);
  expect(await call('hasSecret', ['openai'])).toEqual({ ok: true, value: true });
  expect(await call('clearSecret', ['openai'])).toEqual(done);
  expect(await call('hasSecret', ['openai'])).toEqual({ ok: true, value: false });
});

test.each([
  ['hasSecret', ['__proto__']],
  ['hasSecret', [7]],
  ['setSecret', ['Open AI', 'sk']],
  ['setSecret', ['openai', '']],
  ['setSecret', ['openai', { length: 3 }]],
  ['setSecret', ['openai', 'x'.repeat(8_193)]],
  ['clearSecret', ['../x']],
])('%s refuses %j', async (name, args) => {
  expect(await call(name, args)).toEqual(refused('bad-input'));
});

test('without a keychain a secret is refused rather than kept in plain text', async () => {
  double.safeStorage.isAvailable = false;
  expect(await call('setSecret', ['openai', 'sk-123'])).toEqual(refused('keychain-unavailable'));
  expect(await call('hasSecret', ['openai'])).toEqual({ ok: true, value: false });
});
