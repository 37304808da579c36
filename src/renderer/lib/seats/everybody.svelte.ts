/** What comes once everybody at the screen has said so, each for themselves and with their own device. */
import type { Seat } from '../../../shared/table';

export class Everybody {
  readonly #people: readonly Seat[];
  readonly #done: () => void;
  readonly #of: () => unknown;
  #said = $state.raw<{ readonly of?: unknown; readonly seats: readonly Seat[] }>({ seats: [] });

  /** `of` is what it is said of: once that is another thing, nobody has said anything of it yet. */
  constructor(people: readonly Seat[], done: () => void, of: () => unknown = () => undefined) {
    this.#people = people;
    this.#done = done;
    this.#of = of;
  }

  /** Who has said so already. */
  get said(): readonly Seat[] {
    return this.#said.of === this.#of() ? this.#said.seats : [];
  }

  /** These say so; a second press of somebody impatient takes nothing back. With the last one it comes. */
  say(...who: readonly Seat[]): void {
    const { said } = this;
    const anew = who.filter((seat) => this.#people.includes(seat) && !said.includes(seat));
    if (anew.length === 0) return;
    const seats = [...said, ...anew];
    const all = seats.length === this.#people.length;
    this.#said = { of: this.#of(), seats: all ? [] : seats };
    if (all) this.#done();
  }
}
