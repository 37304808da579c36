/** Games between bots, one after the other, in no time. */
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { seatOf } from '../../../../rules/fugitive/row';
import type { Role, Rules, State } from '../../../../rules/fugitive/types';
import { judgeSeries } from '../../../../rules/fugitive/judge';
import { chanceOf } from '../../../chance';
import { botOf } from './bot';

/** By side. */
export type Levels = Readonly<Record<Role, number>>;

/** Nobody gets near so many entries: with more the game would not end (E4). */
const MOST_ENTRIES = 2000;

/** Plays a game that was dealt to its end. `seen` is told each state on the way. Throws if a bot does what is refused, or it does not end. */
export function playGame(first: State, levels: Levels, seed: string, seen?: (state: State) => void): State {
  const bots = {
    fugitive: botOf('fugitive', levels.fugitive, chanceOf(`${seed}/fugitive`)),
    marshal: botOf('marshal', levels.marshal, chanceOf(`${seed}/marshal`)),
  };
  const random = chanceOf(`${seed}/table`);
  let state = first;
  for (let entry = 0; state.outcome === null; entry++) {
    const [seat] = fugitive.actors(state);
    if (seat === undefined || entry > MOST_ENTRIES) throw new Error(`Game ${seed} does not end.`);
    const act = bots[state.setup.roles[seat] as Role](fugitive.view(state, seat));
    const event = fugitive.answer(state, seat, act, state.t + 1000, random);
    if (!event.ok) throw new Error(`Game ${seed}: ${JSON.stringify(act)} is refused with ${event.error.code}.`);
    const next = fugitive.apply(state, event.value);
    if (!next.ok) throw new Error(`Game ${seed}: an answer of the rules is refused by them with ${next.error.code}.`);
    state = next.value;
    seen?.(state);
  }
  return state;
}

/** V7, V8: plays a series to its end; the first seat begins as the Fugitive. */
export function playSeries(rules: Rules, levels: Levels, seed: string, seen?: (state: State) => void): State[] {
  const games: State[] = [];
  let roles: readonly Role[] = ['fugitive', 'marshal'];
  for (let at = 0; judgeSeries(games, rules.bestOf).winners.length === 0; at++) {
    const random = chanceOf(`${seed}/deal ${String(at)}`);
    const last = games[at - 1];
    const loser = last?.outcome ? seatOf(last.setup, last.outcome.winner === 'fugitive' ? 'marshal' : 'fugitive') : null;
    // V7: the seed deals the roles of a deciding game.
    if (at > 0) roles = at + 1 === rules.bestOf && random.below(2) === 0 ? roles : [...roles].reverse();
    const setup = fugitive.deal({ rules, tiles: null, seats: 2, seating: { roles, loser } }, random);
    games.push(playGame(fugitive.begin(setup), levels, `${seed}/game ${String(at)}`, seen));
  }
  return games;
}
