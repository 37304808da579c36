/**
 * The keyboard's place is never nowhere: where a key has made what had the focus vanish, or be of no use any more, the title of
 * the screen has it, as when the screen was opened. Whoever uses the pointer loses nothing and is left alone.
 */
export function keepFocus(window: Window): void {
  const { document } = window;
  const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
  window.addEventListener('keyup', () => {
    // What the key brought about is drawn by then.
    window.requestAnimationFrame(() => {
      if (isLost() && document.hasFocus() && document.querySelector('dialog[open]') === null)
        document.querySelector<HTMLElement>('main h1')?.focus();
    });
  });
}
