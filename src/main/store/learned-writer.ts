/** Keeps what an answer changed: ratings, the fact's card, and whether the puzzle is a weak spot; and takes ratings back. */
import type { Connection } from './connection';
import type { Attempt, Learned, RatingsBefore } from '../../shared/drill-record';

/** Writes within a transaction of the caller's. */
interface LearnedWriter {
  readonly learn: (profile: number, attempt: Attempt, learned: Learned) => void;
  /** Ratings are again as they were before a run of these attempts; its days keep the rating that was there already. */
  readonly takeBack: (profile: number, attempts: readonly Attempt[], before: RatingsBefore) => void;
}

export function learnedWriter(db: Connection): LearnedWriter {
  const putRating = db.prepare<(string | number)[]>(
    `INSERT INTO rating (profile, kind, rating, deviation, volatility) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility`,
  );
  const putDay = db.prepare<(string | number)[]>(
    `INSERT INTO rating_day (profile, day, kind, rating, deviation) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation`,
  );
  const putPuzzle = db.prepare<(string | number)[]>(
    `INSERT INTO puzzle_rating (puzzle, rating, deviation, volatility) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility`,
  );
  const putCard = db.prepare<(string | number)[]>(
    `INSERT INTO fact_card (profile, fact, stability, difficulty, at, answers, lapses) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET stability = excluded.stability, difficulty = excluded.difficulty, at = excluded.at,
       answers = excluded.answers, lapses = excluded.lapses`,
  );
  const putSpot = db.prepare<(string | number)[]>(
    `INSERT INTO weak_spot (profile, puzzle, kind, mended, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET mended = excluded.mended, at = excluded.at`,
  );
  const dropSpot = db.prepare<[number, string]>('DELETE FROM weak_spot WHERE profile = ? AND puzzle = ?');

  const dropRating = db.prepare<[number, string]>('DELETE FROM rating WHERE profile = ? AND kind = ?');
  const dropDay = db.prepare<[number, string, string]>('DELETE FROM rating_day WHERE profile = ? AND day = ? AND kind = ?');
  const dropPuzzle = db.prepare<[string]>('DELETE FROM puzzle_rating WHERE puzzle = ?');

  const learn: LearnedWriter['learn'] = (profile, { puzzle, kind, fact, day, at }, learned) => {
    const { player, puzzle: opponent, card, spot } = learned;
    if (player !== null) {
      putRating.run(profile, kind, player.rating, player.deviation, player.volatility);
      putDay.run(profile, day, kind, player.rating, player.deviation);
    }
    if (opponent !== null) putPuzzle.run(puzzle, opponent.rating, opponent.deviation, opponent.volatility);
    if (card !== null && fact !== null) {
      putCard.run(profile, fact, card.stability, card.difficulty, card.at, card.answers, card.lapses);
    }
    if (spot === 'mended') dropSpot.run(profile, puzzle);
    else if (spot !== null) putSpot.run(profile, puzzle, spot.kind, spot.mended, at);
  };
  const takeBack: LearnedWriter['takeBack'] = (profile, attempts, { player, puzzles }) => {
    for (const [kind, rating] of player) {
      const days = new Set(attempts.filter((each) => each.kind === kind && each.rated).map(({ day }) => day));
      if (rating === null) {
        dropRating.run(profile, kind);
        for (const day of days) dropDay.run(profile, day, kind);
      } else {
        putRating.run(profile, kind, rating.rating, rating.deviation, rating.volatility);
        for (const day of days) putDay.run(profile, day, kind, rating.rating, rating.deviation);
      }
    }
    for (const [puzzle, rating] of puzzles) {
      if (rating === null) dropPuzzle.run(puzzle);
      else putPuzzle.run(puzzle, rating.rating, rating.deviation, rating.volatility);
    }
  };
  return { learn, takeBack };
}
