/** Matches: the live table, and the list of those that are kept. */
import type { RequestInput } from '../../shared/contract';
import type { AnyTable } from '../../shared/games';
import { isoOf } from '../../shared/moment';
import { breathe } from '../background/in-place';
import { GAMES } from '../games';
import type { Handlers } from '../ipc';
import { Analyses } from '../requests/analyses';
import { matchRequests } from '../requests/match-requests';
import { MatchShelf } from '../requests/match-shelf';
import { chosenPlayer, playerBy } from '../requests/profile-requests';
import { LineKeeper } from '../requests/line-keeper';
import { replayRequests } from '../requests/replay-requests';
import { playFrom, race } from '../requests/play-from';
import { shareRequests } from '../requests/share-requests';
import { Videos } from '../requests/videos';
import type { SeatingPorts } from '../requests/seating';
import type { GameAtTable, TablePorts } from '../table/ports';
import { Table } from '../table/table';
import type { AppGround } from './ground';

type PlayingRequest = Extract<
  keyof Handlers,
  `match.${string}` | `table.${string}` | `replay.${string}` | `share.${string}` | 'standings.read'
>;

export interface Playing {
  readonly table: Table;
  readonly shelf: MatchShelf;
  readonly lines: LineKeeper;
  readonly videos: Videos;
  /** Begins a match from a moment of a saved round. */
  readonly playFrom: (from: RequestInput<'learn.play-from'>) => ReturnType<typeof playFrom>;
  /** Begins a race over the deal of a saved round. */
  readonly race: (wish: RequestInput<'learn.race'>) => ReturnType<typeof race>;
  readonly handlers: Pick<Handlers, PlayingRequest>;
}

/** `published` is called when the table has told of something new. What a crash left of matches is put right at once. */
export function playingOn(ground: AppGround, published: () => void): Playing {
  const { ports, world, store, background, newId, freshSeed, people, profile, guestName, report } = ground;
  const game = (id: string): GameAtTable | undefined => GAMES.find(({ rules }) => rules.id === id)?.table;
  const register: TablePorts['register'] = () => ({ id: newId(), startedAt: isoOf(world.now()) });
  const seating: SeatingPorts = {
    player: () => chosenPlayer(people),
    profile: (id) => playerBy(people, id),
    guestName,
  };
  const table = new Table({
    clock: world.clock,
    schedule: world.schedule,
    game,
    ledger: {
      ...store.matches,
      begin: (header, round, profiles) => {
        const host = profile();
        return host.ok ? store.matches.begin(header, round, profiles, host.value) : host;
      },
    },
    publish: (snapshot) => {
      ports.send('table', snapshot as AnyTable);
      published();
    },
    register,
    freshSeed,
  });
  const shelf = new MatchShelf({
    matches: store.matches,
    background,
    playing: () => table.current?.match,
    newId,
    now: world.now,
    guestName,
    breathe,
  });
  const lines = new LineKeeper({ matches: store.matches, background, breathe, report });
  const videos = new Videos(ground.saving);
  const whole = shelf.begin();
  if (!whole.ok) report(`What was left of matches stays: ${whole.error.message}`);
  const analyses = new Analyses({
    analyses: store.analyses,
    about: (ask) => background.start('look-at-round', ask).done,
    start: (ask, heard) => background.start('analyse-round', ask, heard),
    told: (analysis) => {
      ports.send('analysis', analysis);
    },
    playing: () => table.played,
    report,
  });
  const begins = { ...seating, table, matches: store.matches, register, freshSeed };
  return {
    table,
    shelf,
    lines,
    playFrom: (from) => playFrom(begins, from),
    race: (wish) => race(begins, wish),
    videos,
    handlers: {
      ...matchRequests({ ...seating, table, matches: store.matches, game, freshSeed }),
      'standings.read': (ask) => background.start('standings', { ...ask, at: world.now().getTime() }).done,
      ...replayRequests({
        matches: store.matches,
        shelf,
        analyses,
        lines,
        findMatches: (ask) => background.start('find-matches', ask).done,
        choices: () => background.start('line-choices', null).done,
        showTable: (ask) => background.start('show-table', ask).done,
        goesOut: (id) => background.start('look-at-match', { id }).done,
        writeMatch: (ask) => background.start('match-file', ask).done,
        showRound: (ask) => background.start('show-round', ask).done,
        playing: () => table.current?.match,
        saving: ground.saving,
        profile,
      }),
      ...shareRequests({
        saving: ground.saving,
        videos,
        draw: (ask) => background.start('draw-round', ask).done,
        copy: async (what) => ports.copy?.(what),
        about: (match) => {
          const found = store.matches.some([match]);
          const [first] = found.ok ? found.value : [];
          return first !== undefined && 'header' in first ? first.header : undefined;
        },
      }),
    },
  };
}
