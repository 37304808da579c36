// Ways through the app from its first screen, in English, for the stations of the pictures.
/* global window */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup/common.mjs';

export const button = (page, name) => page.getByRole('button', { name });
export const heading = (page, name) => page.getByRole('heading', { name });

/** A request as the window sends it; what it answers. */
export async function request(page, name, input = {}) {
  const answer = await page.evaluate(([asked, given]) => window.lookout.request(asked, given), [name, input]);
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}.`);
  return answer.value;
}

/** Has settings changed, and the first screen anew. */
export async function anewWith(page, change) {
  await request(page, 'settings.change', change);
  await page.reload();
  await heading(page, 'Lookout').waitFor();
}

/** A way to a screen: the button of that name, then the heading. */
export const to = (name, title) => async (page) => {
  await button(page, name).first().click();
  await heading(page, title).first().waitFor();
};

/** One way after the other. */
export const first =
  (...ways) =>
  async (page, app) => {
    for (const way of ways) await way(page, app);
  };

/** A press of a button of that name, the first of them. */
export const press = (name) => async (page) => {
  await button(page, name).first().click();
};

/** A key, so many times. */
export const key =
  (name, times = 1) =>
  async (page) => {
    for (let at = 0; at < times; at++) await page.keyboard.press(name);
  };

/** Waits for something to be read. */
export const read = (text) => async (page) => {
  await page.getByText(text).first().waitFor();
};

/** Waits for a dialog. */
export const dialog = async (page) => {
  await page.getByRole('dialog').waitFor();
};

/** Something of the main process for the window, as the menu or a start would send it. */
export const told = (event, what) => async (_page, app) => {
  await app.evaluate(
    ({ BrowserWindow }, [name, text]) => {
      BrowserWindow.getAllWindows()[0]?.webContents.send(`event:${name}`, text);
    },
    [event, JSON.stringify(what)],
  );
};

/** Begins a round against the gentlest bot. */
export const playNow = (role) => async (page) => {
  await anewWith(page, { lastRole: role, lastLevel: 1 });
  await button(page, /^Play (now|level)/)
    .first()
    .click();
  await page.getByRole('region', { name: 'The round' }).waitFor();
};

/** Hands a file to the screen that takes files. */
export const file = (name, content) => async (page) => {
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/json', buffer: Buffer.from(content) }]);
};

export const fixture = (path) => readFileSync(join(root, 'tests/fixtures', path), 'utf8');
