/** What is done beside the window's thread, by name: what each job takes, tells on its way, and answers. */
import type { AnyAnalysis } from '../../shared/analysis';
import type { FileFault } from '../../shared/phrase';
import type { PathFound } from '../../shared/path';
import type { Standings } from '../../shared/standings';
import type { Brief, Statistics } from '../../shared/statistics';
import type { Refusal } from '../../shared/refusal';
import type { Result } from '../../rules/result';
import type { ShippedPack } from '../learning/game';
import type { GoesOut, MatchFileAsk } from '../matches/match-file';
import type { analysable, analysed, AnalyseAsk } from '../matches/analysed';
import type { MomentAsk, PageAsk } from '../matches/moment-picture';
import type { ComingLot, TakeAsk, TakeEnd, TakeFault } from '../matches/take-replay';
import type { MakeLinesAsk } from '../matches/make-lines';
import type { tableOf } from '../matches/final-table';
import type { mistakesOf } from '../matches/mistakes';
import type { roundOf, ShowRound } from '../matches/round-shown';
import type { StandingsAsk } from './standings';
import type { AttemptsAsk } from '../files/csv';
import type { BriefAsk } from '../statistics/brief';
import type { PathAsk } from '../statistics/path';
import type { StatisticsAsk } from '../statistics/summary';
import type { Copies } from '../store/copies';
import type { ChainBreak } from '../store/event-chain';
import type { Stored } from '../store/fault';
import type { Inspection } from '../store/inspect';
import type { FoundMatches, LineChoices, SearchAsk } from '../store/line-finder';
import type { MadeLines } from '../store/match-lines';
import type { KindCounts, PuzzleRow } from '../store/puzzle-rows';

/** What a pack holds, sent after its puzzles. */
export interface PackContents {
  readonly name: string;
  readonly kinds: KindCounts;
}

/** On the way through a pack: how many puzzles are proved, then the puzzles themselves in small lots. */
export type PackPiece = { readonly proved: number; readonly of: number } | { readonly rows: readonly PuzzleRow[]; readonly of: number };

