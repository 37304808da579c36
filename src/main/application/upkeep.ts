/** What the database needs: the look over it after the first picture, what is done after a good start, and what is done now and then. */
import { firstLook, type FirstLook } from '../background/first-look';
import { goodStart } from '../background/good-start';
import { accepted } from '../../rules/result';
import { breathe } from '../background/in-place';
import { tidying, type Tidying } from '../background/tidying';
import { GAMES } from '../games';
import type { ChainBreak } from '../store/event-chain';
import type { Stored } from '../store/fault';
import type { Drilling } from './drilling';
import type { AppGround } from './ground';
import type { Playing } from './playing';

/** A start counts as good when the app has come this far; then the database is backed up. In milliseconds. */
const GOOD_START = 3000;

/** Puzzles are put into the database so long after the start, in milliseconds: the window is up, and nobody drills yet. */
const PUZZLES_AFTER = 1000;

export interface Upkeep {
  readonly look: FirstLook;
  readonly tidy: Tidying;
  readonly close: () => void;
}

/** `damaged` is called when the database turns out to be damaged, and reported as such. */
export function upkeepOf(
  { ports, world, store, background, guestName, report }: AppGround,
  { table, shelf: matches, lines }: Playing,
  { drills, prepare }: Drilling,
  damaged: () => void,
): Upkeep {
  let ended = false;
  const tidy = tidying({
    ...world,
    store,
    background,
    quiet: () => !table.busy,
    idle: () => !table.busy && !drills.goesOn,
    guestName,
    cleared: () => {
      matches.clear();
    },
    breathe,
    report,
  });
  const look = firstLook({
    store,
    background,
    schedule: world.schedule,
    damaged: (reason) => {
      report(`The database is damaged: ${reason}`);
      damaged();
    },
    report,
  });
  const broken = ({ match, startedAt, round, event }: ChainBreak): void => {
    report(`Event ${event} of round ${round} of ${match} was changed or is missing.`);
    ports.send('notice', { code: 'event-broken', facts: { match: startedAt, round: String(round), event: String(event) } });
  };
  /** The faces that ship with any game; the first refusal ends it. */
  const mendTiles = (): Stored<null> => {
    for (const { table } of GAMES) {
      const mended = table.tiles === null ? accepted(null) : store.matches.mendTiles(table.tiles);
      if (!mended.ok) return mended;
    }
    return accepted(null);
  };
  const callOffBackup = world.schedule(GOOD_START, () => {
    look.afterwards(() => {
      goodStart({ mendTiles, tidy, background, broken, ended: () => ended, report });
    });
  });
  const takePuzzlesIn = (): void => {
    // What a crash left of large matches.
    void matches.sweep();
    void lines.fill();
    prepare().then(
      (done) => {
        if (!done.ok) report(`There are no new puzzles: ${done.error.message}`);
      },
      (error: unknown) => {
        if (!ended) report(`The puzzles could not be read: ${String(error)}`);
      },
    );
  };
  const callOffPuzzles = world.schedule(PUZZLES_AFTER, () => {
    look.afterwards(takePuzzlesIn);
  });
  return {
    look,
    tidy,
    close: () => {
      ended = true;
      callOffBackup();
      callOffPuzzles();
      look.close();
      tidy.close();
    },
  };
}
