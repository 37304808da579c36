/**
 * The contract between the window and the main process: every request with the schema of what it takes and the type of
 * what it answers, and every event that main sends. The router registers from this list and from nothing else; the
 * preload is made from its keys.
 */
import * as v from 'valibot';
import type { AnalysisTold } from './analysis';
import type { BEGINNING } from './beginning';
import { COPY_REQUESTS, type CopyOutputs } from './copies';
import type { RunView } from './drill';
import { DRILL_REQUESTS, type DrillOutputs } from './drill-requests';
import { EXPORT_REQUESTS, type ExportOutputs } from './exports';
import { PACK_REQUESTS, type PackOutputs, type PackProgress } from './packs';
import type { AnyTable } from './games';
import { GUEST_REQUESTS, type GuestOutputs } from './guests';
import { LEARN_REQUESTS, type LearnOutputs } from './learn-requests';
import { LESSON_REQUESTS, type LessonOutputs } from './lesson-requests';
import { MATCH_REQUESTS, type MatchOutputs } from './match-requests';
import { PATH_REQUESTS, type PathOutputs } from './path';
import { PROFILE_REQUESTS, type ProfileOutputs } from './profiles';
import { SEAT_REQUESTS, type SeatOutputs } from './seat-requests';
import { STANDINGS_REQUESTS, type StandingsOutputs } from './standings';
import { STATISTICS_REQUESTS, type StatisticsOutputs } from './statistics';
import type { Answer } from './refusal';
import { REPLAY_REQUESTS, type ReplayOutputs } from './replay-requests';
import { SHARE_REQUESTS, type ShareOutputs } from './share-requests';
import { SettingsChangeSchema, type Settings } from './settings';

const nothing = v.strictObject({});

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
  ...MATCH_REQUESTS,
  ...REPLAY_REQUESTS,
  ...SHARE_REQUESTS,
  ...COPY_REQUESTS,
  ...EXPORT_REQUESTS,
  ...PROFILE_REQUESTS,
  ...GUEST_REQUESTS,
  ...SEAT_REQUESTS,
  ...DRILL_REQUESTS,
  ...STATISTICS_REQUESTS,
  ...PATH_REQUESTS,
  ...STANDINGS_REQUESTS,
  ...PACK_REQUESTS,
  ...LESSON_REQUESTS,
  ...LEARN_REQUESTS,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestInput<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;

/** What each request answers when it is done. */
export interface RequestOutputs
  extends
    MatchOutputs,
    ReplayOutputs,
    ShareOutputs,
    CopyOutputs,
    ExportOutputs,
    ProfileOutputs,
    GuestOutputs,
    SeatOutputs,
    DrillOutputs,
    StatisticsOutputs,
    PathOutputs,
    StandingsOutputs,
    PackOutputs,
    LessonOutputs,
    LearnOutputs {
  'app.info': AppInfo;
  'app.begin': Beginning;
  'app.drawn': null;
  'app.shown': null;
  'app.close': null;
  'app.keep-awake': null;
  'settings.read': Settings;
  'settings.change': Settings;
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
  menu: 'new-round' | 'replays' | 'settings' | 'how-to-play' | 'rules' | 'home' | 'about';
  /** The computer sleeps or the window was hidden: pause what can be paused. */
  away: null;
  /** A run changed without a request: its time is up, or it was paused because nobody looks. */
  drill: RunView;
  /** Something to know that was found after the start. */
  notice: Notice;
  /** An analysis has grown, or is whole. */
  analysis: AnalysisTold;
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
  'analysis',
] as const satisfies readonly (keyof Events)[];

/** The bridge that the preload puts on `window.lookout`. */
export interface Bridge {
  request<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<Answer<RequestOutputs[Name]>>;
  /** What is told comes as JSON text: objects would be copied part by part on their way through the bridge, a text is not. */
  on(name: keyof Events, listener: (told: string) => void): () => void;
}
