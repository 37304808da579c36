import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVENTS, REQUESTS, type Bridge } from '../../src/shared/contract';
import { expect, test } from './app';

declare global {
  interface Window {
    readonly lookout: Bridge;
  }
}

const PAGE = 'app://lookout/index.html';

test('the window opens on the built page, without a complaint', async ({ app }) => {
  expect(app.window.url()).toBe(PAGE);
  await expect(app.window).toHaveTitle(/Lookout/);
  const policy = await app.window.evaluate(async () => (await fetch('/index.html')).headers.get('content-security-policy'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(app.complaints).toEqual([]);
});

test('the page has the bridge and nothing else of Electron or Node', async ({ app }) => {
  const found = await app.window.evaluate(() => ({
    bridge: Object.keys(window.lookout).sort(),
    frozen: Object.isFrozen(window.lookout),
    leaks: ['require', 'process', 'module', 'global', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
  }));
  expect(found).toEqual({ bridge: ['on', 'request'], frozen: true, leaks: [] });
});

test('the bridge knows every name of the contract and no other', async ({ app }) => {
  const answers = await app.window.evaluate(
    async (names) => {
      const request = window.lookout.request as (name: string, input: unknown) => Promise<{ ok: boolean; error?: { code: string } }>;
      return Promise.all(names.map(async (name) => [name, (await request(name, 'not what it takes')).error?.code]));
    },
    [...Object.keys(REQUESTS), 'shell.open', 'toString', '__proto__'],
  );
  expect(Object.fromEntries(answers)).toEqual({
    ...Object.fromEntries(Object.keys(REQUESTS).map((name) => [name, 'ipc/invalid'])),
    'shell.open': 'ipc/unknown',
    toString: 'ipc/unknown',
    ['__proto__']: 'ipc/unknown',
  });
  const heard = await app.window.evaluate(
    (names) =>
      names.filter((name) => {
        try {
          (window.lookout.on as (event: string, listener: () => void) => () => void)(name, () => undefined)();
          return true;
        } catch {
          return false;
        }
      }),
    [...EVENTS, 'request:app.info', 'error'],
  );
  expect(heard).toEqual([...EVENTS]);
});

test('the page can neither leave nor open a window nor ask for a permission', async ({ app }) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: 'app://lookout/index.html' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const outside = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  try {
    for (const address of [outside, 'file:///etc/hostname', 'app://lookout.example/index.html', 'data:text/html,<p>x</p>']) {
      const opened = await app.window.evaluate((target) => {
        const link = document.createElement('a');
        link.href = target;
        document.body.append(link);
        link.click();
        link.target = '_blank';
        link.click();
        link.remove();
        const result = window.open(target);
        location.href = target;
        return result !== null;
      }, address);
      expect(opened, address).toBe(false);
    }
    await app.window.waitForTimeout(300);
    expect(app.window.url()).toBe(PAGE);
    expect(app.electron.windows()).toHaveLength(1);
    expect(await app.window.evaluate(() => fetch(location.href, { method: 'POST' }).then((answer) => answer.status))).toBe(405);
    expect(
      await app.window.evaluate(
        (target) =>
          fetch(target).then(
            () => 'reached',
            () => 'refused',
          ),
        outside,
      ),
    ).toBe('refused');
    expect(asked).toBe(0);
    const permission = await app.window.evaluate(() => Notification.requestPermission());
    expect(permission).toBe('denied');
  } finally {
    server.close();
  }
});

test('only the built folder can be read through app://', async ({ app }) => {
  const answers = await app.window.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path).then(
            (answer) => answer.status,
            () => 0,
          ),
        ),
      ),
    ['/index.html', '/..%2f..%2fpackage.json', '/%2e%2e/main/index.js', '/..%5c..%5cpackage.json', '/nothing.html', '/index.html%00.js'],
  );
  expect(answers).toEqual([200, 403, 404, 403, 404, 403]);
});

test('without a developer menu, a reload or developer tools', async ({ app }) => {
  const found = await app.electron.evaluate(({ BrowserWindow, Menu }) => {
    const roles: string[] = [];
    const collect = (menu: Electron.Menu | null | undefined): void => {
      for (const item of menu?.items ?? []) {
        if (item.role) roles.push(item.role.toLowerCase());
        collect(item.submenu);
      }
    };
    collect(Menu.getApplicationMenu());
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.openDevTools();
    return { roles, open: contents?.isDevToolsOpened() };
  });
  expect(found.roles).toContain('quit');
  expect(found.roles.filter((role) => role.includes('reload') || role.includes('devtools'))).toEqual([]);
  expect(found.open).toBe(false);
});

test('a page that crashes is replaced by words and a way back', async ({ app }) => {
  const address = (): Promise<string | undefined> =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  await app.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await expect.poll(address).toBe('app://lookout/crash.html');
  await app.electron.evaluate(async ({ BrowserWindow }) => {
    await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript("document.querySelector('a').click()", true);
  });
  await expect.poll(address).toBe(PAGE);
});
