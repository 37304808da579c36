/** What a match is remembered for beside its winners: who read fastest, who ran boldest, whose call was closest, who guessed best. Praise only. */
import type { Millis, Seat } from '../game';
import { closeCalls, CLOSE_MILLIS, type LateDeeds } from './close-calls';
import { judgeMarks } from './judge';
import { firstFaultOn } from './legality';
import { guessedIn } from './onlooking';
import type { Path, PathIndex, RoundState } from './round';

/** A round as it ended, with what came just after. */
export interface EndedRound {
  readonly state: RoundState;
  readonly late: LateDeeds | null;
}

interface Won {
  /** Who has it, in seat order: several where they were level, or built one path together (T1). */
  readonly seats: readonly Seat[];
}

export type MatchAward =
  /** The least time a right marker took on average, from when its tile could be read. */
  | (Won & { readonly kind: 'fastest-reader'; readonly mean: Millis; readonly markers: number })
  /** The most tiles of a round that were laid rightly with the Chaser already at the path's last one. */
  | (Won & { readonly kind: 'boldest-path'; readonly tiles: number; readonly round: number })
  /** The race that was decided by the least time. */
  | (Won & { readonly kind: 'closest-call'; readonly margin: Millis; readonly round: number })
  /** The most markers that were guessed rightly from a path that was over (F4). */
  | (Won & { readonly kind: 'sharpest-onlooker'; readonly right: number })
  /** The most right markers. */
  | (Won & { readonly kind: 'steadiest-reader'; readonly right: number })
  /** The most tiles of a path that were laid rightly in one round. */
  | (Won & { readonly kind: 'longest-path'; readonly tiles: number; readonly round: number });

/** Whether what was done at a seat in a round, from 1, is of whoever sits there now. */
type Counts = (seat: Seat, round: number) => boolean;

/** So many right markers make a reader, put or guessed: one alone is luck. */
const READERS_LEAST = 3;

/** A path of so many tiles is a long one: everybody lays two before the round begins (S5). */
const LONG_LEAST = 5;

/** Those of `rated` with the best `rate` (the least), with that; null of none. */
function best<Of>(rated: readonly Of[], rate: (of: Of) => number): { readonly rate: number; readonly of: readonly Of[] } | null {
  if (rated.length === 0) return null;
  const least = Math.min(...rated.map(rate));
  return { rate: least, of: rated.filter((each) => rate(each) === least) };
}

const inOrder = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

/** Each right marker with how long it took: since the tile that it is read towards lay there and the one before was marked (M1, M2, M4). */
function readings(state: RoundState): { readonly seat: Seat; readonly took: Millis }[] {
  return judgeMarks(state).flatMap(({ path, position, final, ok }) => {
    const { tiles = [], marks = [] } = state.paths[path] ?? {};
    const mark = marks[position - 1];
    if (!ok || mark === undefined) return [];
    const read = tiles[final ? position - 1 : position]?.t ?? 0;
    return [{ seat: mark.seat, took: Math.max(0, mark.t - Math.max(read, marks[position - 2]?.t ?? 0)) }];
  });
}

function fastestReader(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const bySeat = new Map<Seat, Millis[]>();
  const counted = rounds.flatMap(({ state }, at) => readings(state).filter(({ seat }) => counts(seat, at + 1)));
  for (const { seat, took } of counted) bySeat.set(seat, [...(bySeat.get(seat) ?? []), took]);
  const readers = [...bySeat].filter(([, took]) => took.length >= READERS_LEAST);
  const means = readers.map(([seat, took]) => ({
    seat,
    markers: took.length,
    mean: took.reduce((sum, each) => sum + each, 0) / took.length,
  }));
  const found = best(means, ({ mean }) => mean);
  if (found === null) return null;
  const markers = Math.max(...found.of.map((each) => each.markers));
  return { kind: 'fastest-reader', seats: inOrder(found.of.map(({ seat }) => seat)), mean: found.rate, markers };
}

/** The tiles before the path's first mistake (J1) that came while the one before, then the last, was next to be marked (M4, M5). */
function boldTiles(state: RoundState, path: Path, index: PathIndex): Path['tiles'] {
  const clean = (firstFaultOn(state, path, index)?.position ?? Infinity) - 1;
  return path.tiles.filter((tile, at) => {
    const before = path.marks[at - 2];
    return at >= 2 && at < clean && before !== undefined && before.t < tile.t && (path.marks[at - 1]?.t ?? Infinity) >= tile.t;
  });
}

function boldestPath(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const paths = rounds.flatMap(({ state }, at) =>
    state.paths.map((path, index) => {
      const bold = boldTiles(state, path, index === 1 ? 1 : 0).filter(({ seat }) => counts(seat, at + 1));
      return { round: at + 1, bold };
    }),
  );
  const found = best(
    paths.filter(({ bold }) => bold.length > 0),
    ({ bold }) => -bold.length,
  );
  const [first] = found?.of ?? [];
  if (found === null || first === undefined) return null;
  // Of level ones in several rounds the first stands for them; Runners of the same round share it.
  const level = found.of.filter(({ round }) => round === first.round);
  const seats = inOrder(level.flatMap(({ bold }) => bold.map(({ seat }) => seat)));
  return { kind: 'boldest-path', seats, tiles: first.bold.length, round: first.round };
}

