import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../src/main/protocol';
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

const get = (url: string, method = 'GET'): Promise<Response> => serve({ method, url }, root, () => '<p>crash</p>');

test('the page comes with its type and its policy', async () => {
  const answer = await get('app://lookout/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<p>page</p>');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
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
  expect(await answer.text()).toBe('<p>crash</p>');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
