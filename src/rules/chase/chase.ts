/** Chase as a game of the table. */
import type { Game, Seat } from '../game';
import { applyEvent } from './apply';
import { dealRound, type DealOptions } from './deal';
import { judgeRound } from './judge';
import type { RoundVerdict } from './verdict';
import { beginRound, seatsOf, type RoundEvent, type RoundRefusal, type RoundSetup, type RoundState } from './round';
import { viewFor, type RoundView } from './view';

/** Whether the k-th Runner has drawn Starting tiles to put down; assumed where the set-up does not tell (T2). */
function hasStarts(state: RoundState, k: number): boolean {
  return state.starts === undefined || (state.starts[k]?.length ?? 0) > 0;
}

/**
 * The seats that may place or mark now: while planning the Runners with Starting tiles, then everybody whose path goes
 * on, and with three players one Runner at a time (S5, T2, F4). Nobody while the round is paused.
 */
export function actorsOf(state: RoundState): Seat[] {
  if (state.phase === 'over' || state.paused) return [];
  const planning = state.phase === 'planning';
  const runners = seatsOf(state.setup.roles, 'runner');
  return state.setup.roles.flatMap((role, seat) => {
    const path = state.paths.find((each) => each[role] === seat);
    if (path?.caught === true) return [];
    if (role === 'chaser') return planning ? [] : [seat];
    if (state.turn !== null && state.turn !== seat) return [];
    return planning && !hasStarts(state, runners.indexOf(seat)) ? [] : [seat];
  });
}

export const chase: Game<DealOptions, RoundSetup, RoundState, RoundEvent, RoundRefusal, RoundView, RoundVerdict> = {
  name: 'chase',
  deal: dealRound,
  begin: beginRound,
  apply: applyEvent,
  actors: actorsOf,
  view: viewFor,
  isOver: (state) => state.phase === 'over',
  judge: judgeRound,
};
