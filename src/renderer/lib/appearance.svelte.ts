/** Theme, motion and language of the window, as the settings and the system have it. */
import { resolveLanguage } from '../../shared/catalogue';
import { settings } from './settings.svelte';
import { resolveMotion, resolveTheme, type SystemWishes, type Theme } from './theme';
import { currentLanguage, speak } from './words.svelte';

const QUERIES = {
  light: '(prefers-color-scheme: light)',
  moreContrast: '(prefers-contrast: more)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const satisfies Record<keyof SystemWishes, string>;

/** Whether the system's own ground is light: its words are dark on it. */
function groundIsLight(): boolean {
  const probe = document.createElement('span');
  probe.style.color = 'CanvasText';
  document.documentElement.append(probe);
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return red + green + blue < 3 * 128;
}

/** A desktop of Linux says that it is dark, or nothing: light is what Chromium takes silence for there. */
const TELLS_LIGHT = !navigator.userAgent.includes('Linux');

class Appearance {
  #wishes = $state.raw<SystemWishes>({ light: false, moreContrast: false, lessMotion: false, forced: null });
  systemLanguage = $state('en');

  readonly theme: Theme = $derived(resolveTheme(settings.current.theme, this.#wishes));
  readonly motion: boolean = $derived(resolveMotion(settings.current.motion, this.#wishes));
  readonly language = $derived(resolveLanguage(settings.current.language, this.systemLanguage));

  /** Follows the system's wishes, and writes what is decided onto the page. */
  watch(): void {
    const read = (): void => {
      this.#wishes = {
        light: TELLS_LIGHT && window.matchMedia(QUERIES.light).matches,
        moreContrast: window.matchMedia(QUERIES.moreContrast).matches,
        lessMotion: window.matchMedia(QUERIES.lessMotion).matches,
        forced: !window.matchMedia(QUERIES.forced).matches ? null : groundIsLight() ? 'light' : 'dark',
      };
    };
    for (const query of Object.values(QUERIES)) window.matchMedia(query).addEventListener('change', read);
    read();
    $effect.root(() => {
      $effect.pre(() => {
        const page = document.documentElement;
        page.dataset['theme'] = this.theme;
        page.dataset['motion'] = this.motion ? 'full' : 'none';
        speak(this.language);
      });
      // Words and what a screen reader takes them for change together.
      $effect.pre(() => {
        document.documentElement.lang = currentLanguage();
      });
    });
  }
}

export const appearance = new Appearance();
