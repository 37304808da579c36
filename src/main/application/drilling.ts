/** Drills: puzzles and their packs, runs, and what is told of them. */
import { breathe } from '../background/in-place';
import { chanceOf } from '../chance';
import { separatorFor } from '../files/csv';
import type { Handlers } from '../ipc';
import { Drills } from '../learning/drills';
import type { NewRunPorts } from '../learning/new-run';
import { lookAhead } from '../learning/outlook';
import { drillLibrary, type DrillLibrary } from '../requests/drill-library';
import { drillRequests } from '../requests/drill-requests';
import { packRequests } from '../requests/pack-requests';
import { PackShelf } from '../requests/pack-shelf';
import { statisticsRequests } from '../requests/statistics-requests';
import type { AppGround } from './ground';

type DrillingRequest = Extract<keyof Handlers, `drill.${string}` | `pack.${string}` | `statistics.${string}` | 'path.read'>;

export interface Drilling {
  readonly drills: Drills;
  readonly shelf: PackShelf;
  /** Makes sure that the puzzles that ship are in the database. */
  readonly prepare: DrillLibrary['prepare'];
  /** Says that other puzzles are there than before. */
  readonly changed: DrillLibrary['changed'];
  readonly handlers: Pick<Handlers, DrillingRequest>;
}

/** `done` is called when something was done without a request. Runs that a crash cut off are closed at once. */
export function drillingOn(ground: AppGround, done: () => void): Drilling {
  const { ports, world, store, background, newId, profile, saving, report } = ground;
  const shelf = new PackShelf({
    puzzles: store.puzzles,
    background,
    now: world.now,
    newId,
    breathe,
    changed: () => {
      changed();
      done();
    },
  });
  const { library, prepare, changed } = drillLibrary({ puzzles: store.puzzles, install: () => shelf.install(), breathe });
  const ofRuns: NewRunPorts = {
    clock: world.clock,
    now: world.now,
    newId,
    chance: () => chanceOf(ground.freshSeed()),
    ledger: {
      ...store.runs,
      knowledge: (of) => store.learned.of(of),
      doings: (of) => store.learned.doings(of),
      company: (of, game) => store.matches.company(of, game),
      mistakesSince: (of, at) => store.mistakes.since(of, at),
      puzzleRatings: () => store.learned.puzzleRatings(),
    },
    library,
    book: ground.book,
  };
  const drills = new Drills({
    ...ofRuns,
    schedule: world.schedule,
    publish: (run) => {
      ports.send('drill', run);
      done();
    },
  });
  const settled = store.runs.settle(world.now().getTime());
  if (!settled.ok) report(`What was stamped by a clock that was ahead stays so: ${settled.error.message}`);
  const closed = store.runs.closeOpen();
  if (!closed.ok) report(`Runs that were cut off stay open: ${closed.error.message}`);
  return {
    drills,
    shelf,
    prepare,
    changed,
    handlers: {
      ...drillRequests({ drills, ahead: lookAhead(ofRuns), profile, prepare }),
      ...statisticsRequests({
        summary: (ask) => background.start('statistics', ask).done,
        brief: (ask) => background.start('brief', ask).done,
        path: (ask) => background.start('path', ask).done,
        attemptsFile: (ask) => background.start('attempts-file', ask).done,
        profile,
        saving,
        separator: () => separatorFor(ground.personal.language, ports.region ?? ports.about.systemLanguage),
        now: world.now,
      }),
      ...packRequests({
        puzzles: store.puzzles,
        shelf,
        prepare,
        packFile: (ask) => background.start('pack-file', ask).done,
        saving,
        tell: (progress) => {
          ports.send('pack', progress);
        },
      }),
    },
  };
}
