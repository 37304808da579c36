/** Saved matches between window and main process: their list, their rounds, and files in and out. */
import * as v from 'valibot';
import type { AnalysisSoFar } from './analysis';
import type { Exported } from './exports';
import { LONGEST_NOTE, LONGEST_TITLE, SORTS, SoughtSchema } from './find-matches';
import type { AnyTable } from './games';
import type { FileFault, Phrase } from './phrase';
import type { Score } from '../rules/game';
import type { Deal, Player, ReplayEvent } from './replay';
import type { ReplaySummary, SwapShown, UnreadableReplay } from './table';

/** The id of a saved match as it stands in the store, where it may be damaged, too. */
const kept = v.pipe(v.string(), v.maxLength(1000));

/**
 * The largest replay file that is read, in bytes: the window waits while a file is checked, at this size up to two
 * seconds. A replay of one round has about 13 kB, 11 of them faces.
 */
export const LARGEST_FILE = 5_000_000;

/** Files that are taken in at once, or go out. */
export const MOST_FILES = 20;

/** Matches that are chosen at once. */
export const MOST_CHOSEN = 10_000;

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

const page = {
  offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};
const label = (longest: number) => v.exactOptional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(longest))));

/** Spread into the contract's list of requests. */
export const REPLAY_REQUESTS = {
  'replay.list': v.strictObject(page),
  /** A page of the matches that are sought. Without anything sought all are found, newest first; else those that can be read. */
  'replay.find': v.strictObject({ ...page, sought: SoughtSchema, sort: v.picklist(SORTS) }),
  /** What there is to choose among: who sat at tables, as what, by which variants. */
  'replay.choices': v.strictObject({}),
  /** Gives a match a name, a note or a star; null or nothing but blanks takes name or note away. Refused with `no-such-replay`. */
  'replay.label': v.strictObject({
    id: kept,
    name: label(LONGEST_TITLE),
    note: label(LONGEST_NOTE),
    starred: v.exactOptional(v.boolean()),
  }),
  /** The table of a round as it stood last, for a picture of it. */
  'replay.table': v.strictObject({ id: kept, round: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** The chosen player's own match that was kept last, whatever its stamp says; bots looked at count, imported replays do not. */
  'replay.last': v.strictObject({}),
  /** A saved round, finished or not: how it was dealt, all that happened, how it stood at its end, and its verdict as far as it was played. */
  'replay.round': v.strictObject({ id: kept, round: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /**
   * What a round's analysis says so far, which begins with this where it was not kept; the rest is told by `analysis`. Refused for the match
   * at the table with `match-played`, in a game without with `no-analysis`. With `kept` nothing begins: what there is is answered, and no more.
   */
  'replay.analyse': v.strictObject({ id: kept, round: v.pipe(v.number(), v.integer(), v.minValue(0)), kept: v.exactOptional(v.boolean()) }),
  /** Nobody looks at an analysis any more: what is not worked out yet need not be. */
  'replay.analyse-stop': v.strictObject({}),
  /** Asks where the replay file goes and writes it there; of a match that cannot be read, its rows as they stand. */
  'replay.export': v.strictObject({ id: kept }),
  /** Asks for a folder into which many files go. */
  'replay.export-begin': v.strictObject({}),
  /** Writes some replay files into that folder, under names that nothing there has. */
  'replay.export-some': v.strictObject({
    errand: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ids: v.pipe(v.array(kept), v.minLength(1), v.maxLength(MOST_FILES)),
  }),
  /** Which matches are sought, in order; of very many the first ones. */
  'replay.ids': v.strictObject({ sought: SoughtSchema, sort: v.picklist(SORTS) }),
  /**
   * Takes a match out of the list. Refused with `no-such-replay`, or with `match-played` for the one that is at the table.
   * Until the app ends, or a player is deleted, the last ones that were removed can be put back.
   */
  'replay.remove': v.strictObject({ id: kept }),
  /** Puts a removed match back as it was. Refused with `no-such-replay` where it is past that. */
  'replay.put-back': v.strictObject({ id: kept }),
  /** Where a match stands in the whole list, newest first, from 0; null where it does not. */
  'replay.place': v.strictObject({ id: kept }),
  /**
   * Checks replay files that the person chose or dropped, and takes them into the list, a damaged one as far as it holds. One that goes on with a match of the
   * list is offered first; with `longer` its match is made as long.
   */
  'replay.import': v.strictObject({
    files: v.pipe(v.array(ChosenFileSchema), v.minLength(1), v.maxLength(MOST_FILES)),
    longer: v.exactOptional(v.boolean()),
  }),
} as const;

/** What a round is folded from, in the window as in main; all of it is the game's own. */
export interface RoundLog {
  readonly rules: unknown;
  /** The faces that the match is played with; null in a game without. */
  readonly tiles: Readonly<Record<string, unknown>> | null;
  readonly deal: Deal;
  readonly events: readonly ReplayEvent[];
}

/** A round of a match in the list. */
export interface RoundListed {
  /** From 1. */
  readonly number: number;
  /** As its game tells it; null where it is unfinished. */
  readonly outcome: unknown;
  /** By seat. */
  readonly roles: readonly string[];
  readonly winners: readonly number[];
  /** In milliseconds, and mistakes of the people (of all where bots played); null while it goes on, and where that is not known yet. */
  readonly length: number | null;
  readonly mistakes: number | null;
  /** It is one of those that are sought. */
  readonly found: boolean;
}

/** A match in the list: as a summary, or one that cannot be read. */
export type MatchListed = (ReplaySummary | Omit<UnreadableReplay, 'place'>) & {
  readonly name: string | null;
  readonly note: string | null;
  readonly starred: boolean;
  /** In their order; none of a match that cannot be read. */
  readonly played: readonly RoundListed[];
  /** What is unusual in the game's rules. */
  readonly variants: readonly string[];
};

/** The table of some game, as whoever looks on saw it last. */
export interface TableShown {
  readonly game: string;
  readonly table: AnyTable['table'];
}

export interface ReplayOutputs {
  /** `matches` and `rounds` are found altogether; `rounds` null where all matches are. `due`: so many are not looked through yet. */
  'replay.find': {
    readonly matches: number;
    readonly rounds: number | null;
    readonly due: number;
    readonly rows: readonly MatchListed[];
  };
  'replay.choices': {
    readonly players: readonly { readonly name: string; readonly human: boolean; readonly rounds: number }[];
    readonly roles: readonly string[];
    readonly seats: readonly number[];
    readonly variants: readonly string[];
    readonly endings: readonly string[];
    /** Of bots. */
    readonly levels: readonly number[];
  };
  'replay.label': null;
  'replay.table': TableShown;
  /** `unreadable`: matches of the same page that nobody can summarise, with their places on it. */
  'replay.list': { readonly total: number; readonly replays: readonly ReplaySummary[]; readonly unreadable: readonly UnreadableReplay[] };
  'replay.last': ReplaySummary | null;
  'replay.round': {
    readonly summary: ReplaySummary;
    readonly round: number;
    /** Who sat where when it ended. */
    readonly players: readonly Player[];
    /** Who took a seat in it, after so many of its events, or before it (0). */
    readonly swaps: readonly (SwapShown & { readonly after: number })[];
    readonly log: RoundLog;
    /** How the match stood before this round, and how after it. */
    readonly score: { readonly before: Score; readonly after: Score };
    readonly table: AnyTable['table'];
    readonly verdict: NonNullable<AnyTable['verdict']>;
  };
  'replay.analyse': AnalysisSoFar;
  'replay.analyse-stop': null;
  'replay.export': Exported;
  /** Null: the person would rather not. */
  'replay.export-begin': { readonly folder: string; readonly errand: number } | null;
  /** `number`: by it the last of them is shown in its folder; null where none was written. */
  'replay.export-some': {
    readonly written: number;
    readonly number: number | null;
    readonly failed: readonly { readonly id: string; readonly what: Phrase }[];
  };
  'replay.ids': readonly string[];
  'replay.remove': null;
  'replay.put-back': null;
  'replay.place': number | null;
  'replay.import': {
    readonly imported: number;
    /** Files that were not taken in. `match`: the one of the list that it is about; `damage`: what is wrong with the file beside that. */
    readonly faults: readonly {
      readonly file: string;
      readonly path: string;
      readonly what: Phrase;
      readonly match?: string;
      readonly damage?: readonly FileFault[];
    }[];
    /** Files that go on with a match of the list, by their places among `files`; when that match began, and what is damaged in the file. */
    readonly longer: readonly {
      readonly at: number;
      readonly match: string;
      readonly startedAt: string;
      readonly faults: readonly FileFault[];
    }[];
    /** Damaged files that were taken in as far as they hold. */
    readonly damaged: readonly {
      readonly file: string;
      readonly match: string;
      readonly faults: readonly FileFault[];
      readonly rounds: number;
      readonly events: number;
    }[];
  };
}
