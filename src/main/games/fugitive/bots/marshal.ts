/** The Marshal's thoughts: she counts what may lie face down, calls what is likeliest, with what is certain beside it, and draws where it tells and blocks most. */
import { hideoutsOf, type PileNumber } from '../../../../rules/fugitive/cards';
import { countedAt, type Counted } from '../../../../rules/fugitive/notepad/count';
import { faceDown, fullPiles } from '../../../../rules/fugitive/row';
import type { Act, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Chance } from '../../../chance';
import { herChoice } from './choices';
import { callable, legalAct } from './legal-act';
import type { HerLevel } from './levels';
import { huntCall } from './manhunt';
import { HERS } from './weights';

interface Sensed {
  readonly number: number;
  /** As this level senses it; what is certain is known to all. */
  readonly odds: number;
}

/** The numbers by how likely they lie face down, the likeliest first. */
function ranked({ odds }: Counted, { noise }: HerLevel, chance: Chance): Sensed[] {
  const off = (): number => Math.exp(noise * 2 * (chance.fraction() + chance.fraction() - 1));
  return [...odds]
    .map(([number, ratio]) => ({ number, odds: ratio === 1 ? 1 : Math.min(0.99, ratio * off()) }))
    .sort((one, two) => two.odds - one.odds);
}

/** What a call brings: hideouts found, and the game where they are all; a hideout of 30 or more that is turned up lets him win by 42 alone (H1). */
function worthOf(numbers: readonly number[], odds: number, hidden: number): number {
  const all = numbers.length >= hidden;
  const high = !all && numbers.some((number) => number >= 30) ? HERS.high : 0;
  return odds * (numbers.length ** HERS.many + (all ? HERS.all : 0) - high);
}

/** M2: what is certain, alone or with the likeliest others. */
function bestCall(sensed: readonly Sensed[], counted: Counted, hidden: number, deep: boolean): number[] {
  const certain = sensed.filter(({ odds }) => odds === 1).map(({ number }) => number);
  const others = sensed.filter(({ odds }) => odds < 1).slice(0, HERS.tried);
  const sets: { numbers: readonly number[]; odds: number }[] = certain.length > 0 ? [{ numbers: certain, odds: 1 }] : [];
  for (const [at, { number, odds }] of others.entries()) {
    if (certain.length < hidden) sets.push({ numbers: [...certain, number], odds });
    if (!deep || certain.length + 2 > hidden) continue;
    for (const { number: second, odds: alone } of others.slice(at + 1)) {
      // Two together by the true count, off by as much as each is sensed to be.
      const off = (odds * alone) / Math.max(1e-9, (counted.odds.get(number) ?? 0) * (counted.odds.get(second) ?? 0));
      const both = counted.oddsOf([number, second]) * Math.sqrt(off);
      if (both * 2 > odds * 0.8) sets.push({ numbers: [...certain, number, second], odds: Math.min(1, both) });
    }
  }
  let best: { numbers: readonly number[]; worth: number } = { numbers: [], worth: -Infinity };
  for (const { numbers, odds } of sets) {
    const worth = worthOf(numbers, odds, hidden);
    if (worth > best.worth) best = { numbers, worth };
  }
  return [...best.numbers];
}

/** Her guess step and the Manhunt. */
function call(view: View, level: HerLevel, chance: Chance): Act {
  const { state } = view;
  const hunt = state.tasks[0]?.do === 'hunt';
  const one = state.step.fog || hunt;
  if (hunt && level.deep && level.noise < 0.25) {
    const number = huntCall(state, level.steps)?.number ?? null;
    if (number !== null) return { type: 'guess', numbers: [number] };
  }
  const counted = countedAt(state, level.steps);
  const may = new Set(callable(state));
  const sensed = (counted === null ? [] : ranked(counted, level, chance)).filter(({ number }) => may.has(number));
  const [first] = sensed;
  if (first === undefined || counted === null) return legalAct(view, chance);
  if (one) return { type: 'guess', numbers: [first.number] };
  return { type: 'guess', numbers: bestCall(sensed, counted, faceDown(state.row).length, level.deep) };
}

/** M1: the pile whose cards tell most of what lies face down, or that he needs next; what she holds cannot lie there. */
function draw({ state }: View, level: HerLevel, chance: Chance): Act {
  const counted = countedAt(state, level.steps);
  const known = new Set<number | null>([...state.hands.marshal, ...state.out]);
  const odds = counted?.odds ?? new Map<number, number>();
  // Where the row may end.
  const last = Math.max(0, ...(counted?.possible.at(-1) ?? state.row.map(({ number }) => number ?? 0)));
  const worth = (pile: PileNumber): number => {
    const cards = hideoutsOf(pile).filter((card) => !known.has(card) && odds.get(card) !== 1);
    const tells = cards.reduce((sum, card) => sum + (odds.get(card) ?? 0) * (1 - (odds.get(card) ?? 0)), 0);
    const blocks = cards.filter((card) => card > last - 4 && card <= last + HERS.ahead).length;
    return (tells + HERS.blocks * blocks) / Math.max(1, cards.length) + level.noise * 0.2 * (chance.fraction() - 0.5);
  };
  const [best] = fullPiles(state)
    .map((pile) => ({ pile, worth: worth(pile) }))
    .sort((one, two) => two.worth - one.worth);
  return { type: 'draw', pile: best?.pile ?? 1 };
}

/** V8: an event that is kept is used when there is something face down for it to find. */
function keep({ row }: State): Act {
  return { type: 'keep', use: faceDown(row).length >= 2 };
}

/** What the Marshal does, as far as she has an opinion. */
export function marshalAct(view: View, level: HerLevel, chance: Chance): Act {
  const { state } = view;
  const [task] = state.tasks;
  if (chance.below(100) < level.careless) return legalAct(view, chance);
  switch (task?.do) {
    case 'guess':
    case 'hunt':
      return call(view, level, chance);
    case 'draw':
      return draw(view, level, chance);
    case 'keep':
      return keep(state);
    case 'choose':
      return herChoice(view, task.event, countedAt(state, level.steps), chance);
    default:
      return legalAct(view, chance);
  }
}
