/** M6: a colour that is out is warned of at the first choice; the same choice again within 2 s loses the trail. */
import type { RoundEvent } from '../../../../rules/chase/round';
import { colourOf, type ChaseSymbol, type Colour } from '../../../../rules/chase/tile';
import type { Millis, Seat } from '../../../../rules/game';

/** How long the warning stands, on the round's clock. */
export const WARNING_MILLIS: Millis = 2000;

interface Warning {
  readonly symbol: ChaseSymbol;
  readonly colour: Colour;
  /** The same choice before this time of the round loses the trail. */
  readonly until: Millis;
}

export class Warnings {
  readonly #bySeat = new Map<Seat, Warning>();

  /** The seat's warning as it stands at `t`, if one does. */
  of(seat: Seat, t: Millis): Warning | null {
    const warning = this.#bySeat.get(seat);
    return warning !== undefined && t < warning.until ? warning : null;
  }

  /** Warns of choosing `symbol`, whose colour is out, at `t`. */
  warn(seat: Seat, symbol: ChaseSymbol, t: Millis): void {
    this.#bySeat.set(seat, { symbol, colour: colourOf(symbol), until: t + WARNING_MILLIS });
  }

  /** A marker in between was no slip: choosing the colour that is out warns anew. */
  follow(event: RoundEvent): void {
    if (event.type === 'mark') this.#bySeat.delete(event.seat);
  }
}
