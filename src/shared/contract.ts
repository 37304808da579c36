/**
 * The contract between the window and the main process: every request with the schema of what it takes and the type of
 * what it answers, and every event that main sends. The router registers from this list and from nothing else; the
 * preload is made from its keys.
 */
import * as v from 'valibot';
import type { BEGINNING } from './beginning';
import { COPY_REQUESTS, type CopyOutputs } from './copies';
import type { RunView } from './drill';
import { DRILL_REQUESTS, type DrillOutputs } from './drill-requests';
import { EXPORT_REQUESTS, type Exported, type ExportOutputs } from './exports';
import { PACK_REQUESTS, type PackOutputs, type PackProgress } from './packs';
import type { Phrase } from './phrase';
import { anyOf, MOST_SEATS, schemaOf, type AnyOffer, type AnyTable } from './games';
import { PROFILE_REQUESTS, type ProfileOutputs } from './profiles';
import { STATISTICS_REQUESTS, type StatisticsOutputs } from './statistics';
import type { Answer } from './refusal';
import { SettingsChangeSchema, type Settings } from './settings';
import type { ReplaySummary, UnfinishedMatch, UnreadableReplay } from './table';

const match = v.pipe(v.string(), v.uuid());
/** The id of a saved match as it stands in the store, where it may be damaged, too. */
const kept = v.pipe(v.string(), v.maxLength(1000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const nothing = v.strictObject({});
const bySeat = v.strictObject({ match, seat });

/** Something that a person should know, such as a recovered database. */
export interface Notice {
  readonly code:
    'database-new' | 'database-gone' | 'backup-restored' | 'backup-found' | 'copy-restored' | 'steps-lost' | 'event-broken' | 'traces-stay';
  /** Facts for the sentence, such as a file's name or a time. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Something about this computer that weakens the app. */
export interface Warning {
  readonly code: 'no-sandbox' | 'old-electron';
  /** By which the settings remember that it was understood. */
  readonly id: string;
  readonly facts: Readonly<Record<string, string>>;
}

export interface AppInfo {
  readonly version: string;
  readonly electron: string;
  /** The computer's language, as a BCP 47 tag. */
  readonly systemLanguage: string;
  readonly notices: readonly Notice[];
  readonly warnings: readonly Warning[];
}

/**
 * The largest replay file that is read, in bytes: the window waits while a file is checked, at this size up to two
 * seconds. A replay of one round has about 13 kB, 11 of them faces.
 */
export const LARGEST_FILE = 5_000_000;

/** Files that are taken in at once. */
export const MOST_FILES = 20;

/** A file as the window read it; of one that is too large, or that the system would not read, only that is told. */
const ChosenFileSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  bytes: v.union([
    v.picklist(['too-large', 'unread']),
    v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength <= LARGEST_FILE),
    ),
  ]),
});
export type ChosenFile = v.InferOutput<typeof ChosenFileSchema>;

