/** A background without a thread: on a store that is open here, for tests and the command line. */
import { accepted } from '../../rules/result';
import type { Store } from '../store/store';
import { backgroundInPlace } from './in-place';
import { backgroundJobs } from './jobs';
import type { Background } from './work';

/** Does the jobs on the store's own connection; `puzzlePack` brings the text of the pack that ships, if there is one. */
export function backgroundOnStore(
  { matches, statistics, learned, puzzles, backUp, forget, rewrite, copies, broken, look }: Store,
  puzzlePack?: () => Promise<string>,
): Background {
  const beside = { matches, statistics, learned, puzzles, backUp, forget, rewrite, copies, broken, look, checkpoint: () => accepted(null) };
  return backgroundInPlace(backgroundJobs({ store: () => accepted(beside), packText: () => puzzlePack?.() ?? Promise.resolve(null) }));
}
