// Intervals between animation frames of a page, as the page itself sees them.
/* global document, MutationObserver, requestAnimationFrame, window */

/**
 * Begins to take down the frames of `page`; `taken` ends it. Each frame has `interval`, the milliseconds since the frame
 * before by the browser's frame clock, `work`, the milliseconds for which the main thread was busy with it (all callbacks, style,
 * layout and paint), and `moves`: whether a table on the page moved at any time between the two. What moves says so itself, by
 * the attribute `data-moving`.
 */
export async function takeFrames(page) {
  await page.evaluate(() => {
    const frames = [];
    const moving = () => document.querySelector('[data-moving]') !== null;
    let moved = moving();
    let before = null;
    let running = true;
    // A movement that began and ended while a frame was long must not get lost.
    const watch = new MutationObserver(() => {
      moved ||= moving();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-moving'] });
    const painted = new MessageChannel();
    let open = null;
    painted.port1.onmessage = () => {
      if (open !== null) open.frame.work = performance.now() - open.start;
      open = null;
    };
    const take = (at) => {
      if (!running) return;
      const start = performance.now();
      const moves = moved || moving();
      if (before !== null) {
        const frame = { interval: at - before, work: 0, moves };
        frames.push(frame);
        open = { frame, start };
        painted.port2.postMessage(null);
      }
      moved = moving();
      before = at;
      requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
    window.framesTaken = () => {
      running = false;
      watch.disconnect();
      painted.port1.close();
      return frames;
    };
  });
}

/** The frames since `takeFrames`. */
export async function taken(page) {
  return page.evaluate(() => window.framesTaken());
}
