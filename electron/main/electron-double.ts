import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type {
  BrowserWindowConstructorOptions,
  MenuItemConstructorOptions,
  SaveDialogOptions,
} from 'electron';
import type { ElectronApi } from './electron-api.ts';
import type { Timers } from './timers.ts';

/** An event that can be prevented, as Electron's are. */
export function createEvent<Details extends object>(details: Details = {} as Details) {
  const event = { ...details, isPrevented: false, preventDefault: () => void (event.isPrevented = true) };
  return event;
}

export class WebContentsDouble extends EventEmitter {
  url = '';
  reloadCount = 0;
  windowOpenHandler: (() => { action: string }) | undefined;
  getURL = (): string => this.url;
  reload = (): void => void this.reloadCount++;
  setWindowOpenHandler(handler: () => { action: string }): void {
    this.windowOpenHandler = handler;
  }
}

export class WindowDouble extends EventEmitter {
  readonly webContents = new WebContentsDouble();
  readonly options: BrowserWindowConstructorOptions;
  readonly loadedUrls: string[] = [];
  readonly calls: string[] = [];
  isGone = false;
  isSmall = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }

  loadURL(url: string): Promise<void> {
    this.loadedUrls.push(url);
    this.webContents.url = url;
    return Promise.resolve();
  }
  show = (): void => void this.calls.push('show');
  focus = (): void => void this.calls.push('focus');
  restore = (): void => void this.calls.push('restore');
  isDestroyed = (): boolean => this.isGone;
  isMinimized = (): boolean => this.isSmall;
}

