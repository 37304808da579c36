/** Fugitive as a game of the house. */
import type { Coming, Game, PlayedRound, Score } from '../game';
import type { Random } from '../random';
import { accepted, type Result } from '../result';
import type { EventId } from './cards';
import { answerTo } from './choosing';
import { actors, apply } from './apply';
import { begin } from './begin';
import { deal, type Seating } from './deal';
import { judge, judgeSeries, type Verdict } from './judge';
import type { Refusal } from './refusal';
import { topOf } from './row';
import { SEATS } from './seats';
import { allFaceDown } from './turning';
import type { Act, ChooseEvent, Deal, FugitiveEvent, Outcome, Rules, Setup, State } from './types';
import { viewFor, type View } from './view';

export interface FugitiveTypes {
  readonly rules: Rules;
  readonly tiles: null;
  readonly seating: Seating;
  readonly deal: Deal;
  readonly setup: Setup;
  readonly state: State;
  readonly event: FugitiveEvent;
  readonly act: Act;
  readonly view: View;
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  readonly late: null;
  readonly score: Score;
  readonly refusal: Refusal;
}

/** What an act becomes, with the cards and answers that the piles and the row give (R2). */
function madeOf(state: State, act: Act): object {
  switch (act.type) {
    case 'draw':
      return { ...act, card: topOf(state, act.pile) };
    case 'guess':
      return { ...act, right: allFaceDown(state, act.numbers) === true };
    case 'event': {
      const [task] = state.tasks;
      const pile = task?.do === 'event' ? task.pile : 'all';
      return { ...act, card: state.setup.eventPiles?.[pile]?.[state.brought[pile]] as EventId };
    }
    case 'choose': {
      if (act.event === 'retrace' || act.event === 'swap') return act;
      return { ...act, answer: answerTo(state, act as ChooseEvent) };
    }
    default:
      return act;
  }
}

function answer(state: State, seat: number, act: Act, t: number): Result<FugitiveEvent, Refusal> {
  const event = { ...madeOf(state, act), t, seat } as FugitiveEvent;
  const tried = apply(state, event);
  return tried.ok ? accepted(event) : tried;
}

/** V7. */
function score({ bestOf }: Rules, _seats: number, rounds: readonly PlayedRound<FugitiveTypes>[]): Score {
  const { wins, winners } = judgeSeries(
    rounds.map(({ deal: dealt, outcome }) => ({ setup: dealt as Setup, outcome })),
    bestOf,
  );
  return { points: wins, winners };
}

/** V: what is not the usual. */
function variants({ events, opening, secondWind, bestOf, handicap }: Rules): string[] {
  return [
    ...(events === 'none' ? [] : [events]),
    ...(opening === 1 ? [] : ['opening']),
    ...(secondWind ? ['second-wind'] : []),
    ...(bestOf === 1 ? [] : ['series']),
    ...(handicap ? ['handicap'] : []),
  ];
}

/** V7, V8: roles swap after each game, the seed deals them for a deciding one; who lost may keep an event in the next game of the series. */
function next({ roles }: Seating, { rules, outcome, number, random }: Coming<FugitiveTypes>): Seating {
  const deciding = number > 1 && number === rules.bestOf;
  const stay = deciding && random.below(2) === 0;
  const lost = outcome === null ? -1 : roles.findIndex((role) => role !== outcome.winner);
  return { roles: stay ? roles : [...roles].reverse(), loser: number === 1 || lost === -1 ? null : lost };
}

export const fugitive: Game<FugitiveTypes> = {
  id: 'fugitive',
  seats: SEATS,
  deal: ({ rules, seating }, random: Random) => deal(rules, seating, random),
  dealt: ({ roles, deal: first, piles, eventPiles, kept }) => ({
    roles,
    deal: first,
    piles,
    ...(eventPiles && { eventPiles }),
    ...(kept && { kept }),
  }),
  setup: (rules, _tiles, dealt) => ({ rules, ...dealt }),
  begin,
  apply,
  answer,
  actors: (state) => (state.paused ? [] : actors(state)),
  view: viewFor,
  due: () => null,
  // I: both always hold something that the other may not see.
  secret: ({ seat, state }) => seat !== null && state.outcome === null,
  giveUp: () => ({ type: 'give-up' }),
  isOver: ({ outcome }) => outcome !== null,
  judge: (state) => judge(state),
  outcome: ({ outcome }) => outcome,
  score,
  // V8: in the game after it a round that is dealt anew has the same loser.
  seating: ({ roles, kept }) => ({ roles, loser: kept?.seat ?? null }),
  next,
  role: ({ roles }, seat) => roles[seat] ?? '',
  won: ({ roles }, { winner }, seat) => roles[seat] === winner,
  ending: ({ ending }) => ending,
  // F7: whatever is against the rules is refused.
  mistakes: () => [0, 0],
  variants,
};
