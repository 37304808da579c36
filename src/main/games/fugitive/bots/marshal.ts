/** The Marshal's thoughts: she counts what may lie face down, calls what is likeliest, with what is certain beside it, and draws where it tells her most. */
import type { PileNumber } from '../../../../rules/fugitive/cards';
import { countedAt, type Counted } from '../../../../rules/fugitive/notepad/count';
import { fullPiles } from '../../../../rules/fugitive/row';
import type { Act, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { Chance } from '../../../chance';
import { callable, legalAct } from './legal-act';
import type { Level } from './levels';

/** The numbers by how likely they lie face down, as this level senses it, the likeliest first. */
function ranked({ odds }: Counted, { noise }: Level, chance: Chance): { readonly number: number; readonly odds: number }[] {
  return [...odds]
    .map(([number, ratio]) => ({ number, odds: ratio, sense: ratio === 1 ? 2 : ratio * (1 + noise * 4 * (chance.fraction() - 0.5)) }))
    .sort((one, two) => two.sense - one.sense);
}

/** So likely a number has to be to be called beside what is certain. */
const WORTH = 0.3;

/** H2: whatever is likeliest first; else what is certain, together with the likeliest of the others where that is likely enough. */
function call(view: View, level: Level, chance: Chance): Act {
  const { state } = view;
  const counted = countedAt(state, level.steps);
  const may = new Set(callable(state));
  const list = (counted === null ? [] : ranked(counted, level, chance)).filter(({ number }) => may.has(number));
  const [first] = list;
  if (first === undefined) return legalAct(view, chance);
  if (state.step.fog || state.tasks[0]?.do === 'hunt') return { type: 'guess', numbers: [first.number] };
  const certain = list.filter(({ odds }) => odds === 1).map(({ number }) => number);
  const next = list.find(({ odds }) => odds < 1);
  if (certain.length === 0) return { type: 'guess', numbers: [first.number] };
  return { type: 'guess', numbers: next !== undefined && next.odds >= WORTH ? [...certain, next.number] : certain };
}

/** M1: the pile whose cards the last hideouts may be of; what she holds cannot lie there. */
function pileToDraw(state: State): PileNumber {
  const full = fullPiles(state);
  const known = state.row.reduce((most, { number }) => Math.max(most, number ?? 0), 0);
  const about = known + 4 * state.row.filter(({ turnedUp }) => turnedUp === null).length;
  const wanted: PileNumber = about < 12 ? 1 : about < 26 ? 2 : 3;
  return full.includes(wanted) ? wanted : (full[full.length - 1] ?? 1);
}

/** What the Marshal does, as far as she has an opinion. */
export function marshalAct(view: View, level: Level, chance: Chance): Act {
  const { state } = view;
  if (chance.below(100) < level.careless) return legalAct(view, chance);
  switch (state.tasks[0]?.do) {
    case 'guess':
    case 'hunt':
      return call(view, level, chance);
    case 'draw':
      return { type: 'draw', pile: pileToDraw(state) };
    case 'keep':
      return { type: 'keep', use: true };
    default:
      return legalAct(view, chance);
  }
}
