/** What needs everybody's agreement: each person's seat gives its own, or takes it back. */
import type { Seat } from '../../rules/game';

export class Agreement {
  readonly #everybody: readonly Seat[];
  readonly #agreed = new Set<Seat>();

  /** Among the seats of people; a seat that is not one of them speaks for all (whoever looks on at bots). */
  constructor(everybody: readonly Seat[]) {
    this.#everybody = everybody;
  }

  /** Seats that agree so far, in seat order. */
  get seats(): readonly Seat[] {
    return this.#everybody.filter((seat) => this.#agreed.has(seat));
  }

  /** Whether everybody would agree with this seat. */
  isLast(seat: Seat): boolean {
    return (
      !this.#everybody.includes(seat) || this.#everybody.every((each) => (each === seat ? !this.#agreed.has(each) : this.#agreed.has(each)))
    );
  }

  /** The seat agrees, or if it did, it does not any more. Answers whether everybody agrees now. */
  toggle(seat: Seat): boolean {
    if (!this.#everybody.includes(seat)) return true;
    if (!this.#agreed.delete(seat)) this.#agreed.add(seat);
    return this.#agreed.size === this.#everybody.length;
  }

  /** Nobody has said anything yet. */
  clear(): void {
    this.#agreed.clear();
  }
}
