/** Which gamepads are there and which of them somebody presses, so that people find theirs. Pads count from 1. */
import { isConnected, watchPads } from '../../lib/seats/pads';

/** How long a pad stays lit after the press, in milliseconds: long enough to look up from it. */
const LIT = 900;
const PADS = [1, 2, 3, 4] as const;

export class PadLights {
  #connected = $state.raw<readonly number[]>([]);
  #lit = $state.raw<readonly number[]>([]);
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #onpress: (pad: number) => void;

  constructor(onpress: (pad: number) => void) {
    this.#onpress = onpress;
  }

  get connected(): readonly number[] {
    return this.#connected;
  }

  get lit(): readonly number[] {
    return this.#lit;
  }

  /** Watches the pads until the given function is called. */
  watch(): () => void {
    this.#count();
    const stop = watchPads(({ type, pad }) => {
      if (type === 'found' || type === 'lost') this.#count();
      // The press that shows a pad to the window for the first time is one too.
      if (type === 'found' || type === 'down') this.#press(pad + 1);
    });
    return () => {
      stop();
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  #count(): void {
    this.#connected = PADS.filter((pad) => isConnected(pad - 1));
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
