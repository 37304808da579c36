/**
 * The one look at the gamepads of this window. It is taken while a screen watches on which a gamepad can matter, once a frame
 * as long as there is one and the window has the focus. Otherwise nobody asks the system anything: in Chromium already a
 * listener for `gamepadconnected` has it ask all gamepads some 250 times a second.
 */
import { NO_PADS, readPads, type PadChange, type PadsRead, type PadThere } from './reading';

/** The event that the window gets with every press of a button, since it hears none by itself. */
export const PAD_PRESS = 'padpress';

type Heard = (change: PadChange) => void;

class PadWatch {
  readonly #listeners = new Set<Heard>();
  #read: PadsRead = NO_PADS;
  #there = $state.raw<ReadonlyMap<number, PadThere>>(new Map());
  #frame = 0;
  #watches = false;

  /** The gamepads that are there, by number from 0, as of the last time anybody watched. */
  get there(): ReadonlyMap<number, PadThere> {
    return this.#there;
  }

  /** Tells what people do on gamepads until the given function is called. What is held already has to be let go first. */
  watch(heard: Heard): () => void {
    this.#listeners.add(heard);
    if (!this.#watches) this.#begin();
    return () => {
      this.#listeners.delete(heard);
      // From one screen to the next nothing is forgotten of what is there and in whose hands.
      queueMicrotask(() => {
        if (this.#listeners.size === 0 && this.#watches) this.#end();
      });
    };
  }

  readonly #wake = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#look();
  };

  #begin(): void {
    this.#watches = true;
    window.addEventListener('gamepadconnected', this.#wake);
    window.addEventListener('gamepaddisconnected', this.#wake);
    window.addEventListener('focus', this.#wake);
    window.addEventListener('blur', this.#wake);
    this.#wake();
  }

  #end(): void {
    this.#watches = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    window.removeEventListener('gamepadconnected', this.#wake);
    window.removeEventListener('gamepaddisconnected', this.#wake);
    window.removeEventListener('focus', this.#wake);
    window.removeEventListener('blur', this.#wake);
    this.#read = NO_PADS;
  }

  #look(): void {
    const focused = document.hasFocus();
    const { read, changes } = readPads(this.#read, { pads: navigator.getGamepads(), focused, now: performance.now() });
    this.#read = read;
    // Out of focus only coming and going matters, and there are events for that.
    this.#frame = read.size > 0 && focused ? requestAnimationFrame(() => this.#look()) : 0;
    if (changes.some(({ type }) => type === 'found' || type === 'lost') || this.#there.size !== read.size || firstOf(changes)) this.#there = read;
    for (const change of changes) this.#tell(change);
  }

  #tell(change: PadChange): void {
    if (change.type === 'down') window.dispatchEvent(new Event(PAD_PRESS));
    for (const heard of [...this.#listeners]) heard(change);
  }
}

function firstOf(changes: readonly PadChange[]): boolean {
  return changes.some((change) => change.type === 'down' && change.first);
}

/** Of this window. */
export const pads = new PadWatch();
