/** The size of the page's letters, for what is drawn in pixels but should grow with the window like the words. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  window.addEventListener('resize', update);
  return () => {
    window.removeEventListener('resize', update);
  };
});

/** Reactive: `rems` times the page's letter size, in whole CSS pixels. */
export function pixels(rems: number): number {
  subscribe();
  return Math.round(rems * parseFloat(getComputedStyle(document.documentElement).fontSize));
}
