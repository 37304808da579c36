import { EventEmitter } from 'node:events';
import type { App, CommandLine } from 'electron';
import { expect, test } from 'vitest';
import { hardenNetwork, hardenPages } from '../../../src/main/hardening';

const PAGE = 'app://lookout/index.html';

/** A page as Electron makes one, of which only what hardening touches is there. */
class MadePage extends EventEmitter {
  openHandler: (() => { readonly action: string }) | undefined;
  webRtc = '';
  setWindowOpenHandler(handler: () => { readonly action: string }): void {
    this.openHandler = handler;
  }
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtc = policy;
  }
}

function made(): MadePage {
  const app = new EventEmitter();
  const page = new MadePage();
  hardenPages(app as App, PAGE);
  app.emit('web-contents-created', {}, page);
  return page;
}

/** Whether an event that asks for something is refused. */
function refused(page: MadePage, name: string, url: string): boolean {
  let prevented = false;
  page.emit(name, { url, preventDefault: () => (prevented = true) });
  return prevented;
}

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('every page that is ever made stays on ours: %s', (name) => {
  const page = made();
  expect(refused(page, name, PAGE)).toBe(false);
  for (const url of [
    'https://lookout/index.html',
    'app://lookout.example/',
    'app://a@lookout/',
    'file:///etc/passwd',
    'javascript:1',
    'no address',
  ]) {
    expect(refused(page, name, url), url).toBe(true);
  }
});

test('no web view is attached, no window is opened, no call goes past the proxy', () => {
  const page = made();
  expect(refused(page, 'will-attach-webview', PAGE)).toBe(true);
  expect(page.openHandler?.()).toEqual({ action: 'deny' });
  expect(page.webRtc).toBe('disable_non_proxied_udp');
});

test('nothing is exempt from the proxy that is not there', () => {
  const switches: Record<string, string> = {};
  const commandLine: Pick<CommandLine, 'appendSwitch'> = { appendSwitch: (name, value = '') => (switches[name] = value) };
  hardenNetwork(commandLine);
  expect(switches).toEqual({
    'proxy-server': 'socks5://127.0.0.1:9',
    'proxy-bypass-list': '<-loopback>',
    'host-resolver-rules': 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    'force-webrtc-ip-handling-policy': 'disable_non_proxied_udp',
    'enable-features': 'NetworkServiceInProcess2',
  });
});
