/** What a page that somebody else had written could not do either: call out, fetch a file, make markup or code of text. */
import { createSocket } from 'node:dgram';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { electronPath } from '../../scripts/setup.mjs';
import { FUSES, readFuses } from '../../scripts/setup/fuses.mjs';
import { expect, launch, test } from './app';

interface Ear {
  readonly port: number;
  readonly heard: () => number;
  readonly close: () => void;
}

/** Listens on this computer for anything at all, by datagram and by connection. */
async function listenForAnything(): Promise<Ear> {
  let heard = 0;
  const server = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', () => (heard += 1));
  await new Promise<void>((done) => datagrams.bind(port, '127.0.0.1', done));
  return {
    port,
    heard: () => heard,
    close: () => {
      server.close();
      datagrams.close();
    },
  };
}

test('no call between browsers reaches anything, not even on this computer', async ({ app }) => {
  const ear = await listenForAnything();
  try {
    const candidates = await app.window.evaluate(async (port) => {
      const at = `127.0.0.1:${String(port)}`;
      const call = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:${at}` },
          { urls: [`turn:${at}?transport=udp`, `turn:${at}?transport=tcp`], username: 'a', credential: 'b' },
        ],
      });
      const found: string[] = [];
      const done = new Promise<void>((complete) => {
        call.addEventListener('icecandidate', ({ candidate }) => {
          if (candidate === null) complete();
          else found.push(candidate.candidate);
        });
      });
      call.createDataChannel('x');
      await call.setLocalDescription(await call.createOffer());
      await done;
      call.close();
      return found;
    }, ear.port);
    expect(ear.heard()).toBe(0);
    expect(candidates).toEqual([]);
  } finally {
    ear.close();
  }
});

test('no page fetches a file onto this computer', async ({ app: { electron, window: page } }) => {
  const folder = await electron.evaluate(({ app, session }) => {
    const downloads = app.getPath('downloads');
    Object.assign(globalThis, { downloads: [] });
    session.defaultSession.on('will-download', (event, item) => {
      (globalThis as unknown as { downloads: unknown[] }).downloads.push([event.defaultPrevented, item.getFilename()]);
    });
    return downloads;
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['text']));
    link.download = 'fetched.txt';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect
    .poll(() => electron.evaluate(() => (globalThis as unknown as { downloads: unknown[] }).downloads))
    .toEqual([[true, 'fetched.txt']]);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('no text becomes markup or code', async ({ app: { window: page } }) => {
  const tried = await page.evaluate(async () => {
    // In a turn of the page's own: what a debugger runs may do more.
    await new Promise((turn) => setTimeout(turn, 0));
    const outcome = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const box = document.createElement('div');
    const code = document.createElement('script');
    return {
      markup: outcome(() => (box.innerHTML = '<b>x</b>')),
      empty: outcome(() => (box.innerHTML = '')),
      inserted: outcome(() => box.insertAdjacentHTML('beforeend', '<b>x</b>')),
      parsed: outcome(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      code: outcome(() => (code.text = '1')),
      source: outcome(() => (code.src = 'app://lookout/x.js')),
      evaluated: outcome(() => (0, eval)('1')),
      worker: outcome(() => new Worker('app://lookout/x.js')),
      policy: outcome(() =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
      ),
    };
  });
  const { empty, evaluated, ...others } = tried;
  expect(empty).toBe('done');
  expect(evaluated).toBe('EvalError');
  expect(Object.values(others), JSON.stringify(others)).toEqual(Object.keys(others).map(() => 'TypeError'));
});

test('a built app takes no page from its surroundings', async ({ dataFolder }) => {
  process.env['ELECTRON_RENDERER_URL'] = 'http://127.0.0.1:9/';
  const app = await launch(dataFolder);
  try {
    expect(app.window.url()).toBe('app://lookout/index.html');
    await expect(app.window.getByRole('heading', { name: 'Lookout' })).toBeVisible();
    const open = await app.electron.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.openDevTools();
      return contents?.isDevToolsOpened();
    });
    expect(open).toBe(false);
  } finally {
    delete process.env['ELECTRON_RENDERER_URL'];
    await app.close();
  }
});

test('what weakens the app here is said until it was understood, once', async ({ app: { window: page } }) => {
  const info = await page.evaluate(() => window.lookout.request('app.info', {}));
  const expected = info.ok ? info.value.warnings.length : 0;
  const line = page.getByRole('complementary', { name: 'Good to know' });
  await expect(line).toHaveCount(expected > 0 ? 1 : 0);
  if (expected === 0) return;
  await line.getByRole('button', { name: 'All right' }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lookout' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('one CommonJS file between page and app, which asks for nothing but Electron', () => {
  const preload = readFileSync(join('out', 'preload', 'index.cjs'), 'utf8');
  expect([...preload.matchAll(/require\(([^)]*)\)/g)].map(([, what]) => what)).toEqual(['"electron"']);
});

test('the Electron that the app runs on has the fuses that are written down', async () => {
  expect(await readFuses(electronPath())).toEqual(FUSES.wanted);
});
