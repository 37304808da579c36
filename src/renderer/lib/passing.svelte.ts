/** Something that is there for a while and then goes by itself. */

export class Passing<Value> {
  #value = $state.raw<Value | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get value(): Value | null {
    return this.#value;
  }

  /** Shows a value for some milliseconds; a new one takes the place of an older one. */
  show(value: Value, millis: number): void {
    clearTimeout(this.#timer);
    this.#value = value;
    this.#timer = setTimeout(() => {
      this.#value = null;
    }, millis);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#value = null;
  }
}
