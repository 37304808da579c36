/** Chase as a game of the house. */
import type { DealOrder, Game, PlayedRound, Score, Seat } from '../game';
import type { Random } from '../random';
import { accepted } from '../result';
import { applyEvent } from './apply';
import type { LateDeeds } from './close-calls';
import { dealRound, STANDARD_RULES } from './deal';
import { chasesOf, followingOf, type Following } from './following';
import { judgeRound } from './judge';
import { mistakesOf } from './mistakes';
import { awarded, nextRoles, pointsOf, winnersOf, type Victory } from './match';
import { progressOf } from './progress';
import { beginRound, seatsOf, type Role, type RoundEvent, type RoundSetup, type RoundState, type Rules } from './round';
import type { RoundRefusal } from './refusal';
import { SEATS } from './seats';
import type { TileSet } from './tile';
import type { Outcome, RoundVerdict } from './verdict';
import { viewFor, type RoundView } from './view';

/** How the seats stand in a round of Chase. */
interface Seating {
  /** By seat. */
  readonly roles: readonly Role[];
  /** F2: whom each Chaser of four players follows; the opposite seat if left out. */
  readonly following?: Following | undefined;
  /** T2: the Runner of three players who opens, once chosen; people choose it after the deal. */
  readonly opener?: Seat | undefined;
}

/** A round as dealt, as it is kept. */
type RoundDeal = Omit<RoundSetup, 'rules' | 'tiles'>;

/** What a seat does: an event without its stamp. */
type Act = RoundEvent extends infer Event ? (Event extends RoundEvent ? Omit<Event, 't' | 'seat'> : never) : never;

/** How a match of Chase stands (E1 to E3). */
export interface MatchScore extends Score {
  /** By seat. */
  readonly victory: readonly Victory[];
}

export interface ChaseTypes {
  readonly rules: Rules;
  readonly tiles: TileSet;
  readonly seating: Seating;
  readonly deal: RoundDeal;
  readonly setup: RoundSetup;
  readonly state: RoundState;
  readonly event: RoundEvent;
  readonly act: Act;
  readonly view: RoundView;
  readonly verdict: RoundVerdict;
  readonly outcome: Outcome;
  readonly late: LateDeeds | null;
  readonly score: MatchScore;
  readonly refusal: RoundRefusal;
}

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

/** T2: whether people among the Runners of three players choose who opens; bots among themselves leave it to the first. */
function peopleChoose({ roles, opener }: Seating, people: readonly Seat[]): boolean {
  return roles.length === 3 && opener === undefined && seatsOf(roles, 'runner').some((seat) => people.includes(seat));
}

/** The deal, with what was agreed before (T2, F2). Where people have yet to choose who opens, nobody has drawn Starting tiles (T2). */
function deal({ rules, tiles, seating, people = [] }: DealOrder<ChaseTypes>, random: Random): RoundSetup {
  const { roles, following = 'opposite', opener } = seating;
  const agreed = { ...(opener !== undefined && { opener }), ...(roles.length === 4 && { chases: chasesOf(roles, following) }) };
  const setup = dealRound({ rules, tiles, roles, ...agreed }, random);
  return peopleChoose(seating, people) ? { ...setup, starts: setup.starts?.map(() => []) } : setup;
}

/** How the round ended; null while it goes on. */
function outcome(state: RoundState): Outcome | null {
  if (state.ending === null) return null;
  const { winner, award } = judgeRound(state);
  return { ending: state.ending, winner, award };
}

/** Points, Victory markers and winners after some rounds (E1 to E3, V3). */
function score(rules: Rules, seats: number, rounds: readonly PlayedRound<ChaseTypes>[]): MatchScore {
  let victory: readonly Victory[] = Array.from({ length: seats }, () => ({ perfect: 0, small: 0 }));
  for (const round of rounds) if (round.outcome !== null) victory = awarded(victory, round.deal.roles, round.outcome);
  return { points: victory.map(pointsOf), victory, winners: winnersOf(victory, rules.pointsToWin) };
}

/** V1 to V3, and a table of another size than the book's. */
function variants({ startingTiles, perfectPlan, pointsToWin, table: { columns, rows } }: Rules): string[] {
  const usual = STANDARD_RULES;
  return [
    ...(startingTiles === usual.startingTiles ? [] : ['head-start']),
    ...(perfectPlan === usual.perfectPlan ? [] : ['perfect-plan']),
    ...(pointsToWin === usual.pointsToWin ? [] : ['points']),
    ...(columns === usual.table.columns && rows === usual.table.rows ? [] : ['table']),
  ];
}

export const chase: Game<ChaseTypes> = {
  id: 'chase',
  seats: SEATS,
  deal,
  dealt: ({ roles, prison, piles, starts, chases }) => ({
    roles: [...roles],
    prison,
    ...(piles && { piles: piles.map((pile) => [...pile]) }),
    ...(starts && { starts: starts.map((drawn) => [...drawn]) }),
    ...(chases && { chases: [...chases] }),
  }),
  setup: (rules, tiles, { roles, prison, piles, starts, chases }) => ({ rules, roles, prison, tiles, piles, starts, chases }),
  begin: beginRound,
  apply: applyEvent,
  answer: (_state, seat, act, t) => accepted({ ...act, t, seat }),
  actors: actorsOf,
  view: viewFor,
  due: () => null,
  // P8, T1: a pile or Starting tiles in hand are the Runner's own.
  secret: ({ hand }) => hand !== null && (hand.pile.length > 0 || hand.starts.length > 0),
  giveUp: () => ({ type: 'give-up' }),
  isOver: ({ phase }) => phase === 'over',
  judge: judgeRound,
  outcome,
  score,
  seating: ({ roles, chases }) => ({ roles, following: followingOf(roles, chases) }),
  next: ({ roles, following }) => ({ roles: nextRoles(roles), ...(following && { following }) }),
  role: ({ roles }, seat) => roles[seat] ?? '',
  won: ({ roles }, { winner }, seat) => (winner === null ? null : roles[seat] === (winner === 'runners' ? 'runner' : 'chaser')),
  mistakes: mistakesOf,
  progress: progressOf,
  ending: ({ ending }) => ending,
  variants,
};
