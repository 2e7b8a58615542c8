import type { BrowserWindow, BrowserWindowConstructorOptions, Session } from 'electron';
import type { CoreReady } from '#contract';
import { computeLaunchUrl } from './core-message.ts';
import type { ElectronApi } from './electron-api.ts';
import type { RetryDelays } from './retry-delays.ts';
import type { Timers } from './timers.ts';

export interface WindowParts {
  readonly session: Session;
  readonly preloadPath: string;
  readonly isPackaged: boolean;
  readonly timers: Timers;
  readonly retryDelays: RetryDelays;
  /** Windows ends the person's session: there are seconds left. */
  onSessionEnd(): void;
}

function buildOptions({ session, preloadPath, isPackaged }: WindowParts): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    windowStatePersistence: true,
    title: 'Plumbline',
    width: 1360,
    height: 900,
    minWidth: 900,
    minHeight: 600,
    show: false,
    webPreferences: {
      preload: preloadPath,
      session,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Chromium's own PDF viewer, for input files shown in place; no other plugin exists.
      plugins: true,
      // Its dictionaries would be fetched from outside.
      spellcheck: false,
      // The session clock's heartbeats go on when the window is covered.
      backgroundThrottling: false,
      devTools: !isPackaged,
    },
  };
}

/** A page that has lived this long was healthy: its next crash starts the delays anew. */
const HEALTHY_AFTER_MS = 60_000;

function reloadAfterCrash(window: BrowserWindow, { timers, retryDelays }: WindowParts): void {
  let cancelTimer: (() => void) | undefined;
  window.webContents.on('did-finish-load', () => {
    cancelTimer?.();
    cancelTimer = timers.after(HEALTHY_AFTER_MS, () => retryDelays.reset());
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    cancelTimer?.();
    const delayMs = reason === 'clean-exit' ? undefined : retryDelays.next();
    if (delayMs === undefined) return;
    cancelTimer = timers.after(delayMs, () => {
      if (!window.isDestroyed()) window.webContents.reload();
    });
  });
}

/** Opens the one window, sandboxed and still empty; it shows itself once a page is there. */
export function openWindow(
  { BrowserWindow }: Pick<ElectronApi, 'BrowserWindow'>,
  parts: WindowParts,
): BrowserWindow {
  const window = new BrowserWindow(buildOptions(parts));
  window.once('ready-to-show', () => window.show());
  window.on('session-end', () => parts.onSessionEnd());
  reloadAfterCrash(window, parts);
  return window;
}

/** Signs the window in to a core that has just started, and puts it back where it was before a crash. */
export async function showCore(window: BrowserWindow, ready: CoreReady): Promise<void> {
  const before = window.webContents.getURL();
  await window.loadURL(computeLaunchUrl(ready));
  if (before === '' || !URL.canParse(before)) return;
  const { pathname, search, hash } = new URL(before);
  if (pathname === '/' || pathname === '/launch' || pathname === 'blank') return;
  await window.loadURL(new URL(`${pathname}${search}${hash}`, ready.url).href);
}

/** Brings the window to the front: someone started Plumbline a second time. */
export function focusWindow(window: BrowserWindow | undefined): void {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
