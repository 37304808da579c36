/** The Fugitive's thoughts: how far a hideout brings him, what it costs, and how much of the row lies face down. */
import { GOAL, sprintOf, type PileNumber } from '../../../../rules/fugitive/cards';
import { faceDown, fullPiles, highestFaceUp, lastNumber } from '../../../../rules/fugitive/row';
import type { Act, State } from '../../../../rules/fugitive/types';
import { hidden, type View } from '../../../../rules/fugitive/view';
import { dueTypes } from '../../../../rules/fugitive/apply';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { countedAt } from '../../../../rules/fugitive/notepad/count';
import type { Chance } from '../../../chance';
import { allowed, enough, handOf, legalAct, reachable } from './legal-act';
import type { Level } from './levels';

interface Weighed {
  readonly act: Act;
  readonly worth: number;
}

/** What a step up the row is worth, in the same coin as cards. */
const PROGRESS = 0.5;
/** So many placements are looked at through her eyes. */
const LOOKED_AT = 6;
/** What a card more in hand is worth when he passes. */
const PATIENCE = 0.6;

/** What a card in hand is worth to him for later: high ones are hideouts still to come, even ones sprint further. */
function keepsafe(card: number, last: number): number {
  return card <= last ? 0.2 + 0.15 * sprintOf(card) : 0.8 + 0.1 * sprintOf(card);
}

/** H1: 42 wins at once with 30 or more face up; else in a Manhunt she has to find all that lies face down. */
function goalWorth(state: State): number {
  return highestFaceUp(state.row) >= 30 ? 100 : 4 + 3 * faceDown(state.row).length;
}

/** With so many sprint cards face down nobody counts any more, and he need not either. */
const UNCOUNTED = 0.2;

/**
 * How much of his row her counting gives away as it lies then: the chances that she gives his hideouts, summed up. He knows neither her hand
 * nor what she looked at, so he counts as somebody who has seen nothing.
 */
function exposure(state: State, { steps }: Level): number {
  const down = faceDown(state.row).map((at) => state.row[at]?.number ?? 0);
  const counted = countedAt(hidden(state, 'marshal'), Math.min(steps, 15_000));
  return down.reduce((sum, number) => sum + (counted === null ? UNCOUNTED : (counted.odds.get(number) ?? 0)), 0);
}

/** The placement as it would lie. */
function after({ state, seat }: View, act: Act): State | null {
  const event = fugitive.answer(state, seat ?? 0, act, state.t, { below: () => 0 });
  const next = event.ok ? fugitive.apply(state, event.value) : event;
  return next.ok ? next.value : null;
}

/** Every hideout that he can place, with the sprint cards that he can best spare or one more as a bluff, weighed by what it brings and costs. */
function placements(view: View, level: Level, chance: Chance): Weighed[] {
  const { state } = view;
  const last = lastNumber(state.row) ?? 0;
  const rough = reachable(state).flatMap(({ card, others, needs }) => {
    const spared = [...others].sort((one, two) => keepsafe(one, last) / sprintOf(one) - keepsafe(two, last) / sprintOf(two));
    const least = enough(spared, needs);
    const bluff = spared.find((each) => each <= last && !least.includes(each));
    const ways = bluff === undefined || level.craft === 0 ? [least] : [least, [...least, bluff]];
    return ways.flatMap((sprints): Weighed[] => {
      const act: Act = { type: 'place', card, sprints };
      if (!allowed(view, act)) return [];
      const cost = sprints.reduce((sum, each) => sum + keepsafe(each, last), 0);
      const noise = level.noise * 8 * (chance.fraction() - 0.5);
      return [{ act, worth: (card === GOAL ? goalWorth(state) : PROGRESS * (card - last) - cost) + noise }];
    });
  });
  const best = rough.sort((one, two) => two.worth - one.worth).slice(0, LOOKED_AT);
  if (level.craft === 0) return best;
  return best.map(({ act, worth }) => {
    const then = act.type === 'place' && act.card !== GOAL ? after(view, act) : null;
    return { act, worth: then === null ? worth : worth - level.craft * exposure(then, level) };
  });
}

/** F2: the pile of the hideouts that he needs next. */
function pileToDraw(state: State): PileNumber {
  const full = fullPiles(state);
  const last = lastNumber(state.row) ?? 0;
  const wanted: PileNumber = last < 9 ? 1 : last < 24 ? 2 : 3;
  return full.includes(wanted) ? wanted : (full[full.length - 1] ?? 1);
}

/** What the Fugitive does, as far as he has an opinion. */
export function fugitiveAct(view: View, level: Level, chance: Chance): Act {
  const { state } = view;
  const [task] = state.tasks;
  if (chance.below(100) < level.careless) return legalAct(view, chance);
  const due = dueTypes(state);
  if (due.includes('place')) {
    const [best] = placements(view, level, chance).sort((one, two) => two.worth - one.worth);
    const now = level.craft === 0 ? 0 : PATIENCE - level.craft * exposure(state, level);
    const otherwise = due.find((type) => type === 'pass' || type === 'stop');
    if (best === undefined) return legalAct(view, chance);
    // With a full hand nothing is gained by waiting.
    const waits = otherwise !== undefined && best.worth < now && handOf(state).length < 12;
    return waits ? { type: otherwise } : best.act;
  }
  if (task?.do === 'draw' && task.lowest !== true) return { type: 'draw', pile: pileToDraw(state) };
  return task?.do === 'keep' ? { type: 'keep', use: true } : legalAct(view, chance);
}
