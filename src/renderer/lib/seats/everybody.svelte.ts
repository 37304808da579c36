/** What comes once everybody at the screen has said so, each for themselves and with their own device. */
import type { Seat } from '../../../shared/table';

export class Everybody {
  readonly #people: readonly Seat[];
  readonly #done: () => void;
  #said = $state.raw<readonly Seat[]>([]);

  constructor(people: readonly Seat[], done: () => void) {
    this.#people = people;
    this.#done = done;
  }

  /** Who has said so already. */
  get said(): readonly Seat[] {
    return this.#said;
  }

  /** This seat says so, or if it did, does not any more. With the last one it comes. */
  say(seat: Seat): void {
    if (!this.#people.includes(seat)) return;
    this.#said = this.#said.includes(seat) ? this.#said.filter((each) => each !== seat) : [...this.#said, seat];
    if (this.#said.length < this.#people.length) return;
    this.clear();
    this.#done();
  }

  /** Nobody has said anything yet. */
  clear(): void {
    this.#said = [];
  }
}
