/**
 * What the window talks to: puts store, table and words together behind the contract. The shell (index.ts) knows only
 * this, and so do tests, which drive it without Electron and with clocks of their own.
 */
import type { AppInfo, Events, Notice } from '../shared/contract';
import { isoOf } from '../shared/moment';
import { chanceOf } from './chance';
import { accepted } from '../rules/result';
import type { Handlers } from './ipc';
import { Drills } from './learning/drills';
import { firstLook } from './background/first-look';
import { goodStart } from './background/good-start';
import { breathe } from './background/in-place';
import { backgroundOnStore } from './background/on-store';
import { tidying } from './background/tidying';
import type { Background } from './background/work';
import { beginningRequest } from './requests/beginning';
import { separatorFor } from './files/csv';
import { copyRequests } from './requests/copy-requests';
import { drillLibrary } from './requests/drill-library';
import { drillRequests } from './requests/drill-requests';
import { matchRequests } from './requests/match-requests';
import { packRequests } from './requests/pack-requests';
import { noted } from './requests/noted';
import { waiting } from './requests/waiting';
import { PackShelf } from './requests/pack-shelf';
import { gradeAnswer } from './games/chase/puzzles/grade';
import { wayOn } from './games/chase/puzzles/route-on';
import { chosenPlayer, chosenProfile, playerBy, profileRequests } from './requests/profile-requests';
import { MatchShelf } from './requests/match-shelf';
import { replayRequests } from './requests/replay-requests';
import { Saving, type SavingPorts } from './requests/saving';
import { settingRequests } from './requests/setting-requests';
import { statisticsRequests } from './requests/statistics-requests';
import { Personal } from './personal';
import type { Stored } from './store/fault';
import { glanceInto, openStore } from './store/open';
import type { ChainBreak } from './store/event-chain';
import { MIGRATIONS } from './store/migrations';
import { isOwnFile } from './store/own-file';
import type { Store } from './store/store';
import { Table } from './table/table';
import { CHASE_TILES } from './games/chase/tiles/tile-set';
import { uuidV7 } from './uuid';
import { worldWith, type World } from './world';

/** What the shell lends the application. */
export interface ApplicationPorts {
  /** Folder for everything that is kept. */
  readonly dataFolder: string;
  /** How the computer writes numbers, as a BCP 47 tag; left out, as its language does. */
  readonly region?: string;
  readonly about: Pick<AppInfo, 'version' | 'electron' | 'systemLanguage' | 'warnings'>;
  /** The store is opened at a glance, and looked over once the first picture stands (`app.shown`); left out, before it is opened. */
  readonly glance?: boolean;
  /** Sends an event of the contract to the window, if it is open. */
  readonly send: <Name extends keyof Events>(name: Name, payload: Events[Name]) => void;
  /** The page has made its first screen on a ground of this colour; left out, nobody waits for that. */
  readonly drawn?: (ground: string) => void;
  /** Closes the window without asking again. */
  readonly closeWindow: () => void;
  readonly saving: SavingPorts;
  /** Asks the person for a file with everything; null where they would rather not. Left out, nobody can be asked. */
  readonly whichCopy?: () => Promise<string | null>;
  /** Ends the application once the answer of the moment is given, and opens it anew. */
  readonly restart?: () => void;
  /** Keeps the display from sleeping, or no longer; left out, it sleeps when it likes. */
  readonly keepAwake?: (on: boolean) => void;
  /** Told whether a round or a run goes on, which a sleep of the computer must not cost. */
  readonly attend?: (on: boolean) => void;
  /** Told in one sentence of what went wrong without a request that could be refused. */
  readonly report?: (what: string) => void;
  /** Where heavy work is done for a data folder; left out, it is done on this thread. */
  readonly background?: (dataFolder: string) => Background;
  /** Without a background: the text of the puzzle pack that ships. Left out, drills are about the built-in tiles alone. */
  readonly puzzlePack?: () => Promise<string>;
  readonly world?: Partial<World>;
}

/** What the application gives the shell. */
export interface Application {
  readonly handlers: Handlers;
  /** The word for a key in the language of the chosen player's settings, and that language's tag. */
  readonly word: (key: string) => string;
  readonly language: () => string;
  /** Calls back when the language has changed, so that menu and crash page follow. */
  readonly onLanguage: (changed: () => void) => void;
  /** The store is being written anew, which takes a moment: what finds it locked is to be asked again until it is done. */
  readonly rewriting: () => boolean;
  /** False while a round goes on that would be left unfinished, or a run whose end would use up the day's one rated try. */
  readonly mayClose: () => boolean;
  /** The computer sleeps or nobody sees the window: pauses a round that may be paused and tells the window. */
  readonly away: () => void;
  /** The window is gone, if not the app: a round that goes on stays unfinished. */
  readonly left: () => void;
  /** Ends cleanly; nothing acknowledged is lost without it. */
  readonly close: () => void;
}

