/** Chase as a game of the table. */
import type { Game, Seat } from '../game';
import { applyEvent } from './apply';
import { dealRound, type DealOptions } from './deal';
import { judgeRound, type RoundVerdict } from './judge';
import { beginRound, type RoundEvent, type RoundRefusal, type RoundSetup, type RoundState } from './round';
import { viewFor, type RoundView } from './view';

/** The seats that may act now: everybody whose path goes on, and with three players one Runner at a time (T2, F4). */
export function actorsOf(state: RoundState): Seat[] {
  if (state.phase === 'over') return [];
  const seats: Seat[] = [];
  state.setup.roles.forEach((role, seat) => {
    if (role === 'chaser') {
      const path = state.paths.find((each) => each.chaser === seat);
      if (state.phase === 'running' && path?.caught !== true) seats.push(seat);
    } else if (state.turn === null || state.turn === seat) {
      const path = state.paths.find((each) => each.runner === seat);
      if (path?.caught !== true) seats.push(seat);
    }
  });
  return seats;
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
