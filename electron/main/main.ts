import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  powerMonitor,
  safeStorage,
  session,
  shell,
  utilityProcess,
} from 'electron';
import { computeHomeFolder } from '#lib';
import { findUnpackedPath } from './unpacked-path.ts';
import { runShell } from './run-shell.ts';
import { processTimers } from './timers.ts';

// The one file that loads Electron; built to `dist/shell/main.mjs`, two folders below the app's root.
const appRoot = join(import.meta.dirname, '..', '..');
const homeFolder = resolve(
  computeHomeFolder({
    flag: app.commandLine.getSwitchValue('home'),
    env: process.env,
    platform: process.platform,
    userFolder: homedir(),
  }),
);
mkdirSync(join(homeFolder, 'shell'), { recursive: true });

const electron = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  powerMonitor,
  safeStorage,
  session,
  shell,
  utilityProcess,
};
runShell(electron, {
  platform: process.platform,
  env: process.env,
  homeFolder,
  coreEntryPath: findUnpackedPath(join(appRoot, 'build', 'plumbline.mjs')),
  preloadPath: join(import.meta.dirname, 'preload.cjs'),
  timers: processTimers,
});
