// Shows the app at work without a person: npm run demo [-- --out FOLDER]
// Starts the real app on a scratch data folder, lets two bots play a round on screen, and writes pictures and the replay.
// Standard output is the verdict as one JSON object; everything else is said on standard error.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say } from './setup/common.mjs';
import { setUpOrExit } from './setup.mjs';
import { toTheVerdict } from './watch/four-bots.mjs';
import { pressesCount, skipScene } from './watch/scene.mjs';

/** The round that is shown: a fixed deal between quick bots, so that the pictures show the same streets each time. */
const SEED = 'keys';
const LEVEL = '8';
/** Tiles on the table when the picture of the round is taken. */
const ENOUGH_TILES = 6;
const ROUND_MILLIS = 180_000;
/** Long enough for every movement on the table to have ended. */
const SETTLED_MILLIS = 600;
const SIZE = { width: 1280, height: 800 };

function readArguments() {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } });
    return resolve(process.env.INIT_CWD ?? process.cwd(), values.out ?? join(root, 'out/demo'));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Goes along the path to the first mistake, or to the last tile where there is none. */
async function walkToMistake(window) {
  const heading = window.getByRole('heading', { name: /^Tile \d+ of/ });
  const wrong = window.getByText(/^Wrong (tile|marker)/).first();
  for (;;) {
    const [, at, count] = /^Tile (\d+) of (\d+)/.exec(await heading.textContent());
    if (at === count || (await wrong.isVisible())) break;
    await window.getByRole('button', { name: /^Next tile/ }).click();
  }
  await window.waitForTimeout(SETTLED_MILLIS);
}

/** Plays and photographs the round, and has the app export its replay. */
async function show(app, folder) {
  const window = await app.firstWindow();
  const picture = async (name) => {
    await window.screenshot({ path: join(folder, name), animations: 'disabled' });
    say(`Wrote ${name}`, 'demo');
  };
  await window.emulateMedia({ colorScheme: 'dark' });
  await window.getByRole('heading', { name: 'Lookout' }).waitFor();
  // What weakens the app on this computer is no part of its picture.
  const understood = window.getByRole('complementary', { name: 'Good to know' }).getByRole('button');
  if (await understood.isVisible()) await understood.click();
  const fit = () =>
    app.evaluate(({ BrowserWindow }, size) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
    }, SIZE);
  // Now and then a question gets lost in an app that is still starting; asked again it is answered.
  await fit().catch(fit);
  // What its cards say comes after the first picture.
  await window.getByRole('button', { name: /^Play level/ }).waitFor();
  await picture('home.png');

  await window.getByRole('button', { name: /New round/ }).click();
  await window.locator('input[type=radio][value=watch]').check({ force: true });
  for (const level of await window.getByRole('slider').all()) await level.fill(LEVEL);
  await window.getByText('More', { exact: true }).click();
  await window.getByLabel('Seed').fill(SEED);
  await window.getByRole('button', { name: 'Watch', exact: true }).click();

  const verdict = window.getByRole('heading', { name: /^Tile \d+ of/ });
  const table = window.getByRole('listbox', { name: /^The path/ }).getByRole('option'); // the Prison first
  const enough = table.nth(ENOUGH_TILES);
  await enough.or(toTheVerdict(window)).first().waitFor({ state: 'attached', timeout: ROUND_MILLIS });
  await picture('round.png');
  await toTheVerdict(window).click({ timeout: ROUND_MILLIS });
  await verdict.waitFor();
  await pressesCount(window);
  await walkToMistake(window);
  await picture('verdict.png');
  await window.getByRole('button', { name: /^To the result/ }).click();
  await window.getByRole('heading', { name: 'Points' }).waitFor();
  await picture('result.png');
  await skipScene(window);

  await window.getByRole('button', { name: 'Home', exact: true }).click();
  await window.getByRole('button', { name: /^Replays/ }).click();
  // Nobody is there who would say where.
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = async (_window, { defaultPath }) => ({ canceled: false, filePath: defaultPath });
  });
  await window
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  await window
    .getByText(/^Saved as/)
    .first()
    .waitFor();
}

/** Ends the app and waits until it has let go of its files. */
async function end(app) {
  const gone = app.waitForEvent('close');
  await app.evaluate(({ app: electron }) => electron.exit(0)).catch(() => undefined);
  await gone;
}

async function run(folder) {
  await setUpOrExit('display');
  const { build } = await import('./build.mjs');
  await build();
  const { ensureDisplay } = await import('./xvfb.mjs');
  const { launchOptions } = await import('./launch.mjs');
  const { _electron } = await import('@playwright/test');
  const stopDisplay = await ensureDisplay();
  const scratch = mkdtempSync(join(tmpdir(), 'lookout-demo-'));
  mkdirSync(folder, { recursive: true });
  let app;
  try {
    app = await _electron.launch(launchOptions(scratch));
    app.context().setDefaultTimeout(15_000);
    try {
      await show(app, folder);
    } catch (error) {
      await app.windows()[0]?.screenshot({ path: join(folder, 'stopped.png') });
      throw error;
    }
    const exported = join(scratch, 'exports');
    const [replay] = readdirSync(exported);
    cpSync(join(exported, replay), join(folder, 'replay.lookout.json'));
    say('Wrote replay.lookout.json', 'demo');
  } finally {
    if (app) await end(app);
    stopDisplay();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
  const judged = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'judge', join(folder, 'replay.lookout.json')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return judged.status ?? 1;
}

const folder = readArguments();
try {
  process.exitCode = await run(folder);
} catch (error) {
  process.stderr.write(`The demo stopped: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exitCode = 1;
}
