/** What no page may do, set for the session and for every page that is ever made. */
import type { App, CommandLine, Session, WebContents } from 'electron';
import { isOwnPage } from './shell/trust';

/** Addresses that only a network or the file system could answer; the app needs neither. */
const FOREIGN = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*', 'file:///*'];

/**
 * The network that nothing of a built app reaches, not even what goes past the page's policy and past every recorder of
 * requests: a call between browsers (WebRTC), a look-up of a name, a ping. All of it is sent to a proxy that is not there;
 * no name has an address, and datagrams, which know no proxy, are not sent. Before the app is ready.
 */
export function hardenNetwork(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  // Port 9 discards; nothing listens on it, and nothing is exempt, this computer's own addresses neither.
  commandLine.appendSwitch('proxy-server', 'socks5://127.0.0.1:9');
  commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');
  commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  commandLine.appendSwitch('force-webrtc-ip-handling-policy', 'disable_non_proxied_udp');
  // With nothing to fetch it needs no process of its own, which every start would wait for.
  commandLine.appendSwitch('enable-features', 'NetworkServiceInProcess2');
}

/** Refuses every permission and every download and, outside development, every request that would leave the app. */
export function hardenSession(session: Session, development: boolean): void {
  session.setPermissionRequestHandler((_page, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  // What leaves the app as a file goes through the system's dialog, never through a page.
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  if (development) return;
  session.webRequest.onBeforeRequest({ urls: FOREIGN }, (_details, answer) => {
    answer({ cancel: true });
  });
}

/** Keeps a page where it is: no other page, no new window, no web view. `page` is the address of our own page. */
function hardenPage(contents: WebContents, page: string): void {
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
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
}

/** Hardens every page from the moment that it is made. */
export function hardenPages(app: App, page: string): void {
  app.on('web-contents-created', (_event, contents) => {
    hardenPage(contents, page);
  });
}
