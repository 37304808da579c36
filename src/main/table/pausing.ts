/** Time standing still by everybody's agreement, and where no event of the game says that it does. */
import type { Seat } from '../../rules/game';
import { Agreement } from './agreement';

/** So long a wish to pause waits for everybody's agreement, in milliseconds. */
export const ASKING_MILLIS = 15_000;

interface PausingPorts {
  readonly schedule: (millis: number, action: () => void) => () => void;
  /** A wish that nobody else agreed to is gone. */
  readonly lapsed: () => void;
}

export class Pausing {
  readonly #ports: PausingPorts;
  readonly #agreement: Agreement;
  #callOff: (() => void) | undefined;
  /** Time stands still although no event of the game says so. */
  standing = false;
  /** Something is in the way: nothing begins or goes on, whoever agrees. */
  hindered = false;

  constructor(ports: PausingPorts, people: readonly Seat[]) {
    this.#ports = ports;
    this.#agreement = new Agreement(people);
  }

  /** Seats that agree so far. */
  get agreed(): readonly Seat[] {
    return this.#agreement.seats;
  }

  /** The seat wishes to pause, or does not any more; answers whether everybody does. A wish lapses after a while. */
  wishes(seat: Seat): boolean {
    if (this.#all(seat)) return true;
    this.#callOff = this.#ports.schedule(ASKING_MILLIS, () => {
      this.forget();
      this.#ports.lapsed();
    });
    return false;
  }

  /** The seat is ready to go on, or is not any more; answers whether everybody is. */
  isReady(seat: Seat): boolean {
    return this.#all(seat);
  }

  /** Whether everybody would agree with this seat. */
  isLast(seat: Seat): boolean {
    return this.#agreement.isLast(seat);
  }

  /** Nobody has said anything yet. */
  forget(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#agreement.clear();
  }

  #all(seat: Seat): boolean {
    this.#callOff?.();
    this.#callOff = undefined;
    const all = this.#agreement.toggle(seat);
    if (all) this.#agreement.clear();
    return all;
  }
}
