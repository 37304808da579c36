/** What a screen reader is told without moving the focus. One live region says what happens, one says what is urgent. */
import { untrack } from 'svelte';

/** Long enough to be read, short enough not to be met later as something new. */
const CLEARED_AFTER_MS = 4000;

class Announcer {
  polite = $state('');
  urgent = $state('');
  #timers: { polite?: ReturnType<typeof setTimeout>; urgent?: ReturnType<typeof setTimeout> } = {};

  /** The same words twice in a row are told apart by a space, so that they are said again. */
  say(text: string, how: 'polite' | 'urgent' = 'polite'): void {
    if (text === '') return;
    const before = untrack(() => this[how]);
    this[how] = before === text ? `${text}\u00a0` : text;
    clearTimeout(this.#timers[how]);
    this.#timers[how] = setTimeout(() => {
      this[how] = '';
    }, CLEARED_AFTER_MS);
  }

  /** Another screen comes: what the one before said holds no more. */
  clear(): void {
    for (const how of ['polite', 'urgent'] as const) {
      clearTimeout(this.#timers[how]);
      this[how] = '';
    }
  }
}

export const announcer = new Announcer();
