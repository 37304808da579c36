/** The window's device pixel ratio, which changes with the browser zoom and from monitor to monitor. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  let query: MediaQueryList | null = null;
  const changed = (): void => {
    listen();
    update();
  };
  // A resolution query matches one ratio only, so it is asked anew after each change.
  const listen = (): void => {
    query?.removeEventListener('change', changed);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  listen();
  return () => query?.removeEventListener('change', changed);
});

/** Reactive: device pixels for one CSS pixel. */
export function pixelRatio(): number {
  subscribe();
  return window.devicePixelRatio;
}
