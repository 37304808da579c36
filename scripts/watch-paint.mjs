// Measures how long it takes from a key to other pixels on the table: node scripts/watch-paint.mjs STORE MATCHES
// STORE is a data folder with matches that somebody follows the Runner in, which is copied; MATCHES is JSON, a list of { match,
// presses }. Standard output is one JSON object { tables, reference }: for each match, and for a page in a window of the same app on
// which a key draws a square and nothing else, its presses and what a look at the pixels cost. Where it cannot be measured, or a key
// changes nothing, one sentence on standard error says why, and the exit status is 1. Whoever starts this holds its standard input open.
/* global window */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SetupError } from './setup/common.mjs';
import { lookingMillis, pressed, untilRest, watchPixels } from './watch/paint.mjs';
import { CATEGORIES, presentedAfter } from './watch/presented.mjs';
import { atReferenceKeys } from './watch/reference.mjs';
import { openWatched } from './watch/watched-app.mjs';

/** The colours take turns, so that none runs out before the other (M6). */
const KEYS = ['KeyQ', 'KeyA', 'KeyW', 'KeyS'];
/** A key that stands for nothing. */
const NO_KEY = 'F8';
/** A table is at rest when nothing has changed for so long: sprites are drawn ahead and the camera has arrived by then. */
const REST_MS = 250;
const NOTHING_MS = 600;
const PATIENCE_MS = 3000;
const FRAME_MS = 1000 / 60;
const GOLDEN = 0.618;

async function request(page, name, input) {
  const answer = await page.evaluate(([asked, given]) => window.lookout.request(asked, given), [name, input]);
  if (!answer.ok) throw new Error(`${name} is refused: ${answer.error.code}.`);
  return answer.value;
}

const marksOn = async (page) => (await request(page, 'match.current', {}))?.table.paths[0]?.marks.length;

/** To the table of a match, in the midst of its round. */
async function goOn(page, match) {
  await request(page, 'settings.change', { introduced: true });
  await request(page, 'match.go-on', { match });
  await page.reload();
  await page.getByRole('region', { name: 'The round' }).waitFor();
  const paused = page.getByRole('heading', { name: 'Paused' });
  await paused.waitFor();
  await page.keyboard.press('KeyP');
  await paused.waitFor({ state: 'detached' });
}

/** Does `work` while Chromium takes down its frames; gives back what it took down. */
async function traced(app, work) {
  const folder = mkdtempSync(join(tmpdir(), 'lookout-trace-'));
  try {
    await app.evaluate(({ contentTracing }, categories) => contentTracing.startRecording({ included_categories: categories }), CATEGORIES);
    await work();
    const file = join(folder, 'trace.json');
    await app.evaluate(({ contentTracing }, to) => contentTracing.stopRecording(to), file);
    return JSON.parse(readFileSync(file, 'utf8')).traceEvents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** So many presses on a page that draws at each; `made` looks at whether the press at that place did what it is for. */
async function presses(app, page, count, made) {
  await watchPixels(page);
  await untilRest(page, 2 * REST_MS);
  // What changes by itself must not pass for what a key does.
  if ((await pressed(page, NO_KEY, NOTHING_MS)) !== null) throw new Error('the table changed without a mark.');
  const all = [];
  const events = await traced(app, async () => {
    for (let at = 0; at < count; at++) {
      await untilRest(page, REST_MS);
      // Keys come at any moment between two frames.
      await wait(((at * GOLDEN) % 1) * FRAME_MS);
      const press = await pressed(page, KEYS[at % KEYS.length], PATIENCE_MS);
      if (press === null) throw new Error(`nothing on the table changed at press ${at + 1}.`);
      if (!(await made(at))) throw new Error(`press ${at + 1} put no marker.`);
      all.push(press);
    }
    // The last one, too, has to come to the screen.
    await untilRest(page, REST_MS);
  });
  const presented = presentedAfter(events);
  const lacking = presented.indexOf(null);
  if (presented.length !== count || lacking >= 0)
    throw new Error(`the trace has ${presented.length} of ${count} presses, and lacks the frame of press ${lacking + 1}.`);
  return { presses: all.map((press, at) => ({ ...press, presented: presented[at] })), looking: await lookingMillis(page) };
}

async function onTable(app, page, { match, presses: count }) {
  await goOn(page, match);
  return presses(app, page, count, async (at) => (await marksOn(page)) === at + 1);
}

async function measureAll(store, matches) {
  const { app, page, close } = await openWatched(store);
  try {
    const tables = [];
    for (const each of matches) tables.push(await onTable(app, page, each));
    const count = Math.max(...matches.map((each) => each.presses));
    const reference = await atReferenceKeys(app, (empty) => presses(app, empty, count, () => true));
    return { tables, reference };
  } finally {
    await close();
  }
}

process.stdin.resume().once('end', () => process.exit(1));
try {
  process.stdout.write(`${JSON.stringify(await measureAll(process.argv[2], JSON.parse(process.argv[3] ?? '[]')))}\n`);
  process.exitCode = 0;
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The table could not be watched in its window: ${sentence}\n`);
  process.exitCode = 1;
}
process.stdin.unref?.();
