/**
 * The replay format, version 1: a frame that is the same for all games, and in it what each game puts there. The schemas are
 * the games' (`games.ts`), made of the pieces in `replay-frame.ts`; this is what can be said of a replay without knowing its
 * game. Values of a game's own are opaque here: they came in through its schema.
 */

/** Somebody at a table. A game may tell more. */
export interface Player {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** A bot's, where it is told. */
  readonly level?: number;
  /** Acts that break a rule are refused to this seat, in a game that would let them pass. */
  readonly assist?: boolean;
  /** A bot that takes its time, as against whoever plays a first round. */
  readonly gentle?: boolean;
}

/** What happened at a time in a round; what more there is to an event is its game's. */
export interface ReplayEvent {
  /** Milliseconds from the round's start, pauses taken out. */
  readonly t: number;
  readonly seat: number;
  readonly type: string;
}

/** A round as dealt: fields of its game's. */
export type Deal = object;

/** Somebody took a seat from then on: who played it before is in the swap before it, or among the match's players. */
export interface Swap {
  /** So many events of the round came before it; 0: it came before the round's first one. */
  readonly after: number;
  readonly seat: number;
  readonly player: Player;
}

/** A round: its deal's fields beside the events, and who took whose seat; without `swaps` nobody did. */
export type ReplayRound = Deal & { readonly events: readonly ReplayEvent[]; readonly swaps?: readonly Swap[] };

/** A replay of any game. */
export interface Replay {
  readonly format: 'lookout-replay';
  /** Of the format. */
  readonly version: 1;
  readonly game: string;
  /** Of the game's rules, by which it was played: a field that a game has once its rules have a second version; left out: the first. */
  readonly rulesVersion?: number;
  readonly id?: string;
  /** ISO time. */
  readonly startedAt?: string;
  /** Of the shuffle, and the generator that it is for. */
  readonly seed?: string;
  readonly random?: string;
  /** By seat, clockwise, as the match began. */
  readonly players: readonly Player[];
  readonly rules: unknown;
  /** The faces that are played with, by name, of a game that has some. */
  readonly tiles?: Readonly<Record<string, unknown>>;
  readonly rounds: readonly ReplayRound[];
}

/** A replay with an id and the time when it began, as every match has that is kept. */
export type KeptReplay<R extends Replay = Replay> = R & { readonly id: string; readonly startedAt: string };

/** Everything of a match but its rounds: what comes into being first, before each round as dealt and its events. */
export type MatchHeader<R extends Replay = Replay> = Omit<KeptReplay<R>, 'format' | 'version' | 'rounds'>;
