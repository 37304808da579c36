/**
 * The one look at the gamepads of this window. It is taken while a screen watches on which a gamepad can matter, once a frame
 * as long as there is one and the window has the focus. Otherwise nobody asks the system anything: in Chromium already a
 * listener for `gamepadconnected` has it ask all gamepads some 250 times a second. So where no gamepad is and nobody is at the
 * window either, nobody listens for one, unless the screen is one that waits for a gamepad.
 */
import { presence } from '../presence';
import { offerPress } from '../taken-presses';
import { NO_PADS, readPads, type PadChange, type PadsRead, type PadThere } from './reading';

/** The event that the window gets with every press of a button, since it hears none by itself. */
export const PAD_PRESS = 'padpress';

type Heard = (change: PadChange) => void;

/** `waits`: a gamepad is looked for all the time; `rests`: while somebody is at the window, or one is there. */
type Patience = 'waits' | 'rests';

class PadWatch {
  readonly #listeners = new Map<Heard, Patience>();
  #read: PadsRead = NO_PADS;
  #there = $state.raw<ReadonlyMap<number, PadThere>>(new Map());
  #frame = 0;
  #watches = false;
  /** Nobody is at the window. */
  #alone = false;
  #unattend: (() => void) | undefined;

  /** The gamepads that are there, by number from 0, as of the last time anybody watched. */
  get there(): ReadonlyMap<number, PadThere> {
    return this.#there;
  }

  /** Tells what people do on gamepads until the given function is called. What is held already has to be let go first. */
  watch(heard: Heard, patience: Patience): () => void {
    this.#listeners.set(heard, patience);
    this.#unattend ??= presence.watch({ came: () => this.#attended(false), left: () => this.#attended(true) });
    this.#settle();
    return () => {
      this.#listeners.delete(heard);
      // From one screen to the next nothing is forgotten of what is there and in whose hands.
      queueMicrotask(() => {
        if (this.#listeners.size === 0) {
          this.#unattend?.();
          this.#unattend = undefined;
        }
        this.#settle();
      });
    };
  }

  /** Nobody has the gamepad in their hands after all: the next press of it is its first again. */
  putDown(pad: number): void {
    const memory = this.#read.get(pad);
    if (memory === undefined) return;
    this.#read = new Map(this.#read).set(pad, { ...memory, pressed: false });
    this.#there = this.#read;
  }

  #attended(alone: boolean): void {
    this.#alone = alone;
    this.#settle();
  }

  /** Begins to look, or ends it, as those who watch and what is there have it. */
  #settle(): void {
    const waits = [...this.#listeners.values()].includes('waits');
    const watches = waits || (this.#listeners.size > 0 && (!this.#alone || this.#read.size > 0));
    if (watches === this.#watches) return;
    if (watches) this.#begin();
    else this.#end();
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
    if (changes.some(({ type }) => type === 'found' || type === 'lost') || this.#there.size !== read.size || firstOf(changes))
      this.#there = read;
    for (const change of changes) this.#tell(change);
    if (changes.some(({ type }) => type === 'lost')) this.#settle();
  }

  #tell(change: PadChange): void {
    if (change.type === 'down') window.dispatchEvent(new Event(PAD_PRESS));
    // The first press of a gamepad says whose it is, whatever lies over the screen.
    if (change.type === 'down' && !change.first && offerPress()) return;
    for (const heard of [...this.#listeners.keys()]) heard(change);
  }
}

function firstOf(changes: readonly PadChange[]): boolean {
  return changes.some((change) => change.type === 'down' && change.first);
}

/** Of this window. */
export const pads = new PadWatch();
