/** P8, T3: hands that are busy with a pile take no tile and no other pile. */
import type { RoundEvent } from '../../../../rules/chase/round';
import { SWITCH_MILLIS } from '../../../../rules/chase/hands';
import type { Millis, Seat } from '../../../../rules/game';

export class Hands {
  readonly #busyUntil = new Map<Seat, Millis>();

  /** Whether `event` needs hands that are busy. */
  keepFrom({ type, seat, t }: RoundEvent): boolean {
    if (type !== 'place' && type !== 'switch-pile' && type !== 'exchange') return false;
    return this.busyUntil(seat, t) !== null;
  }

  /** What an accepted event does to hands: an exchange keeps both Runners' busy. */
  follow(event: RoundEvent): void {
    if (event.type !== 'switch-pile' && event.type !== 'exchange') return;
    this.#busyUntil.set(event.seat, event.t + SWITCH_MILLIS);
    if (event.type === 'exchange') this.#busyUntil.set(event.with, event.t + SWITCH_MILLIS);
  }

  /** Until when the seat's hands are busy at `t`; null if they are free. */
  busyUntil(seat: Seat, t: Millis): Millis | null {
    const until = this.#busyUntil.get(seat);
    return until !== undefined && t < until ? until : null;
  }
}
