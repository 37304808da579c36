// Measures how long it takes from a press on the line of time of a replay until its picture has settled:
//   node scripts/watch-seek.mjs STORE COUNT
// STORE is a data folder with a saved match, which is copied; so many places of its newest round are gone to. Standard output is one JSON
// object { settled, looking }: for each press the milliseconds from its own time to the end of the last frame in which the table's pixels
// changed, and what a look at the pixels cost, which is part of it. Where it cannot be measured, one sentence on standard error says why, and
// the exit status is 1. Whoever starts this holds its standard input open.
/* global document, requestAnimationFrame, window */
import { SetupError } from './setup/common.mjs';
import { bringLooks } from './watch/pixels.mjs';
import { openWatched } from './watch/watched-app.mjs';

/** A picture has settled when nothing of it has changed for so long. */
const REST_MS = 150;
const PATIENCE_MS = 3000;
/** The places come to and fro, and none twice. */
const GOLDEN = 0.618;
/** Every so many pixels of the table are looked at, across and down. */
const STEP = 4;

/** Makes the page ready for `settledAfter`. */
async function watchSeeks(page) {
  await bringLooks(page);
  await page.evaluate(
    ([rest, patience, step]) => {
      const looks = [];
      const tableNow = window.tableLook(window.signatureOf, step, looks);
      /** What the table's layers and the place show just now. */
      const look = () => `${tableNow()} ${document.querySelector('[role=slider]').getAttribute('aria-valuenow')}`;
      window.settledAfter = () =>
        new Promise((found) => {
          let before = look();
          window.addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              let last = null;
              const after = new MessageChannel();
              after.port1.onmessage = () => {
                // A message comes after the frame's painting.
                const painted = performance.now() - timeStamp;
                const now = look();
                if (now !== before) last = painted;
                before = now;
                if (painted - (last ?? 0) > rest || painted > patience) {
                  after.port1.close();
                  found(last);
                } else requestAnimationFrame(() => after.port2.postMessage(null));
              };
              requestAnimationFrame(() => after.port2.postMessage(null));
            },
            { capture: true, once: true },
          );
        });
      window.looksTaken = () => looks;
    },
    [REST_MS, PATIENCE_MS, STEP],
  );
}

async function measureAll(store, count) {
  const { page, close } = await openWatched(store);
  try {
    await page.evaluate(() => window.lookout.request('settings.change', { introduced: true, language: 'en' }));
    await page.reload();
    await page.getByRole('button', { name: /^Replays/ }).click();
    await page
      .getByRole('button', { name: /^Open the match/ })
      .first()
      .click();
    const slider = page.getByRole('slider', { name: 'Timeline' });
    const { x, y, width, height } = await slider.boundingBox();
    // The sprites of the faces are drawn as somebody has them who has looked at the round for a moment.
    for (const share of [1, 0.5, 0]) {
      await page.mouse.click(x + 1 + share * (width - 2), y + height / 2);
      await page.waitForTimeout(REST_MS * 4);
    }
    await watchSeeks(page);
    const settled = [];
    for (let at = 0; at < count; at++) {
      const share = (0.37 + at * GOLDEN) % 1;
      const before = await slider.getAttribute('aria-valuenow');
      const found = await page.evaluateHandle(() => ({ after: window.settledAfter() }));
      await page.mouse.click(x + 1 + share * (width - 2), y + height / 2);
      const millis = await found.evaluate(({ after }) => after);
      // Where the same event happened last nothing is to be seen.
      if (millis === null && (await slider.getAttribute('aria-valuenow')) !== before) throw new Error(`nothing changed at seek ${at + 1}.`);
      if (millis !== null) settled.push(millis);
    }
    const looks = await page.evaluate(() => window.looksTaken());
    return { settled, looking: looks.sort((a, b) => a - b)[Math.ceil(looks.length / 2) - 1] ?? 0 };
  } finally {
    await close();
  }
}

process.stdin.resume().once('end', () => process.exit(1));
try {
  process.stdout.write(`${JSON.stringify(await measureAll(process.argv[2], Number(process.argv[3])))}\n`);
  process.exitCode = 0;
} catch (error) {
  const [sentence] = String(error?.message ?? error).split('\n');
  process.stderr.write(error instanceof SetupError ? `${error.message}\n` : `The replay could not be watched in its window: ${sentence}\n`);
  process.exitCode = 1;
}
process.stdin.unref?.();
