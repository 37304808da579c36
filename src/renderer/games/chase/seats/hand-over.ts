/** Markers that go from one Chaser to the other (F2), chosen with the same four places as the symbols. */
import type { ChaseSymbol, Colour } from '../../../../shared/chase/replay';
import type { Seat } from '../../../../shared/table';
import { colourOf } from '../../../../rules/chase/tile';

/** Half of what is there, and at least one. */
export function halfOf(count: number): number {
  return Math.max(1, Math.floor(count / 2));
}

/** What a symbol's place means while markers are handed over: on the left one of its colour, on the right half of them. */
export function handedBy(symbol: ChaseSymbol, supply: Readonly<Record<Colour, number>> | undefined): { colour: Colour; count: number } {
  const colour = colourOf(symbol);
  const half = symbol === 'star' || symbol === 'diamond';
  return { colour, count: half ? halfOf(supply?.[colour] ?? 0) : 1 };
}

/** What Chasers want of their partners. */
type Wanted = readonly { readonly seat: Seat }[];

/** Whether a seat's wish for markers stands no more: granted, taken back, or the partner has none left. */
export function wishEnded(seat: Seat | null, before: Wanted, now: Wanted): boolean {
  const wants = (wanted: Wanted): boolean => wanted.some((each) => each.seat === seat);
  return wants(before) && !wants(now);
}