export class ChildDouble extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly sent: unknown[] = [];
  readonly entryPath: string;
  readonly args: readonly string[];
  readonly options: { readonly env: Readonly<Record<string, string>> };
  isKilled = false;

  constructor(entryPath: string, args: readonly string[], options: ChildDouble['options']) {
    super();
    this.entryPath = entryPath;
    this.args = args;
    this.options = options;
  }

  postMessage = (message: unknown): void => void this.sent.push(message);
  kill(): boolean {
    this.isKilled = true;
    return true;
  }
  /** Prints a line on standard output; resolves when the shell has read it. */
  async print(line: unknown): Promise<void> {
    this.stdout.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

type PermissionAnswer = (isGranted: boolean) => void;

export class SessionDouble extends EventEmitter {
  isSpellChecked = true;
  beforeRequest: (details: { url: string }, answer: (reply: { cancel: boolean }) => void) => void = () => {};
  permissionRequest: (contents: null, name: string, answer: PermissionAnswer, details: object) => void =
    () => {};
  permissionCheck: (contents: null, name: string, origin: string) => boolean = () => true;
  devicePermission: () => boolean = () => true;
  displayMedia: (request: object, answer: (streams: object | null) => void) => void = () => {};
  readonly webRequest = {
    onBeforeRequest: (listener: SessionDouble['beforeRequest']) => void (this.beforeRequest = listener),
  };
  setPermissionRequestHandler = (handler: SessionDouble['permissionRequest']) =>
    void (this.permissionRequest = handler);
  setPermissionCheckHandler = (handler: SessionDouble['permissionCheck']) =>
    void (this.permissionCheck = handler);
  setDevicePermissionHandler = (handler: SessionDouble['devicePermission']) =>
    void (this.devicePermission = handler);
  setDisplayMediaRequestHandler = (handler: SessionDouble['displayMedia']) =>
    void (this.displayMedia = handler);
  setSpellCheckerEnabled = (isOn: boolean) => void (this.isSpellChecked = isOn);
}

/** A download as `will-download` hands it over. */
export class DownloadDouble {
  readonly url: string;
  dialogOptions: SaveDialogOptions | undefined;

  constructor(url: string) {
    this.url = url;
  }
  getURL = (): string => this.url;
  getFilename = (): string => 'report.csv';
  setSaveDialogOptions = (options: SaveDialogOptions) => void (this.dialogOptions = options);
}

class AppDouble extends EventEmitter {
  readonly calls: string[] = [];
  readonly paths: Record<string, string> = {};
  isPackaged = true;
  isFirstInstance = true;
  locale = 'en-GB';
  readonly commandLine = { appendSwitch: (name: string) => void this.calls.push(`switch ${name}`) };
  enableSandbox = () => void this.calls.push('sandbox');
  requestSingleInstanceLock = () => this.isFirstInstance;
  whenReady = () => Promise.resolve();
  getLocale = () => this.locale;
  quit = () => void this.calls.push('quit');
  exit = (code: number) => void this.calls.push(`exit ${code}`);
  setPath = (name: string, path: string) => void (this.paths[name] = path);
}

type IpcListener = (event: object, ...args: readonly unknown[]) => unknown;

/** Turns text around: enough to tell ciphertext from plain text. */
const turn = (text: string): string => text.split('').toReversed().join('');

class SafeStorageDouble {
  isAvailable = true;
  backend = 'gnome_libsecret';
  shouldReEncrypt = false;
  isKeyLost = false;
  isAsyncEncryptionAvailable = () => Promise.resolve(this.isAvailable);
  getSelectedStorageBackend = () => this.backend;
  encryptStringAsync = (text: string) => Promise.resolve(Buffer.from(turn(text)));
  decryptStringAsync = (encrypted: Buffer) =>
    this.isKeyLost
      ? Promise.reject(new Error('key lost'))
      : Promise.resolve({ shouldReEncrypt: this.shouldReEncrypt, result: turn(encrypted.toString()) });
}

/** Stands in for Electron: records what it is told, and lets a test play the system, the page and the core. */
export class ElectronDouble {
  readonly app = new AppDouble();
  readonly session = new SessionDouble();
  readonly safeStorage = new SafeStorageDouble();
  readonly windows: WindowDouble[] = [];
  readonly children: ChildDouble[] = [];
  readonly ipcListeners = new Map<string, IpcListener>();
  readonly errorBoxes: string[] = [];
  readonly openedPaths: string[] = [];
  readonly shownPaths: string[] = [];
  openFault = '';
  idleSeconds = 0;
  menuTemplate: readonly MenuItemConstructorOptions[] = [];
  readonly powerMonitor = Object.assign(new EventEmitter(), { getSystemIdleTime: () => this.idleSeconds });

  get api(): ElectronApi {
    const { app, session, safeStorage, windows, children, ipcListeners, powerMonitor } = this;
    class BrowserWindow extends WindowDouble {
      constructor(options: BrowserWindowConstructorOptions) {
        super(options);
        windows.push(this);
        app.emit('web-contents-created', createEvent(), this.webContents);
      }
    }
    const api = {
      app,
      BrowserWindow,
      safeStorage,
      powerMonitor,
      dialog: {
        showErrorBox: (title: string, text: string) => void this.errorBoxes.push(`${title}: ${text}`),
      },
      ipcMain: {
        handle: (channel: string, listener: IpcListener) => void ipcListeners.set(channel, listener),
      },
      Menu: {
        buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => template,
        setApplicationMenu: (menu: readonly MenuItemConstructorOptions[]) => void (this.menuTemplate = menu),
      },
      session: { fromPartition: () => session },
      shell: {
        openPath: (path: string) => Promise.resolve((this.openedPaths.push(path), this.openFault)),
        showItemInFolder: (path: string) => void this.shownPaths.push(path),
      },
      utilityProcess: {
        fork(...args: ConstructorParameters<typeof ChildDouble>) {
          const child = new ChildDouble(...args);
          children.push(child);
          return child;
        },
      },
    };
    // The one cast of the shell's tests: Electron's classes are far wider than what the shell calls.
    return api as unknown as ElectronApi;
  }
}

/** Timers that a test moves by hand. */
export class TimersDouble implements Timers {
  #nowMs = 0;
  readonly #pending = new Set<{ dueMs: number; periodMs: number | undefined; act: () => void }>();

  after(delayMs: number, act: () => void): () => void {
    return this.#add(delayMs, undefined, act);
  }

  every(periodMs: number, act: () => void): () => void {
    return this.#add(periodMs, periodMs, act);
  }

  /** Lets `durationMs` pass, running what falls due in order. */
  pass(durationMs: number): void {
    const endMs = this.#nowMs + durationMs;
    for (;;) {
      const [next] = [...this.#pending]
        .filter(({ dueMs }) => dueMs <= endMs)
        .toSorted((a, b) => a.dueMs - b.dueMs);
      if (!next) break;
      this.#nowMs = next.dueMs;
      if (next.periodMs === undefined) this.#pending.delete(next);
      else next.dueMs += next.periodMs;
      next.act();
    }
    this.#nowMs = endMs;
  }

  #add(delayMs: number, periodMs: number | undefined, act: () => void): () => void {
    const timer = { dueMs: this.#nowMs + delayMs, periodMs, act };
    this.#pending.add(timer);
    return () => void this.#pending.delete(timer);
  }
}
