/**
 * A gamepad beside a lesson's table: its cross goes about the words and their buttons while the table has no use for it, and what it went to
 * is pressed as the game's own button confirms.
 */
import { pads } from '../pads/watch.svelte';
import { buttonsIn, focusSeen, WAYS } from '../roam';

export class PadInWords {
  readonly #words: () => HTMLElement | null;
  readonly #free: () => boolean;
  /** Where the cross went last. */
  #reached: Element | null = null;

  /** `words` has the buttons; `free` tells whether the cross is not the table's just now. */
  constructor(words: () => HTMLElement | null, free: () => boolean) {
    this.#words = words;
    this.#free = free;
  }

  /** Follows the gamepads until the given function is called. */
  watch(): () => void {
    return pads.watch((change) => {
      if ((change.type !== 'down' && change.type !== 'again') || document.querySelector('dialog[open]') !== null || !this.#free()) return;
      const way = WAYS[change.button];
      if (way !== undefined) this.#go(way === 'up' || way === 'left' ? -1 : 1);
    }, 'rests');
  }

  /** To the next button, around at the ends; what cannot be pressed yet is passed over. */
  #go(by: 1 | -1): void {
    const words = this.#words();
    const buttons = words === null ? [] : buttonsIn(words).filter((each) => each.ariaDisabled !== 'true');
    const at = buttons.findIndex((each) => each === document.activeElement);
    const to = buttons[at === -1 ? (by === 1 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length];
    if (to === undefined) return;
    focusSeen(to);
    to.scrollIntoView({ block: 'nearest' });
    this.#reached = to;
  }

  /** Presses what the cross went to; false where nobody went there by it. */
  press(): boolean {
    const { activeElement: here } = document;
    if (here === null || here !== this.#reached || !(here instanceof HTMLElement) || !this.#free()) return false;
    here.click();
    return true;
  }
}
