/** Which gamepads somebody presses, so that people find theirs. Pads count from 1. */
import { pads } from '../../lib/pads/watch.svelte';

/** How long a pad stays lit after the press, in milliseconds: long enough to look up from it. */
const LIT = 900;

export class PadLights {
  #lit = $state.raw<readonly number[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #onpress: (pad: number) => void;

  constructor(onpress: (pad: number) => void) {
    this.#onpress = onpress;
  }

  get lit(): readonly number[] {
    return this.#lit;
  }

  /** Watches the pads until the given function is called. */
  watch(): () => void {
    const stop = pads.watch((change) => {
      if (change.type === 'down') this.#press(change.pad + 1);
    }, 'waits');
    return () => {
      stop();
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  #press(pad: number): void {
    if (!this.#lit.includes(pad)) this.#lit = [...this.#lit, pad];
    clearTimeout(this.#timers.get(pad));
    this.#timers.set(
      pad,
      setTimeout(() => {
        this.#lit = this.#lit.filter((each) => each !== pad);
      }, LIT),
    );
    this.#onpress(pad);
  }
}
