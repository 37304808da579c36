/** What lies in the row and beside it: what is face down, what is seen, how far a placement reaches. */
import { GOAL, isHideout, LIFTED_REACH, PILES, REACH, sprintOf, type PileCard, type PileNumber } from './cards';
import type { Place, Role, Setup, State } from './types';

/** The seat of a role. */
export function seatOf({ roles }: Pick<Setup, 'roles'>, role: Role): number {
  return roles.indexOf(role);
}

/** T2: the places whose hideouts lie face down, by their place in `row`. */
export function faceDown(row: readonly Place[]): number[] {
  return row.flatMap(({ turnedUp }, at) => (turnedUp === null ? [at] : []));
}

/** Whether the sprint cards of a place are seen: with their hideout, but never those under 42 (I5). */
export function sprintsSeen({ number, turnedUp }: Pick<Place, 'number' | 'turnedUp'>): boolean {
  return turnedUp !== null && number !== GOAL;
}

/** V6: the sprint cards that lie face up in the row. */
export function seenSprints(row: readonly Place[]): number[] {
  return row.flatMap((place) =>
    sprintsSeen(place) ? place.sprints.filter((card): card is number => card !== null && !place.taken.includes(card)) : [],
  );
}

/** M2: every number that lies face up, in the row or out of the game. */
export function faceUp({ row, out }: Pick<State, 'row' | 'out'>): Set<number> {
  const hideouts = row.flatMap(({ number, turnedUp }) => (number !== null && turnedUp !== null ? [number] : []));
  return new Set([0, ...hideouts, ...seenSprints(row), ...out]);
}

/** F3: the row's last number; null where it is not known. */
export function lastNumber(row: readonly Place[]): number | null {
  const last = row[row.length - 1];
  return last === undefined ? 0 : last.number;
}

/** H1: the highest hideout face up; 0 counts. */
export function highestFaceUp(row: readonly Place[]): number {
  return Math.max(0, ...row.map(({ number, turnedUp }) => (turnedUp !== null && number !== GOAL ? (number ?? 0) : 0)));
}

/** F3, V6: how far a placement reaches without sprint cards. */
export function reachOf({ lift }: Pick<Place, 'lift'>): number {
  return lift ? LIFTED_REACH : REACH;
}

/** F3, F4: whether something can be placed after `last` from such a hand; a hand that is not known is taken for one that can. */
export function canPlace(hand: readonly (number | null)[], last: number | null, reach: number, sprints: boolean): boolean {
  if (last === null || hand.includes(null)) return true;
  const known = hand as readonly number[];
  const all = sprints ? known.reduce((sum, card) => sum + sprintOf(card), 0) : 0;
  return known.some((card) => card > last && card - last <= reach + (sprints ? all - sprintOf(card) : 0));
}

/**
 * V5, V6: whether a `roadblock` keeps sprint cards from him; one that would corner him is void. That tells of his hand, so that eyes that do
 * not know it take his word for it.
 */
export function blocked({ step, hands, row, flags }: Pick<State, 'step' | 'hands' | 'row' | 'flags'>): boolean {
  if (!step.roadblock || !step.must) return step.roadblock;
  return !hands.fugitive.includes(null) && canPlace(hands.fugitive, lastNumber(row), reachOf(flags), false);
}

/** The piles that have cards. */
export function fullPiles({ setup, drawn }: Pick<State, 'setup' | 'drawn'>): PileNumber[] {
  return PILES.filter((pile) => (drawn[pile - 1] ?? 0) < (setup.piles[pile - 1]?.length ?? 0));
}

/** The card on top of a pile; null where it is not known, or there is none. */
export function topOf({ setup, drawn }: Pick<State, 'setup' | 'drawn'>, pile: PileNumber): PileCard | null {
  return setup.piles[pile - 1]?.[drawn[pile - 1] ?? 0] ?? null;
}

/** A hand without some cards; where the hand is not known, one unknown card less for each. */
export function without(hand: readonly (number | null)[], cards: readonly (number | null)[]): (number | null)[] {
  const left = [...hand];
  for (const card of cards) {
    const exact = left.indexOf(card);
    const at = exact >= 0 ? exact : left.indexOf(null);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether a card of a hand is surely not there. */
export function lacks(hand: readonly (number | null)[], card: number): boolean {
  return !hand.includes(card) && !hand.includes(null);
}

/** The hideouts among cards of piles. */
export function hideoutsIn(cards: readonly (PileCard | null)[]): number[] {
  return cards.filter((card): card is number => card !== null && isHideout(card));
}
