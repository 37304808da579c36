/** Time in which nothing else is to be done. */

/** Longer than this nothing waits for it, in milliseconds. */
const PATIENCE_MS = 2000;

/** Resolves when the window has nothing to do. */
export function whenIdle(): Promise<void> {
  return new Promise((idle) => {
    requestIdleCallback(
      () => {
        idle();
      },
      { timeout: PATIENCE_MS },
    );
  });
}

/** A window that nobody sees is not painted: then nothing waits for it longer, in milliseconds. */
const UNSEEN_MS = 1000;

/** Resolves when the first picture is on the screen, not merely drawn: what is begun before holds it up. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen();
    });
    const timer = setTimeout(seen, UNSEEN_MS);
    function seen(): void {
      clearTimeout(timer);
      observer.disconnect();
      done();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
