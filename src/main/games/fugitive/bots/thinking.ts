/**
 * How long a bot thinks: chance, shaped like people's thinking times, around a median that its level and the table as everybody sees it give. Its
 * chance is a stream of its own, taken off before anything was dealt to the bot: what it holds decides neither a delay nor how much of the
 * stream is used up (I9).
 */
import type { Millis } from '../../../../rules/game';
import { faceDown } from '../../../../rules/fugitive/row';
import type { State } from '../../../../rules/fugitive/types';
import { chanceOf, type Chance } from '../../../chance';

/** Nobody looks, decides and moves a card within less. */
const FASTEST: Millis = 400;
const SLOWEST: Millis = 10_000;
/** The deviation of a thinking time's logarithm: one in twenty takes 1.8 times the median. */
const SPREAD = 0.35;

/** The median for what is due, in milliseconds. Whoever plays better sees sooner what matters. */
function medianFor({ tasks: [task], row }: State, level: number): Millis {
  const pace = 1.25 - 0.05 * level;
  const down = faceDown(row).length;
  switch (task?.do) {
    case 'draw':
    case 'event':
      return 900 * pace;
    case 'choose':
    case 'keep':
      return 1800 * pace;
    case 'guess':
      return (1800 + 450 * Math.min(6, down)) * pace;
    case 'hunt':
      return (2200 + 500 * Math.min(6, down)) * pace;
    default:
      return (2400 + 150 * Math.min(8, row.length)) * pace;
  }
}

/** How long a bot of a level thinks before what is due in a state that it is shown. Draws once from `chance`, at once. */
export function paceOf(level: number, chance: Chance): (state: State) => Millis {
  const own = chanceOf(`pace ${String(chance.below(2 ** 30))}`);
  return (state) => {
    // A standard normal number (Box-Muller), always two draws.
    const radius = Math.sqrt(-2 * Math.log(1 - own.fraction()));
    const off = radius * Math.cos(2 * Math.PI * own.fraction());
    const time = medianFor(state, level) * Math.exp(SPREAD * off);
    return Math.round(Math.min(SLOWEST, Math.max(FASTEST, time)));
  };
}
