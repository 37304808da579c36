/**
 * Whether somebody is at the window: from a sign of them on (a key, the pointer, the focus) until a while after the last one.
 * What must be asked of the system again and again is asked only meanwhile, so that a window at rest does nothing.
 */

/** So long after the last sign somebody still counts as being there, in milliseconds. */
export const PRESENT_MS = 5_000;

const SIGNS = ['keydown', 'keyup', 'pointerdown', 'pointermove', 'focus'] as const;

interface Visit {
  readonly came: () => void;
  readonly left: () => void;
}

class Presence {
  readonly #visits = new Set<Visit>();
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `came` now and whenever somebody comes, `left` when they have gone, until the given function is called. */
  watch(visit: Visit): () => void {
    if (this.#visits.size === 0) for (const sign of SIGNS) window.addEventListener(sign, this.#sign, { capture: true, passive: true });
    this.#visits.add(visit);
    const there = this.#timer !== undefined;
    this.#sign();
    if (there) visit.came();
    return () => {
      if (!this.#visits.delete(visit) || this.#visits.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      for (const sign of SIGNS) window.removeEventListener(sign, this.#sign, { capture: true });
    };
  }

  readonly #sign = (): void => {
    this.#last = performance.now();
    if (this.#timer !== undefined) return;
    this.#wait(PRESENT_MS);
    for (const { came } of this.#visits) came();
  };

  /** One timer however many signs come. */
  #wait(millis: number): void {
    this.#timer = setTimeout(() => {
      const rest = this.#last + PRESENT_MS - performance.now();
      if (rest > 0) {
        this.#wait(rest);
        return;
      }
      this.#timer = undefined;
      for (const { left } of this.#visits) left();
    }, millis);
  }
}

/** Of this window. */
export const presence = new Presence();
