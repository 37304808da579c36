/** P8: the hands of a seat that has switched its pile are busy for a while, as long as the table's clock says. */
import { untrack } from 'svelte';
import { Passing } from '../../../lib/passing.svelte';
import type { AtTable } from '../lib/at-table';

export class BusyHands {
  readonly #now = new Passing<true>();

  /** True while they are; else null. */
  get value(): true | null {
    return this.#now.value;
  }

  /** Keeps up with `until` when they are busy, on the table's clock; called in a component, for as long as that lives. */
  follow(until: () => number | null, time: AtTable['time']): void {
    $effect(() => {
      const end = until();
      untrack(() => {
        const left = end === null ? 0 : end - time();
        if (left > 0) this.#now.show(true, left);
        else this.#now.clear();
      });
    });
  }
}