export const REQUESTS = {
  'app.info': nothing,
  /** What the window shows first: the answers of the requests in `BEGINNING`, by their names. */
  'app.begin': nothing,
  /** The first screen is made, on a ground of this colour as a style sheet computes it: the window may be seen. */
  'app.drawn': v.strictObject({ ground: v.pipe(v.string(), v.regex(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/)) }),
  /** The first picture stands: what a start puts off may begin. */
  'app.shown': nothing,
  /** Closes the window after the person agreed to leave. */
  'app.close': nothing,
  /** Keeps the display from sleeping, or no longer. */
  'app.keep-awake': v.strictObject({ on: v.boolean() }),
  'settings.read': nothing,
  'settings.change': SettingsChangeSchema,
  /** A quick match of the game that is named, or else of the first: against bots, or between bots to watch. */
  'match.start': v.lazy(schemaOf('start')),
  /** A new match with seats as arranged, clockwise, in any mix of people and bots. */
  'match.arrange': v.lazy(schemaOf('arrange')),
  /** The live match of this window, if there is one. */
  'match.current': nothing,
  /**
   * The next round of the match, in which the seats stand as its game says; after the match's end a new one of the same players,
   * by `rules` of that game where they are given. A round that goes on is not left by it.
   */
  'match.next': v.strictObject({ match, rules: v.exactOptional(anyOf('rules')) }),
  /** Leaves: a match that is not over stays saved and can be gone on with. */
  'match.leave': v.strictObject({ match }),
  /**
   * The chosen player's own match that was kept last, where it can be gone on with: left, or cut off by a crash. Null: that
   * one is over.
   */
  'match.unfinished': nothing,
  /**
   * Goes on with a saved match from the last thing that was kept; a round that ran stands paused. Refused with `not-your-match`
   * where it does not belong to the chosen player.
   */
  'match.go-on': v.strictObject({ match }),
  /** Whether to offer something to a side that keeps losing. */
  'match.offer': nothing,
  /** What a seat does by the rules of the game at the table: an act by that game's schema. */
  'table.act': v.strictObject({ match, seat, act: anyOf('act') }),
  /** What a seat wants to know beside, by the game's schema; nothing is done. */
  'table.ask': v.strictObject({ match, seat, question: anyOf('question') }),
  /** This seat agrees to pause, or takes that back; time stands still once every person's seat agrees. */
  'table.pause': bySeat,
  /** This seat agrees to go on, or takes that back; likewise. */
  'table.resume': bySeat,
  /**
   * Whether something keeps the round from beginning or going on: a question is open, or somebody's device is missing. One that
   * runs, or whose bots are about to open, is paused; until nothing is in the way it stays so, also with everybody's agreement.
   */
  'table.hold': v.strictObject({ match, held: v.boolean() }),
  'table.give-up': bySeat,
  'replay.list': v.strictObject({
    offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  /** The chosen player's own match that was kept last, whatever its stamp says; bots looked at count, imported replays do not. */
  'replay.last': nothing,
  /** A saved round as it stood at its end, with its verdict. */
  'replay.round': v.strictObject({ id: kept, round: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Asks where the replay file goes and writes it there; of a match that cannot be read, its rows as they stand. */
  'replay.export': v.strictObject({ id: kept }),
  /**
   * Takes a match out of the list. Refused with `no-such-replay`, or with `match-played` for the one that is at the table.
   * Until the app ends, or a player is deleted, the last ones that were removed can be put back.
   */
  'replay.remove': v.strictObject({ id: kept }),
  /** Puts a removed match back as it was. Refused with `no-such-replay` where it is past that. */
  'replay.put-back': v.strictObject({ id: kept }),
  /**
   * Checks replay files that the person chose or dropped, and takes them into the list. One that goes on with a match of the
   * list is offered first; with `longer` its match is made as long.
   */
  'replay.import': v.strictObject({
    files: v.pipe(v.array(ChosenFileSchema), v.minLength(1), v.maxLength(MOST_FILES)),
    longer: v.exactOptional(v.boolean()),
  }),
  ...COPY_REQUESTS,
  ...EXPORT_REQUESTS,
  ...PROFILE_REQUESTS,
  ...DRILL_REQUESTS,
  ...STATISTICS_REQUESTS,
  ...PACK_REQUESTS,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestInput<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;

/** What each request answers when it is done. */
export interface RequestOutputs extends CopyOutputs, ExportOutputs, ProfileOutputs, DrillOutputs, StatisticsOutputs, PackOutputs {
  'app.info': AppInfo;
  'app.begin': Beginning;
  'app.drawn': null;
  'app.shown': null;
  'app.close': null;
  'app.keep-awake': null;
  'settings.read': Settings;
  'settings.change': Settings;
  'match.start': AnyTable;
  'match.arrange': AnyTable;
  'match.current': AnyTable | null;
  'match.next': AnyTable;
  'match.leave': null;
  'match.unfinished': UnfinishedMatch | null;
  'match.go-on': AnyTable;
  /** As the game of the player's last match answers it, or else the first. */
  'match.offer': AnyOffer;
  'table.act': null;
  /** As the game answers it. */
  'table.ask': unknown;
  'table.pause': null;
  'table.resume': null;
  'table.hold': null;
  'table.give-up': null;
  /** `unreadable`: matches of the same page that nobody can summarise, with their places on it. */
  'replay.list': { readonly total: number; readonly replays: readonly ReplaySummary[]; readonly unreadable: readonly UnreadableReplay[] };
  'replay.last': ReplaySummary | null;
  'replay.round': {
    readonly summary: ReplaySummary;
    readonly round: number;
    readonly table: AnyTable['table'];
    readonly verdict: NonNullable<AnyTable['verdict']>;
  };
  'replay.export': Exported;
  'replay.remove': null;
  'replay.put-back': null;
  'replay.import': {
    readonly imported: number;
    readonly faults: readonly { readonly file: string; readonly path: string; readonly what: Phrase }[];
    /** Files that go on with a match of the list, by their places among `files`, and when that match began. */
    readonly longer: readonly { readonly at: number; readonly startedAt: string }[];
  };
}

/** What a start brings along: each part as its own request would be answered. */
export type Beginning = { readonly [Name in (typeof BEGINNING)[number]]: Answer<RequestOutputs[Name]> };

/** What main sends to the window by itself. */
export interface Events {
  table: AnyTable;
  settings: Settings;
  /** The window is about to close while a round or the day's rated try goes on: ask, then `app.close`. */
  closing: null;
  /** A command of the application menu. */
  menu: 'new-round' | 'replays' | 'settings' | 'how-to-play' | 'home' | 'about';
  /** The computer sleeps or the window was hidden: pause what can be paused. */
  away: null;
  /** A run changed without a request: its time is up, or it was paused because nobody looks. */
  drill: RunView;
  /** Something to know that was found after the start. */
  notice: Notice;
  /** How far the import of a pack is. */
  pack: PackProgress;
}
export const EVENTS = [
  'table',
  'settings',
  'closing',
  'menu',
  'away',
  'drill',
  'pack',
  'notice',
] as const satisfies readonly (keyof Events)[];

/** The bridge that the preload puts on `window.lookout`. */
export interface Bridge {
  request<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<Answer<RequestOutputs[Name]>>;
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void;
}
