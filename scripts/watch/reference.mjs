// A window of the same kind with next to nothing in it, to tell a slow machine from a slow app.
/* global document, innerHeight, innerWidth, requestAnimationFrame, window */
import { takeFrames, taken } from './frames.mjs';
import { SIZE } from './watched-app.mjs';

/** What `look` sees on an empty page at 1280×800 in a window of the app that is there meanwhile. */
async function onEmptyPage(app, look) {
  const opened = app.waitForEvent('window');
  const id = await app.evaluate(async ({ BrowserWindow }, size) => {
    const empty = new BrowserWindow({ ...size, useContentSize: true, webPreferences: { sandbox: true, contextIsolation: true } });
    await empty.loadURL('about:blank');
    return empty.id;
  }, SIZE);
  const page = await opened;
  const seen = await look(page);
  await app.evaluate(({ BrowserWindow }, which) => BrowserWindow.fromId(which)?.destroy(), id);
  return seen;
}

/** Makes an empty page one on which each key draws a square as large as a marker, over a picture as large as the table. */
async function squareAtKeys(page) {
  await page.evaluate(() => {
    const square = 24;
    const table = document.createElement('div');
    // As the table is found by whoever watches its pixels.
    table.className = 'konvajs-content';
    document.body.style.margin = '0';
    const [ground, over] = ['ground', 'over'].map(() => {
      const layer = document.createElement('canvas');
      Object.assign(layer, { width: innerWidth, height: innerHeight });
      layer.style.position = 'absolute';
      table.append(layer);
      return layer.getContext('2d');
    });
    ground.fillStyle = 'teal';
    ground.fillRect(0, 0, innerWidth, innerHeight);
    document.body.append(table);
    let drawn = 0;
    window.addEventListener('keydown', ({ code }) => {
      if (!code.startsWith('Key')) return;
      requestAnimationFrame(() => {
        drawn += 1;
        over.fillRect((drawn * 2 * square) % innerWidth, 2 * square * (1 + Math.floor((drawn * 2 * square) / innerWidth)), square, square);
      });
    });
  });
}

/** The frames of an empty page on which one box goes round for `millis`. */
export async function referenceFrames(app, millis) {
  return onEmptyPage(app, (page) => goingRound(page, millis));
}

/** What `look` sees on a page on which keys draw and nothing else happens. */
export async function atReferenceKeys(app, look) {
  return onEmptyPage(app, async (page) => {
    await squareAtKeys(page);
    return look(page);
  });
}

async function goingRound(page, millis) {
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; width: 100px; height: 100px; background: teal';
    box.dataset.moving = '';
    document.body.append(box);
    const go = (at) => {
      box.style.transform = `translate(${String(300 + 200 * Math.sin(at / 300))}px, ${String(300 + 200 * Math.cos(at / 300))}px)`;
      requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  });
  await takeFrames(page);
  await page.waitForTimeout(millis);
  return taken(page);
}
