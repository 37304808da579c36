/** What stands between the start of the app and a first screen that can be used, and that nothing else does. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from '../../scripts/launch.mjs';
import { startXvfb } from '../../scripts/xvfb.mjs';
import { CATALOGUES, LANGUAGES } from '../../src/shared/catalogue';
import { request } from '../accessibility/visits';
import { expect, launch, test } from './app';

const run = promisify(execFile);
const BUILT = join(import.meta.dirname, '../../out/renderer');

test('the first screen is one script, without words, the table, the drills, the charts and the schemas of files', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const asked = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const [script = '', ...others] = asked.filter((file) => file.endsWith('.js'));
  expect(others).toEqual([]);
  const text = readFileSync(join(BUILT, script), 'utf8');
  expect(text.length).toBeLessThan(200_000);
  // One language is read beside it, and no other.
  const files = readdirSync(join(BUILT, 'assets')).filter((name) => name.startsWith('words-'));
  expect(files).toHaveLength(LANGUAGES.length);
  // The first script waits for these, so they must not wait for anything.
  for (const name of files) expect(readFileSync(join(BUILT, 'assets', name), 'utf8'), name).not.toMatch(/(?:^|;)import\s*[{*"a-z]/);
  for (const words of Object.values(CATALOGUES)) expect(text.includes(words['crash.text']), words['crash.text']).toBe(false);
  // What the file would have to read before it runs, and names that stay in what it must not hold.
  expect(text).not.toMatch(/(?:^|;)import\s*[{*"a-z]/);
  for (const name of ['Konva', 'u-legend', 'lookout-replay', 'lookout-puzzles']) expect(text.includes(name), name).toBe(false);
});

test('nothing of the app is seen where its store cannot be opened', async ({ emptyFolder }) => {
  const first = await launch(emptyFolder);
  await first.window.getByRole('heading', { level: 1 }).waitFor();
  await first.close();
  const database = join(emptyFolder, readdirSync(emptyFolder).find((name) => name.endsWith('.db')) ?? '');
  // A folder in the place of the file, which nobody can open as one.
  rmSync(database);
  mkdirSync(database);
  const { display, stop } = await startXvfb();
  try {
    const { executablePath, args, cwd, env } = launchOptions(emptyFolder);
    const shown = { ...env, DISPLAY: display };
    const child = spawn(executablePath, args.slice(2), { cwd, env: shown });
    const code = new Promise((done) => child.once('exit', done));
    const seen: string[] = [];
    while (child.exitCode === null) {
      const found = await run('xdotool', ['search', '--onlyvisible', '--name', 'Lookout'], { env: shown }).catch(() => ({ stdout: '' }));
      seen.push(...found.stdout.split('\n').filter((id) => id !== ''));
    }
    expect([await code, seen]).toEqual([1, []]);
  } finally {
    stop();
  }
});

test('the window is first seen on the ground of the theme that was chosen', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  await request(first.window, 'settings.change', { theme: 'day' });
  await first.close();
  const second = await launch(dataFolder);
  try {
    await expect.poll(() => second.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true);
    const behind = await second.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBackgroundColor().toLowerCase(),
    );
    const page = await second.window.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const hex = (page.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('');
    expect(behind).toBe(`#${hex}`);
    expect(page).not.toBe('rgb(10, 16, 29)');
  } finally {
    await second.close();
  }
});

test('a screen that cannot be read from the disk says so, and the way home is there', async ({ app: { electron, window: page } }) => {
  await electron.evaluate(({ session }) => {
    session.defaultSession.webRequest.onBeforeRequest({ urls: ['app://lookout/assets/*'] }, ({ url }, answer) => {
      answer({ cancel: /(?:Packs|SettingsDialog|HelpDialog)[^/]*[.]js/.test(url) });
    });
  });
  await page.reload();
  await page.getByRole('button', { name: /^How to play/ }).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong here' })).toContainText('could not be read from the disk');
  await page.getByRole('dialog').getByRole('button', { name: 'All right' }).click();
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Packs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeFocused();
  await page.getByRole('button', { name: 'Go home' }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});
