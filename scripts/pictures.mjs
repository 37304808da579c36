// Pictures of every screen: npm run pictures [-- --out FOLDER] [--only TEXT,…] [--size 1280x800,…] [--theme night,…] [--language en,…]
//   [--text 100,200] [--colours own,forced]
// `--text 200`: with letters twice as large, as somebody has them who zooms in; `--colours forced`: with the system's colours in place of the page's.
// Goes through the real app on a scratch data folder and takes a picture of each station in each size, theme and language, and
// says where words are cut off or something is wider than the window. Standard output is one JSON object, { pictures, found };
// everything else is said on standard error. Exit status: 0, 1 where something was found or a station could not be reached, 2
// for wrong arguments.
/* global document, requestAnimationFrame, window */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';
import { STATIONS } from './watch/stations.mjs';
import { faultsOn } from './watch/faults.mjs';
import { enlarge } from './watch/letters.mjs';
import { fitTo, openWatched } from './watch/watched-app.mjs';

const SIZES = ['1024x640', '1280x800', '1920x1080'];
const THEMES = ['night', 'day', 'contrast'];
const LANGUAGES = ['en', 'it'];
/** How large letters are, in per cent of what they are without zooming; the first is taken where nothing is asked for. */
const TEXTS = ['100', '200'];
const COLOURS = ['own', 'forced'];

function wrong(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function chosen(given, all) {
  if (given === undefined) return all;
  const list = given.split(',');
  const unknown = list.find((each) => !all.includes(each));
  return unknown === undefined ? list : wrong(`There is no "${unknown}"; there are ${all.join(', ')}.`);
}

function readArguments() {
  const text = { type: 'string' };
  try {
    const { values } = parseArgs({ options: { out: text, only: text, size: text, theme: text, language: text, text, colours: text } });
    const texts = (values.only ?? '').split(',');
    const stations = STATIONS.filter(({ name }) => texts.some((each) => name.includes(each)));
    if (stations.length === 0)
      wrong(`No station's name has "${values.only}" in it; there are ${STATIONS.map(({ name }) => name).join(', ')}.`);
    return {
      out: resolve(process.env.INIT_CWD ?? process.cwd(), values.out ?? join(root, 'out/pictures')),
      stations,
      sizes: chosen(values.size, SIZES).map((size) => size.split('x').map(Number)),
      themes: chosen(values.theme, THEMES),
      languages: chosen(values.language, LANGUAGES),
      texts: chosen(values.text ?? TEXTS[0], TEXTS).map(Number),
      colours: chosen(values.colours ?? COLOURS[0], COLOURS),
    };
  } catch (error) {
    return wrong(error.message);
  }
}

async function change(page, settings) {
  const answer = await page.evaluate((given) => window.lookout.request('settings.change', given), settings);
  if (!answer.ok) throw new Error(`The settings were refused: ${answer.error.code}.`);
}

/** The window's content gets this size with letters of so many per cent; the page has it then. */
async function fit(app, page, [width, height], text) {
  await fitTo(app, { width, height });
  await enlarge(app, page, text);
}

/** Waits until nothing fades or moves any more, and what was asked for is drawn. */
async function still(page, language) {
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => drawn()));
    for (let at = 0; at < 3; at++) await frame();
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
    while (document.querySelector('[data-moving]') !== null) await frame();
  });
}

/** Of a page that is zoomed into Playwright takes a corner alone: there the window takes the picture itself. */
async function picture(app, page, path, text) {
  if (text === 100) {
    await page.screenshot({ path, animations: 'disabled' });
    return;
  }
  const taken = await app.evaluate(async ({ BrowserWindow }) =>
    (await BrowserWindow.getAllWindows()[0]?.webContents.capturePage())?.toPNG().toString('base64'),
  );
  writeFileSync(path, Buffer.from(taken ?? '', 'base64'));
}

/** Every picture that is asked for, as a list of what is different. */
function views({ sizes, texts, colours, themes, languages }) {
  const each = (list, name) => (views) => views.flatMap((view) => list.map((one) => ({ ...view, [name]: one })));
  const all = [each(sizes, 'size'), each(texts, 'text'), each(colours, 'colours'), each(themes, 'theme'), each(languages, 'language')];
  return all.reduce((views, more) => more(views), [{}]);
}

async function picturesOf(app, page, station, plan) {
  const found = [];
  let fitted = '';
  for (const { size, text, colours, theme, language } of views(plan)) {
    const now = `${size.join('x')}${text === 100 ? '' : `-${text}`}`;
    if (now !== fitted) await fit(app, page, size, text);
    fitted = now;
    await page.emulateMedia({ forcedColors: colours === 'forced' ? 'active' : 'none' });
    await change(page, { theme, language });
    await still(page, language);
    const name = `${station.name}-${now}${colours === 'own' ? '' : '-forced'}-${theme}-${language}`;
    await picture(app, page, join(plan.out, `${name}.png`), text);
    for (const fault of await faultsOn(page, language)) found.push({ picture: name, ...fault });
  }
  return { pictures: views(plan).length, found };
}

/** A station in an app of its own, so that nothing of the one before is there; one that cannot be reached is told and left. */
async function visit(station, plan) {
  const { app, page, close } = await openWatched();
  try {
    await change(page, { theme: 'night', language: 'en', motion: 'none', introduced: true });
    await page.reload();
    await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
    await station.go(page, app);
    // Nothing is under the pointer.
    await page.mouse.move(0, 0);
    return await picturesOf(app, page, station, plan);
  } catch (error) {
    const [words] = String(error?.message ?? error).split('\n');
    return { pictures: 0, found: [{ picture: station.name, what: 'not reached', words }] };
  } finally {
    await close();
  }
}

async function run(plan) {
  mkdirSync(plan.out, { recursive: true });
  const all = { pictures: 0, found: [] };
  for (const station of plan.stations) {
    const { pictures, found } = await visit(station, plan);
    all.pictures += pictures;
    all.found.push(...found);
    say(`${station.name}: ${pictures} pictures, ${found.length} found`, 'pictures');
    // At once, too: whoever ends it early has what was found.
    for (const { picture: where, what, words } of found) say(`${where}: ${what}: ${words}`, 'pictures');
  }
  return all;
}

const plan = readArguments();
await setUpOrExit('display');
const { ensureDisplay } = await import('./xvfb.mjs');
// One display for all of them, on which the largest window has room.
const stopDisplay = await ensureDisplay('1920x1200x24');
const all = await run(plan);
stopDisplay();
process.stdout.write(`${JSON.stringify(all)}\n`);
process.exit(all.found.length === 0 ? 0 : 1);
