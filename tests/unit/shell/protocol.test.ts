import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountProtocol, serve, type SchemeServer, type Served } from '../../../src/main/protocol';
import type { CrashPage } from '../../../src/main/shell/crash-page';
import { CONTENT_SECURITY_POLICY } from '../../../src/main/shell/csp';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lookout-serve-'));
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  writeFileSync(join(root, 'notes.txt'), 'not part of the page');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const crash = (): Promise<CrashPage> => Promise.resolve({ html: '<p>crash</p>', policy: "default-src 'none'" });
const get = (url: string, method = 'GET'): Promise<Served> => serve({ method, url }, root, crash);

test('the page comes with its type and its policy', async () => {
  const answer = await get('app://lookout/');
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe('<p>page</p>');
  expect(answer.headers['Content-Type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['Content-Security-Policy']).toBe(CONTENT_SECURITY_POLICY);
  expect(answer.headers['X-Content-Type-Options']).toBe('nosniff');
});

test('the policy allows no inline code and no other place', () => {
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|wss?:|\*/);
});

test.each(['POST', 'HEAD', 'PUT'])('%s is refused', async (method) => {
  expect((await get('app://lookout/index.html', method)).status).toBe(405);
});

test.each([
  ['a missing file', 'app://lookout/nothing.js', 404],
  ['a kind of file that no page uses', 'app://lookout/notes.txt', 404],
  ['a folder', 'app://lookout/.', 200],
  ['a way out', 'app://lookout/..%2fpackage.json', 403],
])('%s', async (_what, url, status) => {
  expect((await get(url)).status).toBe(status);
});

test('the crash page has a policy of its own, with no script', async () => {
  const answer = await get('app://lookout/crash.html');
  expect(answer.body.toString()).toBe('<p>crash</p>');
  expect(answer.headers['Content-Security-Policy']).toBe("default-src 'none'");
});

test('what Electron calls deprecated serves as long as it is there, and its successor the same afterwards', async () => {
  interface Got {
    readonly status: number;
    readonly type: string | null;
    readonly text: string;
  }
  const served: string[] = [];
  const asked = { method: 'GET', url: 'app://lookout/index.html' };
  const byBuffers = await new Promise<Got>((got) => {
    const server: SchemeServer = {
      handle: () => {
        throw new Error('The slow way was taken.');
      },
      registerBufferProtocol: (_scheme, handler) => {
        handler(asked, ({ statusCode, headers, data }) => {
          got({ status: statusCode, type: headers['Content-Type'] ?? null, text: data.toString() });
        });
        return true;
      },
    };
    mountProtocol(server, root, crash, () => served.push('buffers'));
  });
  const byPieces = await new Promise<Got>((got, failed) => {
    const server: SchemeServer = {
      handle: (_scheme, handler) => {
        handler(asked).then(async (answer) => {
          got({ status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() });
        }, failed);
      },
    };
    mountProtocol(server, root, crash, () => served.push('pieces'));
  });
  expect(byPieces).toEqual(byBuffers);
  expect(byBuffers).toEqual({ status: 200, type: 'text/html; charset=utf-8', text: '<p>page</p>' });
  expect(served).toEqual(['buffers', 'pieces']);
});

test('a crash page that cannot be made is an error to the page, and no unheard rejection', async () => {
  const status = await new Promise<number>((got) => {
    const server: SchemeServer = {
      handle: () => undefined,
      registerBufferProtocol: (_scheme, handler) => {
        handler({ method: 'GET', url: 'app://lookout/crash.html' }, ({ statusCode }) => {
          got(statusCode);
        });
        return true;
      },
    };
    mountProtocol(server, root, () => Promise.reject(new Error('no words')));
  });
  expect(status).toBe(500);
});
