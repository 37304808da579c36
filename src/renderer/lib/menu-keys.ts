/** Keys by which the window's menu bar takes the keyboard, kept from it while somebody plays. */

/** A lone Alt, and F10. */
const OPENERS = new Set(['Alt', 'F10']);

/**
 * Keeps them where `playing` says so: the menu bar only gets what the page leaves. Elsewhere it opens as everywhere else,
 * and by mouse always. The answer ends it.
 */
export function keepMenuShut(window: Window, playing: () => boolean): () => void {
  const keepFromMenu = (event: KeyboardEvent): void => {
    if (OPENERS.has(event.key) && playing()) event.preventDefault();
  };
  window.addEventListener('keydown', keepFromMenu, { capture: true });
  window.addEventListener('keyup', keepFromMenu, { capture: true });
  return () => {
    window.removeEventListener('keydown', keepFromMenu, { capture: true });
    window.removeEventListener('keyup', keepFromMenu, { capture: true });
  };
}
