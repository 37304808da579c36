/** Time in which nothing else is to be done. */

/** Longer than this nothing waits for it, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves when the window has nothing to do. */
export function whenIdle(): Promise<void> {
  return new Promise((idle) => {
    requestIdleCallback(() => {
      idle();
    }, { timeout: PATIENCE_MS });
  });
}

/** Resolves when what is there now has been painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      setTimeout(done);
    });
  });
}
