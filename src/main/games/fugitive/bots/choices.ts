/** What either side chooses where an event asks (V6). */
import { GOAL, pileOf, type PileNumber } from '../../../../rules/fugitive/cards';
import type { Counted } from '../../../../rules/fugitive/notepad/count';
import { faceDown, fullPiles, lastNumber, seenSprints } from '../../../../rules/fugitive/row';
import type { Act, Asking } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Random } from '../../../../rules/random';
import { callable, handOf, legalAct } from './legal-act';
import { keepsafe } from './weights';

/** The first of some things with the highest worth. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let found: { item: Item; worth: number } | undefined;
  for (const item of items) {
    const each = worth(item);
    if (found === undefined || each > found.worth) found = { item, worth: each };
  }
  return found?.item;
}

/** The pile that holds what comes next in the row. */
function pileAhead(view: View): PileNumber | undefined {
  const { state } = view;
  const last = state.row.reduce((most, { number }) => Math.max(most, number ?? 0), lastNumber(state.row) ?? 0);
  const wanted = pileOf(Math.min(41, Math.max(4, last + 3)));
  const full = fullPiles(state);
  return full.find((pile) => pile === wanted) ?? full[0];
}

/** His choices: cards that serve him, and those put out that do not. */
export function hisChoice(view: View, event: Asking, random: Random): Act {
  const { state } = view;
  const last = lastNumber(state.row) ?? 0;
  switch (event) {
    case 'retrace': {
      const card = best(seenSprints(state.row), (each) => keepsafe(each, last));
      return card === undefined ? legalAct(view, random) : { type: 'choose', event, card };
    }
    case 'swap': {
      // A card below the last number that sprints by one is worth less than any that he may draw.
      const card = best(
        handOf(state).filter((each) => each !== GOAL && each <= last && each % 2 === 1),
        (each) => -each,
      );
      return { type: 'choose', event, card: card ?? null };
    }
    case 'glimpse': {
      const pile = pileAhead(view);
      return pile === undefined ? legalAct(view, random) : { type: 'choose', event, pile };
    }
    default:
      return legalAct(view, random);
  }
}

/** Her choices: ask where her counting knows least. */
export function herChoice(view: View, event: Asking, counted: Counted | null, random: Random): Act {
  const { state } = view;
  const down = faceDown(state.row);
  const split = (at: number, kind: (number: number) => number): number => {
    const numbers = counted?.possible[at] ?? [];
    const groups = new Map<number, number>();
    for (const number of numbers) groups.set(kind(number), (groups.get(kind(number)) ?? 0) + (counted?.odds.get(number) ?? 0));
    const sums = [...groups.values()];
    const all = sums.reduce((sum, each) => sum + each, 0);
    return all === 0 ? 0 : 1 - sums.reduce((sum, each) => sum + (each / all) ** 2, 0) + numbers.length / 100;
  };
  switch (event) {
    case 'tip':
      return { type: 'choose', event, hideout: (best(down, (at) => split(at, (number) => number % 2)) ?? 0) + 1 };
    case 'witness':
      return { type: 'choose', event, hideout: (best(down, (at) => split(at, pileOf)) ?? 0) + 1 };
    case 'cast': {
      const some = down.filter((at) => (state.row[at]?.sprints.length ?? 0) > 0);
      return { type: 'choose', event, hideout: (best(some, (at) => counted?.possible[at]?.length ?? 0) ?? 0) + 1 };
    }
    case 'dragnet': {
      const may = callable(state);
      const numbers = [...may].sort((one, two) => unsure(counted, two) - unsure(counted, one)).slice(0, 3);
      return { type: 'choose', event, numbers };
    }
    case 'glimpse': {
      const pile = pileAhead(view);
      return pile === undefined ? legalAct(view, random) : { type: 'choose', event, pile };
    }
    case 'swap': {
      // What she puts out stays known to her, and she sees one card more.
      const card = state.hands.marshal.find((each): each is number => each !== null);
      return { type: 'choose', event, card: card ?? null };
    }
    default:
      return legalAct(view, random);
  }
}

/** How much an answer on a number would tell. */
function unsure(counted: Counted | null, number: number): number {
  const odds = counted?.odds.get(number) ?? 0;
  return odds * (1 - odds) + odds / 100;
}
