import type { App, Session, WebContents } from 'electron';

/** The core's origin (`http://127.0.0.1:PORT`), or `undefined` while there is no core. */
export type FindOrigin = () => string | undefined;

function isOfOrigin(url: string, origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(url) && new URL(url).origin === origin;
}

/** Keeps one page on the core's origin: no other navigation, no new window, no embedded page. */
function lockContents(contents: WebContents, findOrigin: FindOrigin): void {
  const guard = (details: { readonly url: string; preventDefault(): void }): void => {
    if (!isOfOrigin(details.url, findOrigin())) details.preventDefault();
  };
  contents.on('will-navigate', guard);
  contents.on('will-redirect', guard);
  contents.on('will-frame-navigate', guard);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Locks every page this app will ever have to the core's origin. */
export function lockNavigation(app: App, findOrigin: FindOrigin): void {
  app.on('web-contents-created', (_event, contents) => lockContents(contents, findOrigin));
}

/** Lets no request of the page leave for anything but the core (DESIGN, Untrusted input). */
export function lockRequests({ webRequest }: Session, findOrigin: FindOrigin, isPackaged: boolean): void {
  webRequest.onBeforeRequest(({ url }, answer) => {
    // A blob's origin is that of the page that made it.
    const isOwn = isOfOrigin(url, findOrigin()) || url.startsWith('data:');
    const isDevTools = !isPackaged && url.startsWith('devtools:');
    answer({ cancel: !isOwn && !isDevTools });
  });
}

/** Denies every permission but one: writing plain text to the clipboard when a person clicks Copy. */
export function denyPermissions(session: Session, findOrigin: FindOrigin): void {
  const isGranted = (permission: string, url: string): boolean =>
    permission === 'clipboard-sanitized-write' && isOfOrigin(url, findOrigin());
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(isGranted(permission, details.requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
}

/** Every download of the page asks where to; a download from anywhere else is dropped. */
export function guardDownloads(session: Session, findOrigin: FindOrigin): void {
  session.on('will-download', (event, item) => {
    if (!isOfOrigin(item.getURL(), findOrigin())) return event.preventDefault();
    item.setSaveDialogOptions({ defaultPath: item.getFilename(), properties: ['showOverwriteConfirmation'] });
  });
}
