/** How games between bots come out, row by row: what `docs/balance.md` keeps of Fugitive. */
import { STANDARD_RULES } from '../../../../rules/fugitive/deal';
import type { Ending, Rules } from '../../../../rules/fugitive/types';
import { playSeries } from './simulate-game';

/** Games of one pairing by one set of rules. */
export interface Row {
  readonly fugitive: number;
  readonly marshal: number;
  readonly games: number;
  readonly fugitiveWins: number;
  readonly medianTurns: number;
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
}

export interface Pairing {
  readonly fugitive: number;
  readonly marshal: number;
}

/** V1, V9: what a table may be played by, with the name under which it is kept. */
export const VARIANTS: readonly { readonly name: string; readonly rules: Partial<Rules> }[] = [
  { name: 'no events', rules: {} },
  { name: 'second wind', rules: { secondWind: true } },
  { name: 'two at the opening', rules: { opening: 2 } },
  { name: 'random', rules: { events: 'random' } },
  { name: 'discovery', rules: { events: 'discovery' } },
  { name: 'helpful to the Fugitive', rules: { events: 'helpful', helps: 'fugitive' } },
  { name: 'helpful to the Marshal', rules: { events: 'helpful', helps: 'marshal' } },
  { name: 'catch-up', rules: { events: 'catch-up' } },
];

/** Plays so many games; the same seed gives the same deals in every row. */
export function playRow({ fugitive, marshal }: Pairing, rules: Partial<Rules>, games: number, seed: string): Row {
  const endings: Partial<Record<Ending, number>> = {};
  const turns: number[] = [];
  let fugitiveWins = 0;
  for (let game = 0; game < games; game++) {
    const [state] = playSeries({ ...STANDARD_RULES, ...rules }, { fugitive, marshal }, `${seed}/${String(game)}`);
    const outcome = state?.outcome;
    if (state === undefined || outcome === null || outcome === undefined) throw new Error(`Game ${String(game)} did not end.`);
    endings[outcome.ending] = (endings[outcome.ending] ?? 0) + 1;
    turns.push(state.turn);
    if (outcome.winner === 'fugitive') fugitiveWins++;
  }
  turns.sort((one, two) => one - two);
  return { fugitive, marshal, games, fugitiveWins, medianTurns: turns[turns.length >> 1] ?? 0, endings };
}
