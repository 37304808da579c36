/**
 * Every code by which something is refused, and how a person learns of it. A code that reaches nobody says here why it cannot: whatever
 * else a person does or meets has words.
 */

/**
 * `words`: those of `refused.<code>` in the catalogue. `what`: what comes along with it is closer to the point than any code. `other`: no
 * more can be said than that it did not work.
 */
export type HowTold = 'words' | 'what' | 'other' | { readonly never: string };

/** Those of the app itself, in every game. */
export const REFUSALS = {
  // The router.
  'ipc/forbidden': { never: 'Whoever asks is not our own page.' },
  'ipc/unknown': { never: 'The window knows the requests from the contract alone.' },
  'ipc/invalid': 'other',
  'ipc/failed': 'other',

  // The store.
  'store/full': 'words',
  'store/locked': 'words',
  'store/read-only': 'words',
  'store/damaged': 'words',
  'store/unreadable': 'words',
  'store/disk': 'words',
  'store/folder': 'what',
  'store/newer': 'what',

  // Files and copies.
  'not-written': 'what',
  'file-gone': 'words',
  'no-copy': 'words',
  'copy-in-use': 'words',
  'round-goes-on': 'words',

  // Players.
  'no-such-profile': 'words',
  'name-taken': 'words',
  'name-long': 'words',
  'name-unseen': 'words',
  'sits-twice': 'words',
  'no-such-guest': 'words',

  // The table.
  'no-such-game': { never: 'The window names games of the list, and a match is kept with one of them.' },
  'no-such-match': 'words',
  'no-such-seat': { never: 'The window asks for the seats that the table has shown it.' },
  'not-your-seat': { never: 'The window asks for the seats that people play, and they are those of the table that it was shown.' },
  'nothing-to-ask': { never: 'A window of a game asks what the game can be asked.' },
  'not-given-up': { never: 'The window of a game without giving up does not offer it.' },
  'not-your-match': 'words',
  'match-over': 'words',
  'match-played': 'words',
  'game-goes-on': 'words',
  'round-not-over': 'words',
  'round-over': 'words',
  paused: 'words',
  'already-paused': 'words',
  'not-paused': 'words',
  'held-up': 'words',
  'not-between': 'words',

  // Saved matches.
  'no-such-replay': 'words',
  'no-such-round': 'words',
  'not-dealt': 'words',
  'hangs-on-earlier': 'words',
  'nothing-raced': 'words',
  'analysis-broke': 'words',
  'no-analysis': { never: 'The window offers an analysis where its game brings one, as main does.' },
  'no-pictures': { never: 'The window offers pictures where its game brings them, as main does.' },
  'no-video': { never: 'The window adds to a video that it has begun, and stops with the first part that is refused.' },
  'replay/fault': 'words',

  // Drills and packs.
  'no-puzzles': 'words',
  'no-such-run': 'words',
  'run-over': 'words',
  'run-paused': 'words',
  'stale-puzzle': 'words',
  'wrong-kind': { never: 'A puzzle is answered on the screen of its kind, which makes answers of that kind.' },
  'no-hints': { never: 'A hint that is refused is not spoken of, and where a run gives none nobody is offered one.' },
  'no-more-hints': 'words',
  'no-such-pack': 'words',
  'pack-busy': 'words',
  'pack-shipped': 'words',
} as const satisfies Readonly<Record<string, HowTold>>;