/** Every job: input, what it tells on its way, output. Everything can be cloned from one thread to another. */
interface Work {
  /** The dashboard. */
  readonly statistics: readonly [input: StatisticsAsk, piece: never, output: Stored<Statistics>];
  /** The dashboard's few figures for other screens. */
  readonly brief: readonly [input: BriefAsk, piece: never, output: Stored<Brief>];
  /** A learner's path. */
  readonly path: readonly [input: PathAsk, piece: never, output: Stored<PathFound>];
  /** How people stand against one another. */
  readonly standings: readonly [input: StandingsAsk, piece: never, output: Stored<Standings>];
  /** The attempts of a period as a file. */
  readonly 'attempts-file': readonly [input: AttemptsAsk, piece: never, output: Result<null, Refusal>];
  /** A replay file, checked, played through and made into rows of the database; null when it was cancelled. */
  readonly 'take-replay': readonly [input: TakeAsk, piece: ComingLot, output: Result<TakeEnd, TakeFault> | null];
  /** A round of a saved match, with its verdict. */
  readonly 'show-round': readonly [input: ShowRound, piece: never, output: ReturnType<typeof roundOf>];
  /** What there is to analyse of a round of a saved match. */
  readonly 'look-at-round': readonly [input: AnalyseAsk, piece: never, output: ReturnType<typeof analysable>];
  /** Analyses a round of a saved match; null when it was cancelled. */
  readonly 'analyse-round': readonly [input: AnalyseAsk, piece: AnyAnalysis, output: Awaited<ReturnType<typeof analysed>>];
  /** The table of a round as it stood last. */
  readonly 'show-table': readonly [input: ShowRound, piece: never, output: ReturnType<typeof tableOf>];
  /** Which matches are sought, and what there is to choose among. */
  readonly 'find-matches': readonly [input: SearchAsk, piece: never, output: Stored<FoundMatches>];
  readonly 'line-choices': readonly [input: null, piece: never, output: Stored<LineChoices>];
  /** Makes the lines that matches are searched by, where they are due. */
  readonly 'make-lines': readonly [input: MakeLinesAsk, piece: readonly MadeLines[], output: Stored<null>];
  /** All that was wrong in a round of a saved match, as puzzles. */
  readonly 'round-mistakes': readonly [input: ShowRound, piece: never, output: Awaited<ReturnType<typeof mistakesOf>>];
  /** A picture of a moment of a saved round, or the round on pages. */
  readonly 'draw-round': readonly [input: MomentAsk | PageAsk, piece: never, output: Result<Uint8Array, Refusal>];
  /** What a saved match goes out as. */
  readonly 'look-at-match': readonly [input: { readonly id: string }, piece: never, output: Stored<GoesOut>];
  /** Writes a saved match into a file. */
  readonly 'match-file': readonly [input: MatchFileAsk, piece: never, output: Result<null, Refusal>];
  /** The packs that ship. */
  readonly 'shipped-packs': readonly [input: null, piece: never, output: readonly Pick<ShippedPack, 'id' | 'name' | 'edition'>[]];
  /** The puzzles of a shipped pack, which the tests have proved. */
  readonly 'shipped-puzzles': readonly [input: { readonly id: string }, piece: PackPiece, output: PackContents];
  /** Proves a pack file; null when it was cancelled. */
  readonly 'prove-pack': readonly [input: { readonly bytes: Uint8Array }, piece: PackPiece, output: Result<PackContents, FileFault> | null];
  /** Writes a pack as a pack file. */
  readonly 'pack-file': readonly [
    input: { readonly pack: string; readonly name: string; readonly file: string },
    piece: never,
    output: Result<null, Refusal>,
  ];
  /** Writes the log of the database into it, so that the window's thread need not. */
  readonly checkpoint: readonly [input: null, piece: never, output: Stored<null>];
  /** Copies the database; `now` is in milliseconds since 1970. */
  readonly 'back-up': readonly [input: { readonly now: number }, piece: never, output: Stored<null>];
  /** Where events of the newest matches are not as they were kept. */
  readonly 'check-events': readonly [input: null, piece: never, output: Stored<readonly ChainBreak[]>];
  /** Looks over all of the database. */
  readonly look: readonly [input: null, piece: never, output: Stored<Inspection>];
  /** What is in each backup, and in the database. */
  readonly copies: readonly [input: null, piece: never, output: ReturnType<Copies['list']>];
  /** What is in a file that may be a copy of everything. */
  readonly 'look-at-copy': readonly [input: { readonly file: string }, piece: never, output: ReturnType<Copies['look']>];
  /** Writes a copy of everything. */
  readonly 'save-copy': readonly [input: { readonly file: string }, piece: never, output: ReturnType<Copies['save']>];
  /** Lays a copy, or the backup of a number, ready to take the database's place. */
  readonly 'stage-copy': readonly [input: { readonly from: number | string }, piece: never, output: ReturnType<Copies['stage']>];
  /** Takes deleted profiles out of all backups. */
  readonly forget: readonly [
    input: { readonly profiles: readonly string[]; readonly placeholder: string },
    piece: never,
    output: Stored<null>,
  ];
  /** Writes the database anew; nobody else can write meanwhile. */
  readonly rewrite: readonly [input: null, piece: never, output: Stored<null>];
}

export type JobName = keyof Work;
export type JobInput<Name extends JobName> = Work[Name][0];
export type JobPiece<Name extends JobName> = Work[Name][1];
export type JobOutput<Name extends JobName> = Work[Name][2];

/** What a job is given beside its input. */
export interface JobHandle<Name extends JobName> {
  /** Resolves when whoever hears it is done with it: who waits for that never runs ahead. */
  readonly tell: (piece: JobPiece<Name>) => Promise<void>;
  readonly cancelled: () => boolean;
  /** Lets other jobs through, and news of being cancelled. */
  readonly breathe: () => Promise<void>;
}

/** How each job is done. */
export type Jobs = {
  readonly [Name in JobName]: (input: JobInput<Name>, handle: JobHandle<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>;
};

/** A job that goes on. `done` rejects for a bug, or where the background is closed meanwhile. */
export interface Running<Name extends JobName> {
  readonly done: Promise<JobOutput<Name>>;
  readonly cancel: () => void;
}

/** Hears what a job tells; the job may wait for the end of it. */
export type Hear<Name extends JobName> = (piece: JobPiece<Name>) => void | Promise<void>;

/** Where jobs are done. */
export interface Background {
  /** Whether it has a thread of its own, so that the window's is free. */
  readonly ownThread: boolean;
  readonly start: <Name extends JobName>(name: Name, input: JobInput<Name>, hear?: Hear<Name>) => Running<Name>;
  readonly close: () => void;
}
