// From a key to the frame in which the table's pixels are others, as the page itself sees it. The app knows nothing of it.
/* global cancelAnimationFrame, document, requestAnimationFrame, window */
import { bringLooks } from './pixels.mjs';
import { CHANGED, KEY } from './presented.mjs';

/** Every so many pixels of the table are looked at, across and down: what a mark changes is wider. */
const STEP = 4;

/** Makes the page ready for `untilRest` and `pressed`; to be done again after each load. */
export async function watchPixels(page) {
  await bringLooks(page);
  await page.evaluate(
    ([step, key, changed]) => {
      const looks = [];
      /** What the table's layers show just now. */
      const look = window.tableLook(window.signatureOf, step, looks);
      const later = (millis) => new Promise((done) => setTimeout(done, millis));
      let resting = null;
      window.pixelsAtRest = async (millis) => {
        resting = look();
        for (let since = performance.now(); performance.now() - since < millis;) {
          await later(40);
          const now = look();
          if (now !== resting || document.querySelector('[data-moving]') !== null) since = performance.now();
          resting = now;
        }
      };
      window.pressedKey = (patience) =>
        new Promise((found) => {
          let request;
          const after = new MessageChannel();
          const end = (press) => {
            clearTimeout(timer);
            cancelAnimationFrame(request);
            after.port1.close();
            found(press);
          };
          const timer = setTimeout(() => end(null), patience);
          window.addEventListener(
            'keydown',
            ({ timeStamp }) => {
              const heard = performance.now() - timeStamp;
              const frame = (at) => {
                // A message comes after the frame's painting, and by then all that draws in this frame has drawn.
                after.port2.postMessage([at, performance.now()]);
                request = requestAnimationFrame(frame);
              };
              after.port1.onmessage = ({ data: [at, called] }) => {
                const painted = performance.now() - timeStamp;
                if (look() === resting) return;
                // On a busy machine the message of the next frame may be waiting already.
                after.port1.onmessage = null;
                cancelAnimationFrame(request);
                performance.mark(key, { startTime: timeStamp });
                performance.mark(changed, { startTime: called });
                request = requestAnimationFrame((next) => end({ heard, frame: at - timeStamp, painted, next: next - timeStamp }));
              };
              request = requestAnimationFrame(frame);
            },
            { capture: true, once: true },
          );
        });
      window.looksTaken = () => looks;
    },
    [STEP, KEY, CHANGED],
  );
}

/** Waits until no pixel of the table has changed for `millis`. */
export async function untilRest(page, millis) {
  await page.evaluate((still) => window.pixelsAtRest(still), millis);
}

/** Presses a key on a table at rest; null where its pixels stay as they are for `patience` milliseconds. */
export async function pressed(page, key, patience) {
  const found = page.evaluateHandle((millis) => ({ press: window.pressedKey(millis) }), patience);
  const armed = await found;
  await page.keyboard.press(key);
  return armed.evaluate(({ press }) => press);
}

/** What one look at the pixels costs, 95 of 100 times, in milliseconds. */
export async function lookingMillis(page) {
  const looks = await page.evaluate(() => window.looksTaken());
  return looks.sort((a, b) => a - b)[Math.ceil(looks.length * 0.95) - 1] ?? 0;
}