function closestCall(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const calls = rounds.flatMap(({ state, late }, at) => {
    const close = closeCalls(state, late ?? {}).filter(({ margin }) => margin <= CLOSE_MILLIS);
    return close.flatMap(({ path, position, first, margin }) => {
      const { tiles = [], marks = [], runner = null } = state.paths[path] ?? {};
      // The Hideout may be the other path's (F3): whoever it saved has the call.
      const seat = first === 'marker' ? marks[position - 1]?.seat : (tiles[position]?.seat ?? runner ?? tiles[position - 1]?.seat);
      return seat === undefined || !counts(seat, at + 1) ? [] : [{ seat, margin, round: at + 1 }];
    });
  });
  const found = best(calls, ({ margin }) => margin);
  const [first] = found?.of ?? [];
  return first === undefined ? null : { kind: 'closest-call', seats: [first.seat], margin: first.margin, round: first.round };
}

function sharpestOnlooker(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const bySeat = new Map<Seat, number>();
  const counted = rounds.flatMap(({ state }, at) => guessedIn(state).filter(({ seat }) => counts(seat, at + 1)));
  for (const { seat, right } of counted) bySeat.set(seat, (bySeat.get(seat) ?? 0) + right);
  const found = best(
    [...bySeat].filter(([, right]) => right >= READERS_LEAST),
    ([, right]) => -right,
  );
  return found === null ? null : { kind: 'sharpest-onlooker', seats: inOrder(found.of.map(([seat]) => seat)), right: -found.rate };
}

function steadiestReader(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const bySeat = new Map<Seat, number>();
  const counted = rounds.flatMap(({ state }, at) => readings(state).filter(({ seat }) => counts(seat, at + 1)));
  for (const { seat } of counted) bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
  const found = best(
    [...bySeat].filter(([, right]) => right >= READERS_LEAST),
    ([, right]) => -right,
  );
  return found === null ? null : { kind: 'steadiest-reader', seats: inOrder(found.of.map(([seat]) => seat)), right: -found.rate };
}

function longestPath(rounds: readonly EndedRound[], counts: Counts): MatchAward | null {
  const paths = rounds.flatMap(({ state }, at) =>
    state.paths.map((path, index) => {
      const clean = (firstFaultOn(state, path, index === 1 ? 1 : 0)?.position ?? Infinity) - 1;
      const laid = path.tiles.slice(0, Math.min(clean, path.tiles.length)).filter(({ seat }) => counts(seat, at + 1));
      return { round: at + 1, laid };
    }),
  );
  const found = best(
    paths.filter(({ laid }) => laid.length >= LONG_LEAST),
    ({ laid }) => -laid.length,
  );
  const [first] = found?.of ?? [];
  if (found === null || first === undefined) return null;
  const level = found.of.filter(({ round }) => round === first.round);
  const seats = inOrder(level.flatMap(({ laid }) => laid.map(({ seat }) => seat)));
  return { kind: 'longest-path', seats, tiles: first.laid.length, round: first.round };
}

const FIRST_CHOICE = [fastestReader, boldestPath, closestCall, sharpestOnlooker];
/** What is as true, for a game in which the same people have several of the others. */
const IN_THEIR_PLACE = [steadiestReader, longestPath];

const madeOf = (awards: typeof FIRST_CHOICE, rounds: readonly EndedRound[], counts: Counts): MatchAward[] =>
  awards.flatMap((award) => award(rounds, counts) ?? []);

/** All that a match could be remembered for, after its `rounds` in their order; left out is what did not happen. */
export function matchFacts(rounds: readonly EndedRound[], counts: Counts = () => true): MatchAward[] {
  return madeOf([...FIRST_CHOICE, ...IN_THEIR_PLACE], rounds, counts);
}

/** The awards with `other` in the place of one whose people all have another: only if it is for somebody who would have none. */
function shared(awards: readonly MatchAward[], other: MatchAward): readonly MatchAward[] {
  const has = (among: readonly MatchAward[], seat: Seat): boolean => among.some(({ seats }) => seats.includes(seat));
  if (other.seats.every((seat) => has(awards, seat))) return awards;
  const spare = awards.findLastIndex(({ seats }, at) => {
    const rest = awards.filter((_, place) => place !== at);
    return seats.every((seat) => has(rest, seat));
  });
  return spare === -1 ? awards : awards.with(spare, other);
}

/**
 * What a match is remembered for, after its `rounds` in their order, where possible of different people; left out is what did not happen, and what
 * was done at a seat in rounds that do not count for whoever sits there now.
 */
export function matchAwards(rounds: readonly EndedRound[], counts: Counts = () => true): MatchAward[] {
  const first: readonly MatchAward[] = madeOf(FIRST_CHOICE, rounds, counts);
  return [...madeOf(IN_THEIR_PLACE, rounds, counts).reduce(shared, first)];
}
