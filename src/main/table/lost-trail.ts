/** M6: a colour that is out is warned of at the first choice; the same choice again within 2 s loses the trail. */
import { colourOf, type ChaseSymbol, type Colour } from '../engine/chase/tile';
import type { Millis } from '../engine/game';

/** How long the warning stands, on the round's clock. */
export const WARNING_MILLIS: Millis = 2000;

export interface Warning {
  readonly symbol: ChaseSymbol;
  readonly colour: Colour;
  /** The same choice before this time of the round loses the trail. */
  readonly until: Millis;
}

/** The warning for choosing `symbol`, whose colour is out, at `t`. */
export function warningOf(symbol: ChaseSymbol, t: Millis): Warning {
  return { symbol, colour: colourOf(symbol), until: t + WARNING_MILLIS };
}

/** Whether choosing `symbol` at `t` is the same choice again. */
export function isRepeated(warning: Warning | null, symbol: ChaseSymbol, t: Millis): boolean {
  return warning !== null && warning.symbol === symbol && t < warning.until;
}
