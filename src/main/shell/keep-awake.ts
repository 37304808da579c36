/** Keeps the display on while the window asks for it. */

interface Blocker {
  /** Keeps the display from sleeping; the answer names this wish. */
  readonly start: () => number;
  readonly stop: (id: number) => void;
}

export class KeepAwake {
  readonly #blocker: Blocker;
  #id: number | null = null;

  constructor(blocker: Blocker) {
    this.#blocker = blocker;
  }

  set(on: boolean): void {
    if (on) this.#id ??= this.#blocker.start();
    else if (this.#id !== null) {
      this.#blocker.stop(this.#id);
      this.#id = null;
    }
  }
}
