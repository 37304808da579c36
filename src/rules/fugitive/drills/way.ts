/** D9: the fewest placements to 42 without another draw, by a search step by step, and by the reckoning of whole chains. */
import { GOAL, sprintOf } from '../cards';
import { mayStep, neededFor, sprintCards, stepped, subsets } from './hand';
import type { HandPosition, Step } from './types';

interface Walked {
  readonly at: HandPosition;
  readonly way: readonly Step[];
}

/** One set of sprint cards for each number of ones and twos: which ones matters where a card is a hideout later. */
function choices({ last, hand }: HandPosition, card: number): number[][] {
  const needed = neededFor(last, card);
  if (needed === 0) return [[]];
  // A set of which no card can be left out: what lies there in vain is missing later.
  return subsets(sprintCards(hand, card)).filter((set) => {
    const value = set.reduce((sum, each) => sum + sprintOf(each), 0);
    return value >= needed && set.every((each) => value - sprintOf(each) < needed);
  });
}

/** A shortest way by breadth first, over what is in hand still; null where there is none. */
export function shortestWay(from: HandPosition): readonly Step[] | null {
  let layer: readonly Walked[] = [{ at: from, way: [] }];
  const met = new Set<string>();
  while (layer.length > 0) {
    const next: Walked[] = [];
    for (const { at, way } of layer) {
      for (const card of at.hand) {
        if (card <= at.last) continue;
        for (const sprints of choices(at, card)) {
          const step = { card, sprints };
          if (card === GOAL) return [...way, step];
          const then = stepped(at, step);
          const key = [then.last, ...then.hand].join();
          if (met.has(key)) continue;
          met.add(key);
          next.push({ at: then, way: [...way, step] });
        }
      }
    }
    layer = next;
  }
  return null;
}

/** Whether ones and twos cover these needs, each card at one of them only. */
function covers(needs: readonly number[], ones: number, twos: number): boolean {
  const fitting = needs.reduce((sum, need) => sum + Math.floor(need / 2), 0);
  const odd = needs.filter((need) => need % 2 === 1).length;
  // Twos that fit waste nothing; where more of them are there, each does for an odd rest.
  if (twos >= fitting) return odd <= ones + (twos - fitting);
  return needs.reduce((sum, need) => sum + need, 0) - 2 * twos <= ones;
}

/** The length of a shortest way by going through every chain of hideouts; null where there is none. */
export function shortestLength({ last, hand }: HandPosition): number | null {
  const above = hand.filter((card) => card > last && card !== GOAL);
  if (!hand.includes(GOAL)) return null;
  let best: number | null = null;
  for (const chain of subsets(above)) {
    const stops = [...chain.sort((one, two) => one - two), GOAL];
    if (best !== null && stops.length >= best) continue;
    const needs = stops.map((stop, at) => neededFor(stops[at - 1] ?? last, stop));
    const rest = hand.filter((card) => card !== GOAL && !chain.includes(card));
    const twos = rest.filter((card) => sprintOf(card) === 2).length;
    if (covers(needs, rest.length - twos, twos)) best = stops.length;
  }
  return best;
}

/** F3: the first step of a way that the rules refuse, from 0; null where all are legal. */
export function faultIn(from: HandPosition, way: readonly Step[]): number | null {
  let at = from;
  for (const [number, step] of way.entries()) {
    if (!mayStep(at, step)) return number;
    at = stepped(at, step);
  }
  return null;
}

/** The highest number that can be reached without another draw, `last` where nothing can be placed. */
export function furthestFrom({ last, hand }: HandPosition): number {
  const above = hand.filter((card) => card > last && card !== GOAL);
  return above.reduce((most, goal) => {
    // As D9, with another goal.
    const others = hand.filter((card) => card < goal || (card > goal && card !== GOAL));
    const chains = subsets(others.filter((card) => card > last && card < goal));
    const there = chains.some((chain) => {
      const stops = [...chain.sort((one, two) => one - two), goal];
      const needs = stops.map((stop, at) => neededFor(stops[at - 1] ?? last, stop));
      const rest = others.filter((card) => !chain.includes(card));
      const twos = rest.filter((card) => sprintOf(card) === 2).length;
      return covers(needs, rest.length - twos, twos);
    });
    return there ? Math.max(most, goal) : most;
  }, last);
}
