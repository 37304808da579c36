/**
 * A key that is held down presses once. The display repeats it, and each repeat would press whatever has the focus by then:
 * a tile that nobody has read, the button of another screen. So one guard stands before everything, and no button has to
 * know.
 */

/** Keys that press what has the focus. */
const PRESSES = new Set(['Enter', 'NumpadEnter', 'Space']);

/** What a guard has to know of a key. */
interface Key {
  readonly code: string;
  readonly repeat: boolean;
  readonly target: unknown;
}

/** Whether a click that a key makes is somebody's deed: that of a fresh press, on what the key went down on. */
export class Presses {
  #downOn: unknown = null;
  #deed = true;

  /** A click made now by a key counts. */
  get deed(): boolean {
    return this.#deed;
  }

  down({ code, repeat, target }: Key): void {
    if (!PRESSES.has(code)) return;
    if (!repeat) this.#downOn = target;
    this.#deed = !repeat;
  }

  /** Space presses as it comes up, and then only what it went down on. */
  up({ code, target }: Omit<Key, 'repeat'>): void {
    if (PRESSES.has(code)) this.#deed = target === this.#downOn;
  }

  /** Everything that the key did is done. */
  released(): void {
    this.#deed = true;
  }
}

/** Guards a window: clicks of held keys reach nothing, and a held Escape is one step back. */
export function guardHeldKeys(window: Window): void {
  const presses = new Presses();
  const first = { capture: true };
  window.addEventListener(
    'keydown',
    (event) => {
      presses.down(event);
      if (event.code !== 'Escape' || !event.repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  window.addEventListener(
    'keyup',
    (event) => {
      presses.up(event);
      // The click of Space comes in the same task, after everybody has heard the key.
      setTimeout(() => presses.released());
    },
    first,
  );
  window.addEventListener('blur', () => presses.released());
  window.addEventListener(
    'click',
    (event) => {
      // Clicks of the pointer have a count; what scripts click is no key's doing.
      if (presses.deed || event.detail !== 0 || !event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
}
