// A window of the same kind with next to nothing in it, to tell a slow machine from a slow app.
/* global document, requestAnimationFrame */
import { takeFrames, taken } from './frames.mjs';
import { SIZE } from './watched-app.mjs';

/** The frames of an empty page on which one box goes round for `millis`, in a window of the app at 1280×800. */
export async function referenceFrames(app, millis) {
  const opened = app.waitForEvent('window');
  const id = await app.evaluate(async ({ BrowserWindow }, size) => {
    const window = new BrowserWindow({ ...size, useContentSize: true, webPreferences: { sandbox: true, contextIsolation: true } });
    await window.loadURL('about:blank');
    return window.id;
  }, SIZE);
  const page = await opened;
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
  const frames = await taken(page);
  await app.evaluate(({ BrowserWindow }, which) => BrowserWindow.fromId(which)?.destroy(), id);
  return frames;
}
