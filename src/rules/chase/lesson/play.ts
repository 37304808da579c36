/** Setting a lesson's table up, and doing there what a seat does, by the rules of the round. */
import type { Seat } from '../../game';
import { accepted, type Result } from '../../result';
import { applyEvent } from '../apply';
import { middleOf, STANDARD_RULES } from '../deal';
import { ownPath } from '../own-path';
import { partnerOf } from '../paths';
import { beginRound, type RoundEvent, type RoundState } from '../round';
import type { RoundRefusal } from '../refusal';
import type { TileSet } from '../tile';
import type { LessonAct, LessonPosition } from './types';

/** Between two deeds of a lesson on the round's clock: nobody is hurried, and an exchange leaves hands free again (P8). */
const DEED_MILLIS = 2000;

/** What an act is as events: Starting tiles are several (S5). */
function eventsOf(state: RoundState, seat: Seat, act: LessonAct): RoundEvent[] {
  const planning = state.phase === 'planning';
  const at = { seat, t: planning ? 0 : state.t + DEED_MILLIS };
  const path = ownPath(state, seat);
  const own = path === undefined ? {} : { path };
  const partner = partnerOf(state, seat) ?? seat;
  switch (act.type) {
    case 'open':
      return act.tiles.map((tile) => ({ type: 'place', ...tile, ...at, ...own }));
    case 'place':
    case 'mark':
    case 'lose-trail':
      return [{ ...act, ...at, ...own }];
    case 'switch-pile':
      return [{ ...act, ...at }];
    case 'exchange':
      return [{ ...act, ...at, with: partner }];
    case 'hand-over':
      return [{ ...act, ...at, to: partner }];
    case 'guess':
      return [{ ...act, ...at, ...(path !== undefined && { path: path === 0 ? 1 : 0 }) }];
  }
}

/** The state after what a seat does, or why it is impossible: all of an act happens or nothing. */
export function actIn(state: RoundState, seat: Seat, act: LessonAct): Result<RoundState, RoundRefusal> {
  let now = state;
  for (const event of eventsOf(state, seat, act)) {
    const after = applyEvent(now, event);
    if (!after.ok) return after;
    now = after.value;
  }
  return accepted(now);
}

/** The table of a position. Throws where what is said to have happened is impossible: lessons are checked before they ship. */
export function setUp(position: LessonPosition, tiles: TileSet): RoundState {
  const rules = { ...STANDARD_RULES, ...position.rules };
  const { roles, chases } = position;
  const prison = position.prison ?? middleOf(rules.table);
  let state = beginRound({
    rules,
    roles,
    prison,
    tiles,
    ...(position.piles && { piles: position.piles }),
    ...(position.starts && { starts: position.starts }),
    ...(chases && { chases }),
  });
  for (const [at, { seat, act }] of (position.done ?? []).entries()) {
    const after = actIn(state, seat, act);
    if (!after.ok)
      throw new Error(`A lesson's deed ${String(at)} (${act.type} of seat ${String(seat)}) is impossible: ${after.error.code}.`);
    state = after.value;
  }
  return state;
}
