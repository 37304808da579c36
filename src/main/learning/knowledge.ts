/** What is known of the player of a run, and what every answer teaches. */
import type { RatingChange } from '../../shared/drill';
import type { Attempt, Card, Learned, Rating, RatingsBefore, WeakSpot } from '../../shared/drill-record';
import type { Puzzle, PuzzleKind } from '../../shared/puzzles';
import { dayOf } from './day';
import { firstRating } from './entry';
import type { Traits } from './game';
import { reviewed } from './memory';
import { weightWhenMet } from './met-again';
import { answered, UNRATED } from './rating';
import type { MeasuredAnswer } from './run';
import { mendedAfter } from './weak-spots';

/** What was kept of a player. */
interface Known {
  readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly spots: readonly WeakSpot[];
}

/** The values that `now` has other than `then`, as they were then. */
function changedSince<Key>(now: ReadonlyMap<Key, Rating>, then: ReadonlyMap<Key, Rating>): ReadonlyMap<Key, Rating | null> {
  return new Map(
    [...now].flatMap(([key, value]): [Key, Rating | null][] => (then.get(key) === value ? [] : [[key, then.get(key) ?? null]])),
  );
}

export class Knowledge {
  readonly #ratingsBegun: ReadonlyMap<PuzzleKind, Rating>;
  readonly #puzzlesBegun: ReadonlyMap<string, Rating>;
  readonly #ratings: Map<PuzzleKind, Rating>;
  readonly #puzzleRatings: Map<string, Rating>;
  readonly #cards: Map<string, Card>;
  readonly #spots: Map<string, WeakSpot>;
  readonly #met: Map<string, number>;

  /** `met` says when puzzles were answered last, in milliseconds since 1970. */
  constructor({ ratings, cards, spots }: Known, puzzleRatings: ReadonlyMap<string, Rating>, met: ReadonlyMap<string, number>) {
    this.#ratingsBegun = ratings;
    this.#puzzlesBegun = puzzleRatings;
    this.#ratings = new Map(ratings);
    this.#puzzleRatings = new Map(puzzleRatings);
    this.#cards = new Map(cards);
    this.#spots = new Map(spots.map((spot) => [spot.puzzle, spot]));
    this.#met = new Map(met);
  }

  /** The ratings from before the first answer, where answers have changed them. */
  get before(): RatingsBefore {
    return { player: changedSince(this.#ratings, this.#ratingsBegun), puzzles: changedSince(this.#puzzleRatings, this.#puzzlesBegun) };
  }
  get ratings(): ReadonlyMap<PuzzleKind, Rating> {
    return this.#ratings;
  }
  get puzzleRatings(): ReadonlyMap<string, Rating> {
    return this.#puzzleRatings;
  }
  get cards(): ReadonlyMap<string, Card> {
    return this.#cards;
  }

  /**
   * Takes an answer in; `now` in milliseconds since 1970. Answers what changed, and how the player's rating did. A puzzle
   * that was met not long ago rates less or not.
   */
  learn({ entry, puzzle, helped, rates, ...how }: MeasuredAnswer, now: number): { learned: Learned; change: RatingChange | null } {
    const { kind } = entry;
    let player: Rating | null = null;
    let opponent: Rating | null = null;
    let change: RatingChange | null = null;
    const weight = rates ? weightWhenMet(this.#met.get(puzzle.id), now) : 0;
    this.#met.set(puzzle.id, now);
    if (weight > 0) {
      const before = this.#ratings.get(kind) ?? UNRATED;
      const after = answered(before, this.#puzzleRatings.get(puzzle.id) ?? firstRating(entry.base), how.right, weight);
      player = after.player;
      opponent = after.puzzle;
      this.#ratings.set(kind, player);
      this.#puzzleRatings.set(puzzle.id, opponent);
      change = { kind, before: before.rating, after: player.rating, deviation: player.deviation };
    }
    const recalled = helped ? { right: false, slow: false, quick: false } : how;
    const card = entry.fact === null ? null : reviewed(this.#cards.get(entry.fact), recalled, now);
    if (card !== null && entry.fact !== null) this.#cards.set(entry.fact, card);
    return { learned: { player, puzzle: opponent, card, spot: this.#spot(puzzle, recalled.right && !how.slow) }, change };
  }

  #spot({ id, kind }: Puzzle, fast: boolean): Learned['spot'] {
    const mended = mendedAfter(this.#spots.get(id)?.mended ?? null, fast);
    if (mended === null) return null;
    if (mended === 'mended') {
      this.#spots.delete(id);
      return 'mended';
    }
    const spot: WeakSpot = { puzzle: id, kind, mended };
    this.#spots.set(id, spot);
    return spot;
  }
}

/** An answer as it is kept, with what its game counts of it; `rated` says whether a rating changed by it. */
export function attemptOf(
  { entry, puzzle, millis, right, slow, helped }: MeasuredAnswer,
  traits: Traits,
  rated: boolean,
  now: Date,
): Attempt {
  return {
    puzzle: puzzle.id,
    kind: puzzle.kind,
    themes: puzzle.themes,
    day: dayOf(now),
    at: now.getTime(),
    millis,
    right,
    slow,
    helped,
    rated,
    fact: entry.fact,
    ...traits,
  };
}
