import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildShell } from './build-shell.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-build-'));
  await buildShell(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the main process is one ES module that needs Electron and Node alone', () => {
  const source = readFileSync(join(folder, 'main.mjs'), 'utf8');
  const imported = [...source.matchAll(/^import .* from "(.+)";$/gm)].map(([, name]) => name);
  expect(imported).toContain('electron');
  expect(imported.filter((name) => name !== 'electron' && !name?.startsWith('node:'))).toEqual([]);
  expect(source).not.toContain('__dirname');
});

/** An Electron that hears what the main file tells it, and says that another instance runs already. */
const smallElectron = `
  const say = (...words) => console.log(words.join(' '));
  export const app = {
    commandLine: { getSwitchValue: () => process.env.TEST_HOME, appendSwitch() {} },
    enableSandbox: () => say('sandbox'),
    setPath: (name, path) => say(name, path),
    requestSingleInstanceLock: () => false,
    quit: () => say('quit'),
  };
  const none = undefined;
  export { none as BrowserWindow, none as dialog, none as ipcMain, none as Menu, none as powerMonitor };
  export { none as safeStorage, none as session, none as shell, none as utilityProcess };
`;

test('the built main file loads, makes the home folder and keeps Electron’s own files in it', () => {
  const electron = join(folder, 'node_modules', 'electron');
  mkdirSync(electron, { recursive: true });
  writeFileSync(join(electron, 'package.json'), '{"name":"electron","main":"index.mjs"}');
  writeFileSync(join(electron, 'index.mjs'), smallElectron);
  const home = join(folder, 'home');
  const said = execFileSync(process.execPath, [join(folder, 'main.mjs')], {
    env: { ...process.env, TEST_HOME: home },
    encoding: 'utf8',
  });
  expect(said.trim().split('\n')).toEqual(['sandbox', `userData ${join(home, 'shell')}`, 'quit']);
  expect(existsSync(join(home, 'shell'))).toBe(true);
});

/** Runs the preload as a sandboxed page does: a script whose `require` knows Electron and nothing else. */
function runPreload() {
  const exposed: Record<string, Record<string, unknown>> = {};
  const invoked: unknown[][] = [];
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: Record<string, unknown>) => void (exposed[name] = api),
    },
    ipcRenderer: { invoke: (...args: unknown[]) => Promise.resolve(invoked.push(args)) },
  };
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
    return electron;
  };
  runInNewContext(readFileSync(join(folder, 'preload.cjs'), 'utf8'), {
    require,
    exports: {},
    module: { exports: {} },
  });
  return { exposed, invoked };
}

test('the page gets the fixed list of calls as `window.plumbline`, and no channel of its own choice', async () => {
  const { exposed, invoked } = runPreload();
  expect(Object.keys(exposed)).toEqual(['plumbline']);
  const bridge = exposed['plumbline']!;
  expect(bridge['isShell']).toBe(true);
  const calls = Object.entries(bridge).filter(
    (entry): entry is [string, (...args: unknown[]) => Promise<unknown>] => typeof entry[1] === 'function',
  );
  for (const [, call] of calls) await call('first', 'second', 'third');
  expect(invoked).toEqual([
    ['plumbline:openPath', 'first'],
    ['plumbline:showInFolder', 'first'],
    ['plumbline:hasSecret', 'first'],
    ['plumbline:setSecret', 'first', 'second'],
    ['plumbline:clearSecret', 'first'],
  ]);
});
