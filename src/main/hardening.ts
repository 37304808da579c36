/** What no page may do, set for the session and for every page that is ever made. */
import type { App, Session, WebContents } from 'electron';
import { isOwnPage } from './shell/trust';

/** Addresses that only a network or the file system could answer; the app needs neither. */
const FOREIGN = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file:///*'];

/** Refuses every permission and, outside development, every request that would leave the app. */
export function hardenSession(session: Session, development: boolean): void {
  session.setPermissionRequestHandler((_page, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  if (development) return;
  session.webRequest.onBeforeRequest({ urls: FOREIGN }, (_details, answer) => {
    answer({ cancel: true });
  });
}

/** Keeps a page where it is: no other page, no new window, no web view. `page` is the address of our own page. */
export function hardenPage(contents: WebContents, page: string): void {
  const keep = (event: { preventDefault: () => void; readonly url: string }): void => {
    if (!isOwnPage(event.url, page)) event.preventDefault();
  };
  contents.on('will-navigate', keep);
  contents.on('will-frame-navigate', keep);
  contents.on('will-redirect', keep);
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Hardens every page from the moment that it is made. */
export function hardenPages(app: App, page: string): void {
  app.on('web-contents-created', (_event, contents) => {
    hardenPage(contents, page);
  });
}
