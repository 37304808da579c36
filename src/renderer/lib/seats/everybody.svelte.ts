/**
 * What comes once everybody at the screen has said so, each for themselves and with their own device. Somebody who has gone to the kitchen
 * holds nobody up for long: a while after the first word whoever has said so says it again, and it comes.
 */
import type { Seat } from '../../../shared/table';

/** So long the others have to say so too, in milliseconds: what a sentence takes to be read. */
const WAIT_MS = 4_000;

interface Said {
  readonly of?: unknown;
  readonly seats: readonly Seat[];
  /** The others had their time. */
  readonly late: boolean;
}
const NOBODY: Said = { seats: [], late: false };

export class Everybody {
  readonly #people: readonly Seat[];
  readonly #done: () => void;
  readonly #of: () => unknown;
  #said = $state.raw<Said>(NOBODY);
  #timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Who is waited for; nobody before the first has said so. */
  get awaited(): readonly Seat[] {
    const { said } = this;
    return said.length === 0 ? [] : this.#people.filter((seat) => !said.includes(seat));
  }

  /** Whether those who have said so need not wait any longer. */
  get late(): boolean {
    return this.said.length > 0 && this.#said.late;
  }

  /** These say so; a second press of somebody impatient takes nothing back. With the last one it comes, or when it is late. */
  say(...who: readonly Seat[]): void {
    const { said } = this;
    const here = who.filter((seat) => this.#people.includes(seat));
    const anew = here.filter((seat) => !said.includes(seat));
    if (anew.length === 0) {
      if (here.length > 0) this.goOn();
      return;
    }
    const seats = [...said, ...anew];
    if (seats.length === this.#people.length) this.#come();
    else this.#wait(seats);
  }

  /** It comes without those who were waited for long enough. */
  goOn(): void {
    if (this.late) this.#come();
  }

  #wait(seats: readonly Seat[]): void {
    const of = this.#of();
    const { late } = this;
    const first = this.said.length === 0;
    this.#said = { of, seats, late };
    if (!first) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#said.of === of) this.#said = { ...this.#said, late: true };
    }, WAIT_MS);
  }

  #come(): void {
    clearTimeout(this.#timer);
    this.#said = NOBODY;
    this.#done();
  }
}
