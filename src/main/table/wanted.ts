/** F2: a Chaser wants a colour that only the partner still has; the partner is asked for a hand-over. */
import type { RoundEvent } from '../../shared/replay';
import type { Colour } from '../engine/chase/tile';
import type { Seat } from '../engine/game';

export class Wanted {
  readonly #bySeat = new Map<Seat, Colour>();

  /** Who wants what. */
  get all(): { readonly seat: Seat; readonly colour: Colour }[] {
    return [...this.#bySeat].map(([seat, colour]) => ({ seat, colour }));
  }

  want(seat: Seat, colour: Colour): void {
    this.#bySeat.set(seat, colour);
  }

  /** Whoever got the colour, or put another marker, wants it no more. */
  follow(event: RoundEvent): void {
    if (event.type === 'mark') this.#bySeat.delete(event.seat);
    if (event.type === 'hand-over' && this.#bySeat.get(event.to) === event.colour) this.#bySeat.delete(event.to);
  }
}
