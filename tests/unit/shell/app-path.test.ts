import { sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appPath } from '../../../src/main/shell/app-path';

const ROOT = ['', 'srv', 'app', 'renderer'].join(sep);

describe('addresses inside the built folder', () => {
  test.each([
    ['app://lookout/', 'index.html'],
    ['app://lookout/index.html', 'index.html'],
    ['app://lookout/assets/index-1a.js?v=1#top', 'assets/index-1a.js'],
    ['app://lookout/assets/caff%C3%A8.svg', 'assets/caffè.svg'],
    ['app://lookout/a/../index.html', 'index.html'],
    ['app://lookout//index.html', 'index.html'],
    ['app://lookout/%2e%2e/main/index.js', 'main/index.js'],
  ])('%s', (address, path) => {
    expect(appPath(ROOT, address)).toEqual({ ok: true, path: [ROOT, ...path.split('/')].join(sep) });
  });
});

describe('addresses that lead elsewhere are refused', () => {
  test.each([
    ['..%2f, an escaped separator after an upward step', 'app://lookout/..%2f..%2fpackage.json', 403],
    ['upward in the middle', 'app://lookout/assets%2f..%2f..%2fsecret', 403],
    ['%5c, a Windows separator', 'app://lookout/..%5c..%5cpackage.json', 403],
    ['a sibling that starts with the same name', 'app://lookout/..%2frenderer-old/index.html', 403],
    ['a drive letter', 'app://lookout/C:/Windows/win.ini', 403],
    ['an escaped drive letter', 'app://lookout/C%3a%5cWindows', 403],
    ['a NUL', 'app://lookout/index.html%00.js', 403],
    ['a line break', 'app://lookout/index%0a.html', 403],
    ['a broken escape', 'app://lookout/%e0%a4%a', 400],
    ['no address at all', 'nonsense', 400],
    ['another host', 'app://elsewhere/index.html', 403],
    ['a host that only starts like ours', 'app://lookout.example/index.html', 403],
    ['a port', 'app://lookout:81/index.html', 403],
    ['another scheme', 'file:///etc/passwd', 403],
    ['https', 'https://lookout/index.html', 403],
  ])('%s', (_what, address, status) => {
    expect(appPath(ROOT, address)).toEqual({ ok: false, status });
  });

  test('an absolute path is taken as one inside the folder', () => {
    expect(appPath(ROOT, 'app://lookout/%2fetc/passwd')).toEqual({
      ok: true,
      path: [ROOT, 'etc', 'passwd'].join(sep),
    });
  });
});
