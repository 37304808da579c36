/** What is known of the player of a run, and what every answer teaches. */
import type { RatingChange } from '../../shared/drill';
import type { Attempt, Card, Learned, Rating, RatingsBefore, WeakSpot } from '../../shared/drill-record';
import type { Puzzle, PuzzleKind } from '../../shared/puzzles';
import { dayOf } from './day';
import { firstRating } from './entry';
import type { Traits } from './game';
import type { MeasuredAnswer } from './measured-answer';
import { reviewed } from './memory';
import { weightWhenMet } from './met-again';
import { answered, UNRATED } from './rating';
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

/** What an answer teaches. */
interface Lesson {
  readonly answer: MeasuredAnswer;
  readonly learned: Learned;
  /** How the player's rating changes. */
  readonly change: RatingChange | null;
  /** When the answer was given, in milliseconds since 1970. */
  readonly at: number;
}

/** The map with one value changed, where there is one. */
function changed<Key>(map: ReadonlyMap<Key, Rating>, key: Key, value: Rating | null | undefined): ReadonlyMap<Key, Rating> {
  return value ? new Map(map).set(key, value) : map;
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

  /** The ratings from before the first answer, where answers have changed them; with `last`, which is not taken in yet. */
  before(last: Lesson | null): RatingsBefore {
    const ratings = last === null ? this.#ratings : changed(this.#ratings, last.answer.entry.kind, last.learned.player);
    const puzzles = last === null ? this.#puzzleRatings : changed(this.#puzzleRatings, last.answer.puzzle.id, last.learned.puzzle);
    return { player: changedSince(ratings, this.#ratingsBegun), puzzles: changedSince(puzzles, this.#puzzlesBegun) };
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

  /** What an answer at `now` (milliseconds since 1970) teaches; nothing is taken in yet. A puzzle that was met not long ago rates less or not. */
  lesson(answer: MeasuredAnswer, now: number): Lesson {
    const { entry, puzzle, helped, rates, ...how } = answer;
    const { kind } = entry;
    let player: Rating | null = null;
    let opponent: Rating | null = null;
    let change: RatingChange | null = null;
    const weight = rates ? weightWhenMet(this.#met.get(puzzle.id), now) : 0;
    if (weight > 0) {
      const before = this.#ratings.get(kind) ?? UNRATED;
      const after = answered(before, this.#puzzleRatings.get(puzzle.id) ?? firstRating(entry.base), how.right, weight);
      player = after.player;
      opponent = after.puzzle;
      change = { kind, before: before.rating, after: player.rating, deviation: player.deviation };
    }
    const recalled = helped ? { right: false, slow: false, quick: false } : how;
    const card = entry.fact === null ? null : reviewed(this.#cards.get(entry.fact), recalled, now);
    const learned = { player, puzzle: opponent, card, spot: this.#spot(puzzle, recalled.right && !how.slow) };
    return { answer, learned, change, at: now };
  }

  /** Takes in what was taught. */
  take({ answer: { entry, puzzle }, learned, at }: Lesson): void {
    this.#met.set(puzzle.id, at);
    if (learned.player !== null) this.#ratings.set(entry.kind, learned.player);
    if (learned.puzzle !== null) this.#puzzleRatings.set(puzzle.id, learned.puzzle);
    if (learned.card !== null && entry.fact !== null) this.#cards.set(entry.fact, learned.card);
    if (learned.spot === 'mended') this.#spots.delete(puzzle.id);
    else if (learned.spot !== null) this.#spots.set(puzzle.id, learned.spot);
  }

  #spot({ id, kind }: Puzzle, fast: boolean): Learned['spot'] {
    const mended = mendedAfter(this.#spots.get(id)?.mended ?? null, fast);
    return mended === null || mended === 'mended' ? mended : { puzzle: id, kind, mended };
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
