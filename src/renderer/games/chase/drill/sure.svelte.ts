/** An answer that a key gives only when it is pressed twice: once too often on the way costs nothing. */
import { announcer } from '../../../lib/announcer.svelte';
import { Passing } from '../../../lib/passing.svelte';

/** How long the first press holds, in milliseconds. */
const SURE_MS = 2000;

export class Sure {
  readonly #asked = new Passing<true>();

  /** The first press was made, and the second is waited for. */
  get asked(): boolean {
    return this.#asked.value !== null;
  }

  /** The second press in time does `deed`; the first says `question`. */
  twice(deed: () => void, question: string): void {
    if (this.asked) {
      this.clear();
      deed();
      return;
    }
    this.#asked.show(true, SURE_MS);
    announcer.say(question, 'urgent');
  }

  clear(): void {
    this.#asked.clear();
  }
}
