import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { CoreReady, SecretRequest } from '#contract';
import { buildAppMenu } from './app-menu.ts';
import { focusWindow, openWindow, showCore } from './app-window.ts';
import { createBridgeCalls } from './bridge-calls.ts';
import { startCore } from './core-process.ts';
import { CoreSupervisor } from './core-supervisor.ts';
import type { ElectronApi } from './electron-api.ts';
import { createKeychain } from './keychain.ts';
import type { Keychain } from './keychain.ts';
import { watchMachine } from './machine-signals.ts';
import { denyPermissions, guardDownloads, lockNavigation, lockRequests } from './origin-lock.ts';
import { createRetryDelays } from './retry-delays.ts';
import { serveBridge } from './serve-bridge.ts';
import { getShellText } from './shell-text.ts';
import type { Timers } from './timers.ts';

const CORE_RESTARTS = 5;
const PAGE_RELOADS = 5;

/** What `main.ts` reads from its process. */
export interface ShellSetting {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Exists already. */
  readonly homeFolder: string;
  readonly coreEntryPath: string;
  readonly preloadPath: string;
  readonly timers: Timers;
}

/** Runs the desktop app: one instance per home folder, one core, one window onto it. */
export function runShell(electron: ElectronApi, setting: ShellSetting): void {
  const { app } = electron;
  app.enableSandbox();
  // The page needs this machine only; Chromium's own errands and proxy discovery would ask others.
  for (const name of ['disable-background-networking', 'no-pings', 'no-proxy-server']) {
    app.commandLine.appendSwitch(name);
  }
  // Also what tells instances apart: each home folder has its own.
  app.setPath('userData', join(setting.homeFolder, 'shell'));
  if (!app.requestSingleInstanceLock()) return app.quit();
  void app.whenReady().then(() => new Shell(electron, setting).start());
}

class Shell {
  readonly #electron: ElectronApi;
  readonly #setting: ShellSetting;
  readonly #supervisor: CoreSupervisor;
  readonly #pageReloads = createRetryDelays(PAGE_RELOADS);
  #window: BrowserWindow | undefined;
  #origin: string | undefined;

  constructor(electron: ElectronApi, setting: ShellSetting) {
    this.#electron = electron;
    this.#setting = setting;
    const { platform, homeFolder, coreEntryPath, env, timers } = setting;
    const keychain = createKeychain(electron, platform, join(homeFolder, 'secrets.json'));
    serveBridge(electron, createBridgeCalls(electron, keychain, homeFolder), () => this.#origin);
    this.#supervisor = new CoreSupervisor({
      start: (port, listener) =>
        startCore(electron, { entryPath: coreEntryPath, homeFolder, env }, port, listener),
      timers,
      retryDelays: createRetryDelays(CORE_RESTARTS),
      onReady: (ready) => this.#show(ready),
      onSecretRequested: (request) => void this.#answerSecret(keychain, request),
      onGivenUp: (failure) => this.#giveUp(failure),
    });
  }

  start(): void {
    const { app, Menu } = this.#electron;
    const { platform, timers } = this.#setting;
    const text = getShellText(app.getLocale());
    Menu.setApplicationMenu(Menu.buildFromTemplate(buildAppMenu(text, platform, app.isPackaged)));
    lockNavigation(app, () => this.#origin);
    app.on('second-instance', () => focusWindow(this.#window));
    app.on('window-all-closed', () => app.quit());
    app.once('will-quit', (event) => {
      event.preventDefault();
      void this.#supervisor.stop().then(() => app.exit(0));
    });
    watchMachine(
      this.#electron,
      timers,
      (signal) => this.#supervisor.send(signal),
      () => app.quit(),
    );
    this.#supervisor.start();
  }

  #show(ready: CoreReady): void {
    this.#origin = new URL(ready.url).origin;
    this.#window ??= this.#openWindow();
    if (this.#window.isDestroyed()) return;
    this.#pageReloads.reset();
    // A page that cannot be loaded means a core that is gone again: its exit brings the next try.
    showCore(this.#window, ready).catch(() => {});
  }

  #openWindow(): BrowserWindow {
    const { app, session: sessions } = this.#electron;
    // In memory only: neither cookies nor copies of documents stay on disk.
    const session = sessions.fromPartition('plumbline');
    const findOrigin = () => this.#origin;
    lockRequests(session, findOrigin, app.isPackaged);
    denyPermissions(session, findOrigin);
    guardDownloads(session, findOrigin);
    session.setSpellCheckerEnabled(false);
    return openWindow(this.#electron, {
      session,
      preloadPath: this.#setting.preloadPath,
      isPackaged: app.isPackaged,
      timers: this.#setting.timers,
      retryDelays: this.#pageReloads,
      onSessionEnd: () => void this.#supervisor.stop(),
    });
  }

  async #answerSecret(keychain: Keychain, { id, name }: SecretRequest): Promise<void> {
    // A keychain that fails is to the core the same as one that is empty: it says which endpoint lacks its key.
    const value = await keychain.find(name).catch(() => undefined);
    this.#supervisor.send({ type: 'secret', id, value: value ?? null });
  }

  #giveUp(failure: string | undefined): void {
    const { app, dialog } = this.#electron;
    const text = getShellText(app.getLocale());
    dialog.showErrorBox(text.cannotStartTitle, failure ?? text.cannotStart);
    app.quit();
  }
}
