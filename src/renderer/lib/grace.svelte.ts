/** A while at something's beginning in which presses do not count yet: they were meant for what was before. */
export class Grace {
  readonly #millis: number;
  #over = $state(false);

  constructor(millis: number) {
    this.#millis = millis;
  }

  /** Whether it has begun, and for long enough. */
  get over(): boolean {
    return this.#over;
  }

  /** Keeps up with whether it has `begun`; called in a component, for as long as that lives. */
  follow(begun: () => boolean): void {
    const now = $derived(begun());
    $effect(() => {
      this.#over = false;
      if (!now) return;
      const timer = setTimeout(() => (this.#over = true), this.#millis);
      return () => clearTimeout(timer);
    });
  }
}
