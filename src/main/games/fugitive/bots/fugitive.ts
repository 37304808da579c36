/** The Fugitive's thoughts: how far a hideout brings him, what it costs, and how much of the row lies face down. */
import { GOAL, sprintOf, type PileNumber } from '../../../../rules/fugitive/cards';
import { faceDown, fullPiles, highestFaceUp, lastNumber } from '../../../../rules/fugitive/row';
import type { Act, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { dueTypes } from '../../../../rules/fugitive/apply';
import type { Chance } from '../../../chance';
import { allowed, enough, handOf, legalAct, reachable } from './legal-act';
import type { Level } from './levels';

interface Weighed {
  readonly act: Act;
  readonly worth: number;
}

/** What a card in hand is worth to him for later: high ones are hideouts still to come, even ones sprint further. */
function keepsafe(card: number, last: number): number {
  return card <= last ? 0.2 + 0.15 * sprintOf(card) : 0.8 + 0.1 * sprintOf(card);
}

/** H1: 42 wins at once with 30 or more face up; else in a Manhunt she has to find all that lies face down. */
function goalWorth(state: State): number {
  return highestFaceUp(state.row) >= 30 ? 100 : 4 + 3 * faceDown(state.row).length;
}

/** Every hideout that he can place, with the sprint cards that he can best spare, weighed. */
function placements(view: View, level: Level, chance: Chance): Weighed[] {
  const { state } = view;
  const last = lastNumber(state.row) ?? 0;
  return reachable(state).flatMap(({ card, others, needs }) => {
    const spared = [...others].sort((one, two) => keepsafe(one, last) / sprintOf(one) - keepsafe(two, last) / sprintOf(two));
    const sprints = enough(spared, needs);
    const act: Act = { type: 'place', card, sprints };
    if (!allowed(view, act)) return [];
    const cost = sprints.reduce((sum, each) => sum + keepsafe(each, last), 0);
    const noise = level.noise * 8 * (chance.fraction() - 0.5);
    // A sprint card tells less than none does: what lies under a hideout hides how far it is.
    const cover = sprints.length === 0 ? 0 : 1;
    const worth = card === GOAL ? goalWorth(state) : 0.5 * (card - last) + cover - cost;
    return [{ act, worth: worth + noise }];
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
    const otherwise = due.find((type) => type === 'pass' || type === 'stop');
    if (best === undefined) return legalAct(view, chance);
    // With a full hand nothing is gained by waiting.
    const waits = otherwise !== undefined && best.worth < 0 && handOf(state).length < 12;
    return waits ? { type: otherwise } : best.act;
  }
  if (task?.do === 'draw' && task.lowest !== true) return { type: 'draw', pile: pileToDraw(state) };
  return task?.do === 'keep' ? { type: 'keep', use: true } : legalAct(view, chance);
}
