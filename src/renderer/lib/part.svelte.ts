/** A part of the window that is read when it is first needed, or before. */

export class Part<Component> {
  readonly #read: () => Promise<{ readonly default: Component }>;
  #reading: Promise<void> | undefined;
  #component = $state.raw<Component>();
  #failure = $state.raw<Error>();

  /** `read` imports the component's file. */
  constructor(read: () => Promise<{ readonly default: Component }>) {
    this.#read = read;
  }

  /** Reads it, or undefined where it is there. Never rejects: whoever shows the part says what is wrong. */
  prepare(): Promise<void> | undefined {
    if (this.#component !== undefined) return undefined;
    return (this.#reading ??= this.#take());
  }

  /** The component once it has been read. Rejects with why it could not be. */
  async whole(): Promise<{ readonly default: Component }> {
    await this.prepare();
    const { ready } = this;
    if (ready === undefined) throw new Error('A part of the window is missing.');
    return { default: ready };
  }

  /** The component as soon as it is there; undefined until then. Throws why it could not be read. */
  get ready(): Component | undefined {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#component;
  }

  async #take(): Promise<void> {
    try {
      this.#failure = undefined;
      this.#component = (await this.#read()).default;
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
    // What could not be read may be there the next time.
    this.#reading = undefined;
  }
}
