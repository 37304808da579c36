/** What is known of a player and of the puzzles, to choose by: ratings, cards of facts, weak spots. */
import type { PuzzleKind } from '../../shared/puzzles';
import type { Connection } from './connection';
import type { Card, Rating, WeakSpot, Doing } from '../../shared/drill-record';
import { stored, type Stored } from './fault';
import { BUCKETS } from './tallying';

/** All that is known of one player. */
interface StoredKnowledge {
  readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
  /** By fact, such as 'r07/e'. */
  readonly cards: ReadonlyMap<string, Card>;
  /** The longest unseen first. */
  readonly spots: readonly WeakSpot[];
}

export interface LearnedRepository {
  of(profile: string): Stored<StoredKnowledge>;
  /** All that a player has answered, by kind and by theme; what was helped or left alone is left out. */
  doings(profile: string): Stored<readonly Doing[]>;
  /** The ratings of puzzles that were ever played rated, by puzzle. */
  puzzleRatings(): Stored<ReadonlyMap<string, Rating>>;
}

/** The repository over `db`; its statements are prepared once. */
export function learnedRepository(db: Connection): LearnedRepository {
  const mine = 'profile = (SELECT number FROM profile WHERE id = ?)';
  const ratings = db.prepare<[string], Rating & { kind: PuzzleKind }>(
    `SELECT kind, rating, deviation, volatility FROM rating WHERE ${mine}`,
  );
  const cards = db.prepare<[string], Card & { fact: string }>(
    `SELECT fact, stability, difficulty, at, answers, lapses FROM fact_card WHERE ${mine}`,
  );
  const spots = db.prepare<[string], WeakSpot>(`SELECT puzzle, kind, mended FROM weak_spot WHERE ${mine} ORDER BY at, puzzle`);
  const puzzles = db.prepare<[], Rating & { puzzle: string }>('SELECT puzzle, rating, deviation, volatility FROM puzzle_rating');
  const doings = db.prepare<[string], Doing>(
    `SELECT kind, CASE dimension WHEN 'theme' THEN key END AS theme, sum(attempts) AS attempts, sum(${BUCKETS.join(' + ')}) AS right
     FROM tally WHERE ${mine} AND grain = 'year' AND dimension IN ('kind', 'theme') GROUP BY kind, dimension, key`,
  );
  return {
    doings: (profile) => stored(() => doings.all(profile)),
    of: (profile) =>
      stored(() => ({
        ratings: new Map(ratings.all(profile).map(({ kind, ...rating }) => [kind, rating])),
        cards: new Map(cards.all(profile).map(({ fact, ...card }) => [fact, card])),
        spots: spots.all(profile),
      })),
    puzzleRatings: () => stored(() => new Map(puzzles.all().map(({ puzzle, ...rating }) => [puzzle, rating]))),
  };
}
