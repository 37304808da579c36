/** The theme that the window shows, as `<html data-theme>` says it: `night`, `day` or `contrast`. */
import { createSubscriber } from 'svelte/reactivity';
import { isThemeName, type ThemeName } from '../../../drawing/themes';

const subscribe = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
});

/** Reactive: read in an effect or a derived value, it follows the attribute. Night where nothing is said. */
export function currentTheme(): ThemeName {
  subscribe();
  const name = document.documentElement.dataset['theme'];
  return isThemeName(name) ? name : 'night';
}