/** A start counts as good when the app has come this far; then the database is backed up. In milliseconds. */
const GOOD_START = 3000;

/** Puzzles are put into the database so long after the start, in milliseconds: the window is up, and nobody drills yet. */
const PUZZLES_AFTER = 1000;

/** Bytes of chance in a seed that nobody chose; few enough to be read out to a friend. */
const SEED_BYTES = 5;

function noticesOf({ recovery, replaced, lost }: Store): Notice[] {
  if (lost > 0) return [{ code: 'steps-lost', facts: { steps: String(lost) } }];
  if (recovery === null) return replaced ? [{ code: 'copy-restored', facts: {} }] : [];
  const { setAside, restoredFrom } = recovery;
  const file = setAside === null ? {} : { file: setAside };
  if (restoredFrom === null) return [{ code: setAside === null ? 'database-gone' : 'database-new', facts: file }];
  return [{ code: setAside === null ? 'backup-found' : 'backup-restored', facts: { ...file, backup: restoredFrom } }];
}

/** Opens the application on its data folder. Refused with a fault of the store when it cannot. */
export function openApplication(ports: ApplicationPorts): Stored<Application> {
  const world = worldWith(ports.world);
  const report = ports.report ?? (() => undefined);
  const opened = openStore(
    ports.dataFolder,
    world.now(),
    MIGRATIONS,
    ports.glance === true ? glanceInto(ports.dataFolder, world.now()) : undefined,
  );
  if (!opened.ok) return opened;
  const store = opened.value;
  if (store.lost > 0) report(`${store.lost} steps, answers and changes that were kept are missing.`);
  if (store.recovery !== null) report(`The database was set aside as ${store.recovery.setAside ?? 'nothing'}: ${store.recovery.reason}`);

  const newId = (): string => uuidV7(world.now().getTime(), world.chanceBytes(10));
  const freshSeed = (): string => Buffer.from(world.chanceBytes(SEED_BYTES)).toString('hex');
  const people = { profiles: store.profiles, newId, now: world.now };
  const profile = (): ReturnType<typeof chosenProfile> => chosenProfile(people);
  const table = new Table({
    clock: world.clock,
    schedule: world.schedule,
    createBot: world.createBot,
    ledger: {
      ...store.matches,
      begin: (header, round, profiles) => {
        const host = profile();
        return host.ok ? store.matches.begin(header, round, profiles, host.value) : host;
      },
    },
    publish: (snapshot) => {
      ports.send('table', snapshot);
      tidy.calm();
      done();
    },
    register: () => ({ id: newId(), startedAt: isoOf(world.now()) }),
    freshSeed,
  });

  const background = ports.background?.(ports.dataFolder) ?? backgroundOnStore(store, ports.puzzlePack);
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
  const drills = new Drills({
    clock: world.clock,
    now: world.now,
    schedule: world.schedule,
    newId,
    chance: () => chanceOf(freshSeed()),
    ledger: {
      ...store.runs,
      knowledge: (of) => store.learned.of(of),
      doings: (of) => store.learned.doings(of),
      company: (of) => store.matches.company(of),
      puzzleRatings: () => store.learned.puzzleRatings(),
    },
    library,
    grade: gradeAnswer,
    wayOn,
    publish: (run) => {
      ports.send('drill', run);
      done();
    },
  });
  const own = (file: string): boolean => isOwnFile(ports.dataFolder, file);
  const saving = new Saving(ports.saving, own);
  const settled = store.runs.settle(world.now().getTime());
  if (!settled.ok) report(`What was stamped by a clock that was ahead stays so: ${settled.error.message}`);
  const closed = store.runs.closeOpen();
  if (!closed.ok) report(`Runs that were cut off stay open: ${closed.error.message}`);

  const personal = new Personal({
    read: () => {
      const chosen = profile();
      return chosen.ok ? store.settings.read(chosen.value) : chosen;
    },
    systemLanguage: ports.about.systemLanguage,
    report,
    changed: (settings) => {
      ports.send('settings', settings);
    },
  });
  const { word } = personal;
  const guestName = (): string => word('match.guest');

  const matchShelf = new MatchShelf({ matches: store.matches, background, playing: () => table.current?.match, newId, guestName, breathe });
  const whole = matchShelf.begin();
  if (!whole.ok) report(`What was left of matches stays: ${whole.error.message}`);
  const tidy = tidying({
    ...world,
    store,
    background,
    quiet: () => !table.busy,
    idle: () => !table.busy && !drills.goesOn,
    guestName,
    cleared: () => {
      matchShelf.clear();
    },
    breathe,
    report,
  });
  /** Something was done, by a request or by itself. */
  const done = (): void => {
    tidy.touched();
    ports.attend?.(table.busy || drills.goesOn);
  };
  let ended = false;
  /** Another database takes the place of this one, which becomes a backup then or is set aside. */
  let leaving = false;
  const look = firstLook({
    store,
    background,
    schedule: world.schedule,
    damaged: (reason) => {
      report(`The database is damaged: ${reason}`);
      leaving = true;
      ports.restart?.();
    },
    report,
  });
  const broken = ({ match, startedAt, round, event }: ChainBreak): void => {
    report(`Event ${event} of round ${round} of ${match} was changed or is missing.`);
    ports.send('notice', { code: 'event-broken', facts: { match: startedAt, round: String(round), event: String(event) } });
  };
  const callOffBackup = world.schedule(GOOD_START, () => {
    look.afterwards(() => {
      goodStart({ mendTiles: () => store.matches.mendTiles(CHASE_TILES), tidy, background, broken, ended: () => ended, report });
    });
  });

  // From here on the window's thread is at work.
  store.waitForLocks('briefly');

  const takePuzzlesIn = (): void => {
    // What a crash left of large matches.
    void matchShelf.sweep();
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

  const handlers: Omit<Handlers, 'app.begin'> = {
    'app.info': () => ({ ok: true, value: { ...ports.about, notices: noticesOf(store) } }),
    'app.drawn': ({ ground }) => {
      ports.drawn?.(ground);
      return { ok: true, value: null };
    },
    'app.shown': () => {
      look.begin();
      return { ok: true, value: null };
    },
    'app.close': () => {
      ports.closeWindow();
      return { ok: true, value: null };
    },
    'app.keep-awake': ({ on }) => {
      ports.keepAwake?.(on);
      return { ok: true, value: null };
    },
    ...settingRequests({
      settings: store.settings,
      profile,
      changed: (settings) => {
        personal.take(settings);
      },
    }),
    ...matchRequests({
      table,
      matches: store.matches,
      tiles: CHASE_TILES,
      freshSeed,
      player: () => chosenPlayer(people),
      profile: (id) => playerBy(people, id),
      guestName,
    }),
    ...profileRequests({
      ...people,
      settings: store.settings,
      learned: store.learned,
      statistics: store.statistics,
      matches: store.matches,
      drills,
      table,
      saving,
      switched: () => {
        personal.readAgain();
      },
      removed: async () => {
        matchShelf.clear();
        const gone = await tidy.forget();
        if (gone.ok) return;
        // Whatever it was (no room, a lock): the player is gone, and the rest is done at the next start.
        report(`A deleted player may still be in the database or in backups: ${gone.error.message}`);
        ports.send('notice', { code: 'traces-stay', facts: {} });
      },
    }),
    ...drillRequests({ drills, profile, prepare }),
    ...statisticsRequests({
      summary: (ask) => background.start('statistics', ask).done,
      attemptsFile: (ask) => background.start('attempts-file', ask).done,
      profile,
      saving,
      separator: () => separatorFor(personal.language, ports.region ?? ports.about.systemLanguage),
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
    ...copyRequests({
      list: () => background.start('copies', null).done,
      look: (file) => background.start('look-at-copy', { file }).done,
      save: (file) => background.start('save-copy', { file }).done,
      stage: (from) => background.start('stage-copy', { from }).done,
      saving,
      own,
      which: ports.whichCopy ?? (() => Promise.resolve(null)),
      busy: () => table.busy,
      restart: () => {
        leaving = true;
        ports.restart?.();
      },
      now: world.now,
    }),
    'export.show': ({ number }) => saving.show(number),
    ...replayRequests({
      matches: store.matches,
      shelf: matchShelf,
      goesOut: (id) => background.start('look-at-match', { id }).done,
      writeMatch: (ask) => background.start('match-file', ask).done,
      showRound: (ask) => background.start('show-round', ask).done,
      playing: () => table.current?.match,
      saving,
      profile,
    }),
  };

  return accepted({
    handlers: noted(waiting({ ...handlers, ...beginningRequest(handlers) }, look), done),
    word,
    language: () => personal.language,
    rewriting: tidy.rewriting,
    onLanguage: (changed) => {
      personal.onLanguage(changed);
    },
    mayClose: () => !table.busy && !drills.atStake,
    away: () => {
      table.away();
      drills.away();
      ports.send('away', null);
    },
    left: () => {
      table.close();
      const left = drills.leave();
      if (!left.ok) report(`The end of a run was not kept: ${left.error.message ?? left.error.code}`);
    },
    close: () => {
      ended = true;
      store.waitForLocks('long');
      callOffBackup();
      callOffPuzzles();
      look.close();
      tidy.close();
      shelf.close();
      matchShelf.close();
      background.close();
      table.close();
      drills.leave();
      if (store.changed && !leaving) {
        const made = store.backUp(world.now());
        if (!made.ok) report(`No backup was made: ${made.error.message}`);
      }
      store.close();
    },
  });
}
