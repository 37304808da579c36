/** Which gamepads are there and which of them somebody presses, so that people find theirs. Pads count from 1. */
import { buttonsDown, newlyDown } from '../../lib/gamepad';

/** How long a pad stays lit after the press, in milliseconds: long enough to look up from it. */
const LIT = 900;

export class PadLights {
  #connected = $state.raw<readonly number[]>([]);
  #lit = $state.raw<readonly number[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #down = new Map<number, ReadonlySet<number>>();
  readonly #onpress: (pad: number, button: number) => void;
  #frame = 0;

  constructor(onpress: (pad: number, button: number) => void) {
    this.#onpress = onpress;
  }

  get connected(): readonly number[] {
    return this.#connected;
  }

  get lit(): readonly number[] {
    return this.#lit;
  }

  /** Looks at the pads once a frame as long as there are any; the given function ends it. */
  watch(): () => void {
    const begin = (): void => {
      if (this.#frame === 0) this.#look();
    };
    window.addEventListener('gamepadconnected', begin);
    begin();
    return () => {
      window.removeEventListener('gamepadconnected', begin);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  #look(): void {
    const pads = navigator.getGamepads();
    const there: number[] = [];
    for (const [at, pad] of pads.entries()) {
      if (pad === null) {
        this.#down.delete(at + 1);
        continue;
      }
      there.push(at + 1);
      const now = buttonsDown(pad);
      // A button that is down when the pad is first seen has to come up first, but lights it all the same.
      const fresh = newlyDown(this.#down.get(at + 1) ?? new Set(), now);
      if (now.size > 0) this.#light(at + 1);
      if (this.#down.has(at + 1)) for (const button of fresh) this.#onpress(at + 1, button);
      this.#down.set(at + 1, now);
    }
    if (there.join() !== this.#connected.join()) this.#connected = there;
    this.#frame = there.length === 0 ? 0 : requestAnimationFrame(() => this.#look());
  }

  #light(pad: number): void {
    if (!this.#lit.includes(pad)) this.#lit = [...this.#lit, pad];
    clearTimeout(this.#timers.get(pad));
    this.#timers.set(
      pad,
      setTimeout(() => {
        this.#lit = this.#lit.filter((each) => each !== pad);
      }, LIT),
    );
  }
}
