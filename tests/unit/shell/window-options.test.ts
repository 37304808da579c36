import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rescuedPlace } from '../../../src/main/shell/bounds';
import { CRASH_WORDS, crashPage } from '../../../src/main/shell/crash-page';
import { MENU_WORDS, menuTemplate, type MenuPorts } from '../../../src/main/shell/menu-template';
import { windowOptions } from '../../../src/main/shell/window-options';

const place = rescuedPlace(null, [{ x: 0, y: 0, width: 1920, height: 1080 }]);

test('the window is isolated, sandboxed and without Node', () => {
  const { webPreferences, minWidth, minHeight } = windowOptions(place, '/preload.cjs', false);
  expect(webPreferences).toEqual({
    preload: '/preload.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: false,
  });
  expect([minWidth, minHeight]).toEqual([1024, 640]);
});

const ports = (development: boolean, asked: string[] = []): MenuPorts => ({
  word: (key) => {
    asked.push(key);
    return key;
  },
  command: () => undefined,
  zoom: () => undefined,
  mac: false,
  development,
});

test('the menu asks for just the words that the catalogues are checked for', () => {
  const asked: string[] = [];
  menuTemplate(ports(true, asked));
  expect(new Set(asked)).toEqual(new Set(MENU_WORDS));
});

test('reload and developer tools are in the menu in development only', () => {
  const roles = (development: boolean): string => JSON.stringify(menuTemplate(ports(development)));
  expect(roles(false)).not.toMatch(/reload|devtools/i);
  expect(roles(true)).toMatch(/reload.*toggleDevTools/);
});

test('the crash page escapes its words and runs no script', () => {
  const { html, policy } = crashPage((key) => `<b>${key} "it's" & more</b>`, 'it');
  expect(html).not.toMatch(/<b>|<script/);
  for (const word of CRASH_WORDS) expect(html).toContain(word);
  expect(html).toContain('lang="it"');
  expect(html).toContain('href="app://lookout/index.html"');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`);
});
