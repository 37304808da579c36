/**
 * The end of a round, between the last deed and the verdict: the table stands for a moment more and says what happened there. Presses of that
 * moment skip it and do nothing else; those that go on right after it are still meant for the round, also where nothing moves.
 */
import { untrack } from 'svelte';
import { restPresses, skipOnPress } from './taken-presses';

/** So long the table stands, in milliseconds. */
export const STANDS_MS = 1000;

/** What tells of a round's end. */
interface EndPorts {
  /** Which round this window has seen end; null for none. */
  readonly ended: () => string | null;
  /** Whether the table has something to say of it, and may take its time. */
  readonly says: () => boolean;
}

export class RoundEnd {
  readonly #ports: EndPorts;
  /** The round whose end has been looked at. */
  #over = $state<string | null>(null);

  constructor(ports: EndPorts) {
    this.#ports = ports;
  }

  /** Whether the table still stands, in place of the verdict. */
  get stands(): boolean {
    const { ended, says } = this.#ports;
    const now = ended();
    return now !== null && now !== this.#over && says();
  }

  /** Keeps up with the round; called in a component, for as long as that lives. */
  follow(): void {
    const ended = $derived(this.#ports.ended());
    $effect(() => {
      const now = ended;
      if (now === null) return;
      const done = (): void => {
        this.#over = now;
      };
      const nothing = (): void => undefined;
      if (!untrack(() => this.stands)) {
        done();
        return restPresses(nothing);
      }
      let leave = skipOnPress(done, nothing);
      const timer = setTimeout(() => {
        // Whoever skipped it is waited for already.
        if (this.#over === now) return;
        leave();
        leave = restPresses(nothing);
        done();
      }, STANDS_MS);
      return () => {
        clearTimeout(timer);
        leave();
      };
    });
  }
}
