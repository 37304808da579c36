/** What a seat may do, chosen by chance among what the rules allow it: for whoever plays at random, and for what a bot has no opinion of. */
import { dueTypes } from '../../../../rules/fugitive/apply';
import { GOAL, HIGHEST_CALL, sprintOf } from '../../../../rules/fugitive/cards';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { blocked, faceDown, faceUp, fullPiles, lastNumber, reachOf, seenSprints } from '../../../../rules/fugitive/row';
import type { Act, Asking, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import { shuffled, type Random } from '../../../../rules/random';

/** One of some things. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}

/** M2: the numbers that may be named. */
export function callable(state: State): number[] {
  const seen = faceUp(state);
  return Array.from({ length: HIGHEST_CALL }, (_, at) => at + 1).filter((number) => !seen.has(number));
}

/** His hand, as he sees it. */
export function handOf({ hands }: State): number[] {
  return hands.fugitive.filter((card): card is number => card !== null);
}

/** A placement (F3). */
export interface Placement {
  readonly card: number;
  readonly sprints: readonly number[];
}

/** F3, V6: the numbers that he can place, each with what of his other cards could lie under it, and the value that is needed. */
export function reachable(state: State): { readonly card: number; readonly others: readonly number[]; readonly needs: number }[] {
  const last = lastNumber(state.row) ?? 0;
  const hand = handOf(state);
  return hand
    .filter((card) => card > last)
    .map((card) => ({
      card,
      others: blocked(state) ? [] : hand.filter((other) => other !== card && other !== GOAL),
      needs: card - last - reachOf(state.flags),
    }))
    .filter(({ others, needs }) => others.reduce((sum, other) => sum + sprintOf(other), 0) >= needs);
}

/** Sprint cards in the order given until they are worth what is needed. */
export function enough(others: readonly number[], needs: number): number[] {
  const laid: number[] = [];
  let value = 0;
  for (const card of others) {
    if (value >= needs) break;
    laid.push(card);
    value += sprintOf(card);
  }
  return laid;
}

/** Whether the rules let the act happen, as far as this seat can tell; it knows all that its own placements go by. */
export function allowed({ state, seat }: View, act: Act): boolean {
  return seat !== null && fugitive.answer(state, seat, act, state.t, { below: () => 0 }).ok;
}

function anyPlacement(view: View, random: Random): Act | null {
  for (const { card, others, needs } of shuffled(reachable(view.state), random)) {
    const laid = enough(shuffled(others, random), needs);
    const more = others.filter((other) => !laid.includes(other) && random.below(8) === 0);
    for (const sprints of [[...laid, ...more], laid]) {
      const act: Act = { type: 'place', card, sprints };
      if (allowed(view, act)) return act;
    }
  }
  return null;
}

function anyChoice(state: State, event: Asking, role: 'fugitive' | 'marshal', random: Random): Act {
  const down = faceDown(state.row);
  switch (event) {
    case 'tip':
    case 'witness':
      return { type: 'choose', event, hideout: oneOf(down, random) + 1 };
    case 'cast': {
      const some = down.filter((at) => (state.row[at]?.sprints.length ?? 0) > 0);
      return { type: 'choose', event, hideout: oneOf(some, random) + 1 };
    }
    case 'dragnet':
      return { type: 'choose', event, numbers: shuffled(callable(state), random).slice(0, 3) };
    case 'glimpse':
      return { type: 'choose', event, pile: oneOf(fullPiles(state), random) };
    case 'retrace':
      return { type: 'choose', event, card: oneOf(seenSprints(state.row), random) };
    case 'swap': {
      const cards = state.hands[role].filter((card): card is number => card !== null && card !== GOAL);
      return { type: 'choose', event, card: cards.length === 0 || random.below(2) === 0 ? null : oneOf(cards, random) };
    }
  }
}

/** Any act that is due from the seat whose view this is. */
export function legalAct(view: View, random: Random): Act {
  const { state } = view;
  const [task] = state.tasks;
  const due = dueTypes(state);
  if (due.includes('place')) {
    const otherwise = due.find((type) => type === 'pass' || type === 'stop');
    if (otherwise !== undefined && random.below(3) === 0) return { type: otherwise };
    return anyPlacement(view, random) ?? { type: otherwise ?? 'give-up' };
  }
  switch (task?.do) {
    case 'keep':
      return { type: 'keep', use: random.below(2) === 0 };
    case 'draw': {
      const piles = fullPiles(state);
      return { type: 'draw', pile: task.lowest === true ? (piles[0] ?? 1) : oneOf(piles, random) };
    }
    case 'event':
      return { type: 'event' };
    case 'choose':
      return anyChoice(state, task.event, task.role, random);
    default: {
      const one = state.step.fog || task?.do === 'hunt';
      return { type: 'guess', numbers: shuffled(callable(state), random).slice(0, one ? 1 : 1 + random.below(2)) };
    }
  }
}
