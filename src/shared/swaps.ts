/**
 * Who sat where, and when: a match tells who began it, and each swap who took a seat from then on. Points belong to the seat; what a round
 * counts for in somebody's record, to whoever sat there from its first event to its last.
 */
import type { Player, ReplayRound, Swap } from './replay';

/** A swap with the round in which it came, or before which; rounds count from 1. */
export interface PlacedSwap extends Swap {
  readonly round: number;
}

/** Where and when a swap came, whoever it was. */
export type SwapPlace = Pick<PlacedSwap, 'round' | 'after' | 'seat'>;

/** Somebody's stay at a seat: 0 from the match's beginning, else the number of the swap that it began with, from 1. */
export type Stay = number;

/** The swaps of rounds, in their order. */
export function swapsIn(rounds: readonly Pick<ReplayRound, 'swaps'>[]): PlacedSwap[] {
  return rounds.flatMap(({ swaps = [] }, at) => swaps.map((swap) => ({ ...swap, round: at + 1 })));
}

/** Those of a round, as its replay has them: nothing where nobody took a seat. */
export function swapsOfRound(swaps: readonly PlacedSwap[], round: number): { readonly swaps?: readonly Swap[] } {
  const these = swaps.flatMap(({ round: of, after, seat, player }) => (of === round ? [{ after, seat, player }] : []));
  return these.length === 0 ? {} : { swaps: these };
}

/** Who sits where after all of `swaps`. */
export function seatedAfter(players: readonly Player[], swaps: readonly Swap[]): readonly Player[] {
  const now = [...players];
  for (const { seat, player } of swaps) now[seat] = player;
  return now;
}

/** Who sat where when a round ended; somebody who had help there for a part of it counts as one who had it. */
export function seatedAtEnd(players: readonly Player[], swaps: readonly PlacedSwap[], round: number): readonly Player[] {
  const { before, during } = swapsUntil(swaps, round, Infinity);
  const first = seatedAfter(players, before);
  return seatedAfter(first, during).map((player, seat) => {
    const helped = [first[seat], ...during.map((swap) => (swap.seat === seat ? swap.player : undefined))].some((each) => each?.assist);
    return helped && player.kind === 'human' && player.assist !== true ? { ...player, assist: true } : player;
  });
}

/** What came until a round had so many events: before its first one, and in its midst; who came just then has done nothing yet. */
export function swapsUntil(
  swaps: readonly PlacedSwap[],
  round: number,
  events: number,
): { readonly before: readonly PlacedSwap[]; readonly during: readonly PlacedSwap[] } {
  return {
    before: swaps.filter((swap) => swap.round < round || (swap.round === round && swap.after === 0)),
    during: swaps.filter((swap) => swap.round === round && swap.after > 0 && swap.after < events),
  };
}

/** By seat, after how many events of a round whoever sits there in the end had come: only what they did from then on is theirs. */
export function cameAfter(swaps: readonly PlacedSwap[], round: number, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => swaps.findLast((swap) => swap.round === round && swap.seat === seat)?.after ?? 0);
}

/**
 * The swaps that stand once another one has come. Whoever had taken the seat just before, at the same moment, has never sat there; and
 * who comes straight back before anything happened has never left: `isBack` tells whether a stay was that of the very same one.
 */
export function swapsWith<Place extends SwapPlace>(
  before: readonly Place[],
  swap: Place,
  isBack: (stay: Stay) => boolean,
): readonly Place[] {
  const last = before.at(-1);
  const atOnce = last?.seat === swap.seat && last.round === swap.round && last.after === swap.after;
  const stand = atOnce ? before.slice(0, -1) : before;
  return isBack(stayNow(stand, swap.seat)) ? stand : [...stand, swap];
}

/** The stay at a seat after all of `swaps`. */
export function stayNow(swaps: readonly Pick<Swap, 'seat'>[], seat: number): Stay {
  return swaps.findLastIndex((swap) => swap.seat === seat) + 1;
}

/** The stay that lasted through the whole of a round; null where somebody else took the seat in its midst. */
export function stayThrough(swaps: readonly SwapPlace[], round: number, seat: number): Stay | null {
  const there = swaps.filter((swap) => swap.round <= round);
  const midst = there.some((swap) => swap.seat === seat && swap.round === round && swap.after > 0);
  return midst ? null : stayNow(there, seat);
}

/** Whether whoever sits at a seat after all of `swaps` sat there all through a round, from 1. */
export function satThrough(swaps: readonly SwapPlace[]): (seat: number, round: number) => boolean {
  return (seat, round) => stayThrough(swaps, round, seat) === stayNow(swaps, seat);
}

/** Who a stay was. */
export function playerOf(players: readonly Player[], swaps: readonly Swap[], seat: number, stay: Stay): Player | undefined {
  return stay === 0 ? players[seat] : swaps[stay - 1]?.player;
}
