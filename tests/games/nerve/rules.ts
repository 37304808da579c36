/** Nerve, a game of the tests (`README.md`): draw a card or stop. */
import type { Game, GameRefusal, Score, Seat, TimedEvent } from '../../../src/rules/game';
import type { Random } from '../../../src/rules/random';
import { accepted, refused, type Result } from '../../../src/rules/result';

export interface Rules {
  /** N6. */
  readonly pointsToWin: number;
}

export interface Deal {
  /** N1: the card of each seat. */
  readonly cards: readonly number[];
}

export interface DrawEvent extends TimedEvent {
  readonly type: 'draw';
  /** N3. */
  readonly card: number;
}
export interface StopEvent extends TimedEvent {
  readonly type: 'stop';
}
export type NerveEvent = DrawEvent | StopEvent;
export type Act = { readonly type: 'draw' } | { readonly type: 'stop' };

export interface State {
  readonly deal: Deal;
  readonly hands: readonly (readonly number[])[];
  readonly stopped: readonly boolean[];
  /** Null once the round is over. */
  readonly turn: Seat | null;
  readonly t: number;
}

/** What a seat sees (N1, N3). */
export interface View {
  readonly seat: Seat | null;
  readonly hand: readonly number[] | null;
  readonly counts: readonly number[];
  readonly stopped: readonly boolean[];
  readonly turn: Seat | null;
  /** Everybody's, once the round is over. */
  readonly totals: readonly number[] | null;
}

export interface Outcome {
  /** N5. */
  readonly winners: readonly Seat[];
}
export interface Verdict extends Outcome {
  readonly totals: readonly number[];
}

export interface NerveTypes {
  readonly rules: Rules;
  readonly tiles: null;
  readonly seating: null;
  readonly deal: Deal;
  readonly setup: Deal;
  readonly state: State;
  readonly event: NerveEvent;
  readonly act: Act;
  readonly view: View;
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  readonly late: null;
  readonly score: Score;
  readonly refusal: GameRefusal;
}

export const SEATS = { fewest: 5, most: 6 } as const;
export const HIGHEST_CARD = 10;
/** N4. */
const MOST = 21;

const cardFrom = (random: Random): number => random.below(HIGHEST_CARD) + 1;
export const totalOf = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + card, 0);

/** N2: whose turn it is after `seat`; null where everybody has stopped. */
function turnAfter(seat: Seat, stopped: readonly boolean[]): Seat | null {
  for (let step = 1; step <= stopped.length; step++) {
    const next = (seat + step) % stopped.length;
    if (stopped[next] === false) return next;
  }
  return null;
}

/** Why `seat` cannot do anything at `t`, if so. */
function barred(state: State, seat: Seat, t: number): GameRefusal | null {
  if (state.turn === null) return { code: 'round-over', field: '', clause: 'N5' };
  if (state.hands[seat] === undefined) return { code: 'no-such-seat', field: 'seat', clause: 'N1' };
  if (state.turn !== seat) return { code: 'not-your-turn', field: 'seat', clause: 'N2' };
  return t < state.t ? { code: 'time-falls', field: 't', clause: 'N2' } : null;
}

function apply(state: State, event: NerveEvent): Result<State, GameRefusal> {
  const why = barred(state, event.seat, event.t);
  if (why !== null) return refused(why);
  const hands = event.type === 'stop' ? state.hands : state.hands.map((hand, seat) => (seat === event.seat ? [...hand, event.card] : hand));
  const lost = totalOf(hands[event.seat] ?? []) > MOST;
  const stopped = state.stopped.map((was, seat) => was || (seat === event.seat && (event.type === 'stop' || lost)));
  return accepted({ ...state, hands, stopped, turn: turnAfter(event.seat, stopped), t: event.t });
}

function judge({ hands }: State): Verdict {
  const totals = hands.map(totalOf);
  const best = Math.max(0, ...totals.filter((total) => total <= MOST));
  return { totals, winners: totals.flatMap((total, seat) => (best > 0 && total === best ? [seat] : [])) };
}

export const nerve: Game<NerveTypes> = {
  id: 'nerve',
  seats: SEATS,
  deal: ({ seats }, random) => ({ cards: Array.from({ length: seats }, () => cardFrom(random)) }),
  dealt: ({ cards }) => ({ cards: [...cards] }),
  setup: (_rules, _tiles, deal) => deal,
  begin: (deal) => ({ deal, hands: deal.cards.map((card) => [card]), stopped: deal.cards.map(() => false), turn: 0, t: 0 }),
  apply,
  answer: (state, seat, act, t, random) => {
    const why = barred(state, seat, t);
    if (why !== null) return refused(why);
    return accepted(act.type === 'stop' ? { type: 'stop', t, seat } : { type: 'draw', card: cardFrom(random), t, seat });
  },
  actors: ({ turn }) => (turn === null ? [] : [turn]),
  view: ({ hands, stopped, turn }, seat) => ({
    seat,
    hand: seat === null ? null : (hands[seat] ?? null),
    counts: hands.map(({ length }) => length),
    stopped,
    turn,
    totals: turn === null ? hands.map(totalOf) : null,
  }),
  due: () => null,
  secret: ({ hand, turn }) => hand !== null && turn !== null,
  giveUp: () => null,
  isOver: ({ turn }) => turn === null,
  judge,
  outcome: (state) => (state.turn === null ? { winners: judge(state).winners } : null),
  score: ({ pointsToWin }, seats, rounds) => {
    const points = Array.from(
      { length: seats },
      (_, seat) => rounds.filter(({ outcome }) => outcome?.winners.includes(seat) === true).length,
    );
    return { points, winners: points.flatMap((each, seat) => (each >= pointsToWin ? [seat] : [])) };
  },
  seating: () => null,
  next: () => null,
  role: () => 'player',
  won: (_deal, { winners }, seat) => (winners.length === 0 ? null : winners.includes(seat)),
  // Whatever is against its rules is impossible.
  mistakes: ({ hands }) => hands.map(() => 0),
  variants: () => [],
};
