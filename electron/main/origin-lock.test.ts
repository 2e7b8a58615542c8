import type { App, Session } from 'electron';
import { expect, test } from 'vitest';
import {
  createEvent,
  DownloadDouble,
  ElectronDouble,
  SessionDouble,
  WebContentsDouble,
} from './electron-double.ts';
import { denyPermissions, guardDownloads, lockNavigation, lockRequests } from './origin-lock.ts';

const origin = 'http://127.0.0.1:5151';
const elsewhere = [
  'https://example.org/',
  'http://127.0.0.1:5152/',
  'http://localhost:5151/',
  'https://127.0.0.1:5151/',
  'http://127.0.0.1:5151@example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'about:blank',
  'data:text/html,hello',
  'nonsense',
];

const asSession = (session: SessionDouble): Session => session as unknown as Session;

function openPage(): WebContentsDouble {
  const { app } = new ElectronDouble();
  lockNavigation(app as unknown as App, () => origin);
  const contents = new WebContentsDouble();
  app.emit('web-contents-created', createEvent(), contents);
  return contents;
}

test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
  '%s stays on the origin of the core',
  (name) => {
    const contents = openPage();
    const own = createEvent({ url: `${origin}/tasks/3` });
    contents.emit(name, own);
    expect(own.isPrevented).toBe(false);
    for (const url of elsewhere) {
      const event = createEvent({ url });
      contents.emit(name, event);
      expect({ url, isPrevented: event.isPrevented }).toEqual({ url, isPrevented: true });
    }
  },
);

test('without a core nothing is navigated to', () => {
  const { app } = new ElectronDouble();
  lockNavigation(app as unknown as App, () => undefined);
  const contents = new WebContentsDouble();
  app.emit('web-contents-created', createEvent(), contents);
  const event = createEvent({ url: `${origin}/` });
  contents.emit('will-navigate', event);
  expect(event.isPrevented).toBe(true);
});

test('no window is opened and no page embedded', () => {
  const contents = openPage();
  const event = createEvent();
  contents.emit('will-attach-webview', event);
  expect(event.isPrevented).toBe(true);
  expect(contents.windowOpenHandler?.()).toEqual({ action: 'deny' });
});

test('requests go to the core only', () => {
  const session = new SessionDouble();
  lockRequests(asSession(session), () => origin, true);
  const isCancelled = (url: string): boolean => {
    let isCancelledHere = false;
    session.beforeRequest({ url }, ({ cancel }) => void (isCancelledHere = cancel));
    return isCancelledHere;
  };
  for (const url of [`${origin}/assets/page.js`, `blob:${origin}/4d7e`, 'data:image/png;base64,AA']) {
    expect({ url, isCancelled: isCancelled(url) }).toEqual({ url, isCancelled: false });
  }
  for (const url of [
    'https://example.org/a.woff2',
    'http://127.0.0.1:5152/',
    'ws://127.0.0.1:5151/',
    'devtools://x/',
  ]) {
    expect({ url, isCancelled: isCancelled(url) }).toEqual({ url, isCancelled: true });
  }
});

test('permissions are denied, save copying text on the page of the core', () => {
  const session = new SessionDouble();
  denyPermissions(asSession(session), () => origin);
  const granted: string[] = [];
  for (const name of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'clipboard-sanitized-write',
    'hid',
  ]) {
    for (const url of [`${origin}/`, 'https://example.org/']) {
      session.permissionRequest(
        null,
        name,
        (isGranted) => void (isGranted && granted.push(`ask ${name} ${url}`)),
        {
          requestingUrl: url,
        },
      );
      if (session.permissionCheck(null, name, url)) granted.push(`check ${name} ${url}`);
    }
  }
  expect(granted).toEqual([
    `ask clipboard-sanitized-write ${origin}/`,
    `check clipboard-sanitized-write ${origin}/`,
  ]);
  expect(session.devicePermission()).toBe(false);
  const captures: (object | null)[] = [];
  session.displayMedia({}, (streams) => void captures.push(streams));
  expect(captures).toEqual([null]);
});

test('a download of the page asks where to, any other is dropped', () => {
  const session = new SessionDouble();
  guardDownloads(asSession(session), () => origin);
  for (const url of [`${origin}/files/1`, `blob:${origin}/4d7e`]) {
    const event = createEvent();
    const item = new DownloadDouble(url);
    session.emit('will-download', event, item);
    expect(event.isPrevented).toBe(false);
    expect(item.dialogOptions?.defaultPath).toBe('report.csv');
  }
  const event = createEvent();
  session.emit('will-download', event, new DownloadDouble('https://example.org/setup.exe'));
  expect(event.isPrevented).toBe(true);
});
