/** The Fugitive's thoughts: how far a hideout brings him, what it costs, what her counting would make of the row then, and when to run for 42. */
import { GOAL } from '../../../../rules/fugitive/cards';
import { fullPiles, highestFaceUp, lastNumber } from '../../../../rules/fugitive/row';
import type { Act, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { dueTypes } from '../../../../rules/fugitive/apply';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { hideoutsOf } from '../../../../rules/fugitive/cards';
import type { Chance } from '../../../chance';
import { hisChoice } from './choices';
import { countedByHer, downOf, handOfHers, slips, threatOf } from './her-eyes';
import { allowed, enough, handOf, legalAct, reachable } from './legal-act';
import type { HisLevel } from './levels';
import { keepsafe, WEIGHTS } from './weights';

interface Weighed {
  readonly act: Act;
  readonly worth: number;
}

/** No more sprint cards than so many beside those that a hideout needs. */
const BLUFFS = 2;

/** The state after his act. */
function after({ state, seat }: View, act: Act): State | null {
  const event = fugitive.answer(state, seat ?? 0, act, state.t, { below: () => 0 });
  const next = event.ok ? fugitive.apply(state, event.value) : event;
  return next.ok ? next.value : null;
}

/** What he thinks of rows in one placing step: her hands that could be, and what she counts of a row as she sees it. */
class Thoughts {
  readonly #hands: readonly number[][];
  readonly #level: HisLevel;
  readonly #chance: Chance;
  /** By what she sees of a placement: how many sprint cards lie under it. */
  readonly #counts = new Map<number, ReturnType<typeof countedByHer>[]>();

  constructor(view: View, level: HisLevel, chance: Chance) {
    this.#hands = Array.from({ length: level.hands }, () => handOfHers(view, chance));
    this.#level = level;
    this.#chance = chance;
  }

  #felt(worth: number): number {
    return worth + this.#level.noise * 2 * (this.#chance.fraction() + this.#chance.fraction() - 1);
  }

  /** What a row is worth to him in which so many sprint cards lie under the last hideout; -1: nothing was placed. */
  row(state: State, sprints: number): number {
    const { craft } = this.#level;
    const last = lastNumber(state.row) ?? 0;
    const hand = handOf(state).filter((card) => card !== GOAL);
    const spare = hand.reduce((sum, card) => sum + keepsafe(card, last), 0);
    const down = downOf(state);
    let worth = WEIGHTS.progress * last + spare;
    if (craft > 0) {
      let counts = this.#counts.get(sprints);
      if (counts === undefined) this.#counts.set(sprints, (counts = this.#hands.map((each) => countedByHer(state, each))));
      const { exposed, hit, lost } = threatOf(counts, down);
      const safe = WEIGHTS.down * Math.sqrt(Math.max(0, down.length - exposed));
      worth += craft * (safe - WEIGHTS.exposed * exposed - WEIGHTS.hit * hit - WEIGHTS.lost * lost);
    }
    return this.#felt(worth);
  }

  /** H1, H2: how likely he gets away with 42. */
  goal(state: State, placed: State): number {
    if (highestFaceUp(state.row) >= 30) return 1;
    if (this.#level.craft === 0) return Math.min(1, downOf(state).length / 4);
    const slipped = this.#hands.filter((hand) => slips(placed, hand)).length;
    return slipped / Math.max(1, this.#hands.length);
  }
}

/** Every hideout that he can place, with the sprint cards that he can best spare, and with some more as a bluff. */
function placements(view: View, bluffs: number): Extract<Act, { type: 'place' }>[] {
  const { state } = view;
  return reachable(state).flatMap(({ card, others, needs }) => {
    const spared = [...others].sort((one, two) => keepsafe(one, card) - keepsafe(two, card));
    // Two sets that are enough: the cards that he misses least, and the fewest.
    const strong = [...spared].sort((one, two) => (two % 2) - (one % 2) || keepsafe(one, card) - keepsafe(two, card)).reverse();
    const sets = [trimmed(enough(spared, needs), needs), enough(strong, needs)];
    const ways = new Map<string, number[]>();
    for (const set of sets) {
      const more = spared.filter((each) => each <= card && !set.includes(each));
      for (let bluff = 0; bluff <= Math.min(bluffs, more.length); bluff++) {
        const sprints = [...set, ...more.slice(0, bluff)];
        ways.set([...sprints].sort((one, two) => one - two).join(), sprints);
      }
    }
    return [...ways.values()].map((sprints) => ({ type: 'place' as const, card, sprints })).filter((act) => allowed(view, act));
  });
}

/** A set without cards that are not needed in it. */
function trimmed(set: readonly number[], needs: number): number[] {
  let over = set.reduce((sum, card) => sum + (card % 2 === 0 ? 2 : 1), 0) - needs;
  return set.filter((card) => {
    const value = card % 2 === 0 ? 2 : 1;
    if (value > over) return true;
    over -= value;
    return false;
  });
}

/** F1 to F5: his placing step. */
function place(view: View, level: HisLevel, chance: Chance): Act {
  const { state } = view;
  const due = dueTypes(state);
  const thoughts = new Thoughts(view, level, chance);
  const weighed: Weighed[] = [];
  let goal: { act: Act; chance: number } | null = null;
  for (const act of placements(view, level.craft === 0 ? 0 : BLUFFS)) {
    const then = after(view, act);
    if (then === null) continue;
    if (act.card !== GOAL) weighed.push({ act, worth: thoughts.row(then, act.sprints.length) });
    else goal ??= { act, chance: thoughts.goal(state, then) };
  }
  const otherwise = due.find((type) => type === 'pass' || type === 'stop');
  if (goal !== null && (goal.chance >= WEIGHTS.run || (weighed.length === 0 && otherwise === undefined))) return goal.act;
  if (otherwise !== undefined) {
    weighed.push({ act: { type: otherwise }, worth: thoughts.row(state, -1) + (otherwise === 'pass' ? WEIGHTS.patience : WEIGHTS.stop) });
  }
  const [best] = weighed.sort((one, two) => two.worth - one.worth);
  return best?.act ?? goal?.act ?? legalAct(view, chance);
}

/** F2: the pile whose cards bring him most. */
function draw({ state }: View, level: HisLevel, chance: Chance): Act {
  const last = lastNumber(state.row) ?? 0;
  const known = new Set<number | null>([
    ...handOf(state),
    ...state.out,
    ...state.row.flatMap(({ number, sprints }) => [number, ...sprints]),
  ]);
  const worth = fullPiles(state).map((pile) => {
    const cards = hideoutsOf(pile).filter((card) => !known.has(card));
    const sum = cards.reduce((all, card) => all + keepsafe(card, last), 0);
    return { pile, worth: sum / Math.max(1, cards.length) + level.noise * 0.2 * (chance.fraction() - 0.5) };
  });
  const [best] = worth.sort((one, two) => two.worth - one.worth);
  return { type: 'draw', pile: best?.pile ?? 1 };
}

/** What the Fugitive does, as far as he has an opinion. */
export function fugitiveAct(view: View, level: HisLevel, chance: Chance): Act {
  const [task] = view.state.tasks;
  if (chance.below(100) < level.careless) return legalAct(view, chance);
  if (dueTypes(view.state).includes('place')) return place(view, level, chance);
  switch (task?.do) {
    case 'draw':
      return task.lowest === true ? legalAct(view, chance) : draw(view, level, chance);
    case 'keep':
      return { type: 'keep', use: true };
    case 'choose':
      return hisChoice(view, task.event, chance);
    default:
      return legalAct(view, chance);
  }
}
