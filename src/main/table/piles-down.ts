/** T3, F7: an exchange has two steps. The caller's pile goes down; once the partner's is down too, they are swapped. */
import type { Seat } from '../engine/game';

/** For so long a bot keeps its pile down, in milliseconds; a partner who does not follow by then has other plans. */
export const BOT_WAITS = 6000;

export class PilesDown {
  #caller: Seat | null = null;
  #callOff: (() => void) | undefined;

  /** The Runner whose pile lies down and waits for the partner's. */
  get caller(): Seat | null {
    return this.#caller;
  }

  /** `seat` puts its pile down; `callOff` is called once the pile is taken up or swapped. */
  call(seat: Seat, callOff?: () => void): void {
    this.clear();
    this.#caller = seat;
    this.#callOff = callOff;
  }

  /** No pile lies down any more. */
  clear(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#caller = null;
  }
}
