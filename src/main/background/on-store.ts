/** A background without a thread: on a store that is open here, for tests and the command line. */
import { accepted } from '../../rules/result';
import type { PuzzleBook } from '../learning/game';
import type { Store } from '../store/store';
import { backgroundInPlace } from './in-place';
import { backgroundJobs } from './jobs';
import type { Background } from './work';

/** Does the jobs on the store's own connection; `puzzlePack` brings the text of the pack that ships with a game, if there is one. */
export function backgroundOnStore(
  { matches, statistics, activity, mistakes, learned, puzzles, backUp, forget, rewrite, copies, broken, look }: Store,
  book: PuzzleBook,
  puzzlePack?: (game: string) => Promise<string | null>,
): Background {
  const beside = {
    matches,
    statistics,
    activity,
    mistakes,
    learned,
    puzzles,
    backUp,
    forget,
    rewrite,
    copies,
    broken,
    look,
    checkpoint: () => accepted(null),
  };
  return backgroundInPlace(
    backgroundJobs({ store: () => accepted(beside), book, packText: (game) => puzzlePack?.(game) ?? Promise.resolve(null) }),
  );
}
