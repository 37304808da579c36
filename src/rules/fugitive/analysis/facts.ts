/** What can be told of a game at once: her counting along it, and each call and placement by it. */
import { countedAt, type Counted } from '../notepad/count';
import { seatOf } from '../row';
import type { FugitiveEvent, State } from '../types';
import { viewFor } from '../view';
import { ANALYSIS_VERSION, type Analysis, type CallFacts, type CountedPoint, type PlacementFacts } from './types';
import { isWrongCall, isWrongPlacement } from './wrongs';

/** A game with the state before each entry and after the last. */
export interface Through {
  readonly states: readonly State[];
  readonly events: readonly FugitiveEvent[];
}

/** So many steps at most with more than five sprint cards face down: less than half a second. */
const MOST_STEPS = 4_000_000;

/** What she could count at a state, from what she saw of it. */
export function countedFor(state: State): Counted | null {
  return countedAt(viewFor(state, seatOf(state.setup, 'marshal')).state, MOST_STEPS);
}

const bestOf = (counted: Counted): number => Math.max(0, ...counted.odds.values());

function callFacts(event: Extract<FugitiveEvent, { type: 'guess' }>, at: number, before: State, counted: Counted | null): CallFacts {
  const odds = counted?.oddsOf(event.numbers) ?? null;
  const best = counted === null ? null : bestOf(counted);
  const list = counted === null ? [] : [...counted.odds].filter(([, chance]) => chance > 0);
  return {
    event: at,
    t: event.t,
    turn: before.turn,
    seat: event.seat,
    numbers: event.numbers,
    right: event.right,
    manhunt: before.tasks[0]?.do === 'hunt',
    odds,
    best,
    bestNumbers: list.filter(([, chance]) => chance === best).map(([number]) => number),
    rank: odds === null ? null : 1 + list.filter(([, chance]) => chance > odds).length,
    of: counted === null ? null : list.length,
    wrong: isWrongCall({ odds, best }),
  };
}

function placementFacts(
  event: Extract<FugitiveEvent, { type: 'place' }>,
  at: number,
  before: State,
  { was, is }: { readonly was: Counted | null; readonly is: Counted | null },
): PlacementFacts {
  const [bestBefore, bestAfter] = [was, is].map((counted) => (counted === null ? null : bestOf(counted))) as [number | null, number | null];
  return {
    event: at,
    t: event.t,
    turn: before.turn,
    seat: event.seat,
    place: before.row.length + 1,
    card: event.card ?? 0,
    sprints: typeof event.sprints === 'number' ? [] : event.sprints,
    rowsBefore: was?.rows.toString() ?? null,
    rowsAfter: is?.rows.toString() ?? null,
    bestBefore,
    bestAfter,
    wrong: bestBefore !== null && bestAfter !== null && isWrongPlacement(event, bestBefore, bestAfter),
  };
}

/** Counts along a game; it gives null after each moment, so that others may have their turn. */
export function* factsOf({ states, events }: Through, levels: Analysis['levels']): Generator<null, Analysis> {
  const points: CountedPoint[] = [];
  const calls: CallFacts[] = [];
  const placements: PlacementFacts[] = [];
  let was: Counted | null = null;
  for (const [at, state] of states.entries()) {
    const is = countedFor(state);
    points.push({ events: at, t: state.t, rows: is?.rows.toString() ?? null, best: is === null ? null : bestOf(is) });
    const done = events[at - 1];
    const before = states[at - 1];
    if (before !== undefined && done?.type === 'guess') calls.push(callFacts(done, at - 1, before, was));
    if (before !== undefined && done?.type === 'place') placements.push(placementFacts(done, at - 1, before, { was, is }));
    was = is;
    yield null;
  }
  return {
    version: ANALYSIS_VERSION,
    winner: states[states.length - 1]?.outcome?.winner ?? null,
    points,
    calls,
    placements,
    notCounted: points.filter(({ rows }) => rows === null).length,
    chances: null,
    levels,
    decided: null,
  };
}
