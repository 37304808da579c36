/**
 * A game of Fugitive as values: what it is played by, what was dealt, what happened and how it stands. A null stands for a card that whoever
 * looks does not know (I): a state as a seat sees it is a state with nulls.
 */
import type { Seat, TimedEvent } from '../game';
import type { EventId, PileCard, PileNumber } from './cards';

/** T1: he and she. */
export type Role = 'fugitive' | 'marshal';
/** V1. */
export type Variant = 'none' | 'random' | 'discovery' | 'helpful' | 'catch-up';
export type NotepadLevel = 'off' | 'basic' | 'full';

/** What a match is played by (V). */
export interface Rules {
  readonly events: Variant;
  /** V1: whose events `helpful` brings; absent in every other variant. */
  readonly helps?: Role;
  /** F1: how many he places in turn 1. */
  readonly opening: 1 | 2;
  /** V9. */
  readonly secondWind: boolean;
  /** V7. */
  readonly bestOf: 1 | 3 | 5;
  /** V8. */
  readonly handicap: boolean;
}

/** V1: the piles that lie beside the row, top first: all events in `discovery`, one an icon in `catch-up`. */
export interface EventPiles {
  readonly all?: readonly (EventId | null)[];
  readonly f?: readonly (EventId | null)[];
  readonly n?: readonly (EventId | null)[];
  readonly m?: readonly (EventId | null)[];
}
export type EventPileName = keyof EventPiles;

/** V8: the event that the loser of the game before keeps. */
export interface Kept {
  readonly seat: Seat;
  readonly event: EventId;
}

/** A game as dealt (S1, S2). */
export interface Deal {
  /** By seat. */
  readonly roles: readonly Role[];
  /** S1: his five drawn cards. */
  readonly deal: readonly (number | null)[];
  /** Piles 1 to 3, top first. */
  readonly piles: readonly (readonly (PileCard | null)[])[];
  readonly eventPiles?: EventPiles;
  readonly kept?: Kept;
}

export interface Setup extends Deal {
  readonly rules: Rules;
}

interface Made extends TimedEvent {
  /** R3: what an entry turned up, in a file by point of view alone. */
  readonly shown?: readonly Shown[];
  /** R3: what he looked at by it, in his file by point of view alone. */
  readonly seen?: readonly (PileCard | null)[];
}
export interface DrawEvent extends Made {
  readonly type: 'draw';
  readonly pile: PileNumber;
  readonly card: PileCard | null;
}
export interface PlaceEvent extends Made {
  readonly type: 'place';
  readonly card: number | null;
  /** R3: their count, for eyes that do not know them. */
  readonly sprints: readonly number[] | number;
}
export interface GuessEvent extends Made {
  readonly type: 'guess';
  readonly numbers: readonly number[];
  readonly right: boolean;
}
export interface BroughtEvent extends Made {
  readonly type: 'event';
  readonly card: EventId;
}
export interface KeepEvent extends Made {
  readonly type: 'keep';
  readonly use: boolean;
}
/** V6: what the events ask for, with the true answer where one is told. */
export type Choice =
  | { readonly event: 'tip'; readonly hideout: number; readonly answer: 'odd' | 'even' }
  | { readonly event: 'witness'; readonly hideout: number; readonly answer: number }
  | { readonly event: 'cast'; readonly hideout: number; readonly answer: number }
  | { readonly event: 'dragnet'; readonly numbers: readonly number[]; readonly answer: number }
  | { readonly event: 'glimpse'; readonly pile: PileNumber; readonly answer: PileCard | null }
  | { readonly event: 'retrace'; readonly card: number }
  | { readonly event: 'swap'; readonly card: number | null };
export type Asking = Choice['event'];
export type ChooseEvent = Made & { readonly type: 'choose' } & Choice;
export interface PlainEvent extends Made {
  readonly type: 'pass' | 'stop' | 'give-up' | 'pause' | 'resume';
}
/** R2. */
export type FugitiveEvent = DrawEvent | PlaceEvent | GuessEvent | BroughtEvent | KeepEvent | ChooseEvent | PlainEvent;

/** A hideout that was turned up, with its sprint cards as they lay (M3). */
export interface Shown {
  /** T2: from 1. */
  readonly place: number;
  readonly card: number;
  readonly sprints: readonly number[];
}

/** A hideout of the row after 0. */
export interface Place {
  readonly number: number | null;
  /** As placed. */
  readonly sprints: readonly (number | null)[];
  readonly turn: number;
  /** M3: when it was turned up; 42 lies face up from the first (F5). */
  readonly turnedUp: number | null;
  /** V6: placed by a `lift`. */
  readonly lift: boolean;
  /** V6: sprint cards that he took back by `retrace`. */
  readonly taken: readonly number[];
}

/** A call (M2, H2). */
export interface Call {
  readonly turn: number;
  readonly numbers: readonly number[];
  readonly right: boolean;
  readonly manhunt: boolean;
  /** Before which entry of the log. */
  readonly at: number;
}

/** V6: a step that a flag waits for. */
export interface Flags {
  readonly lift: boolean;
  readonly train: boolean;
  readonly fog: boolean;
  readonly blackout: boolean;
  readonly warrant: boolean;
  readonly roadblock: boolean;
  /** By whose draw step is skipped. */
  readonly strike: Readonly<Record<Role, boolean>>;
}

/** What has to be done next, and by whom: the first is due now. */
export type Task =
  | { readonly do: 'keep'; readonly role: Role }
  | { readonly do: 'draw-step'; readonly role: Role }
  /** `lowest`: V9. */
  | { readonly do: 'draw'; readonly role: Role; readonly lowest?: boolean }
  | { readonly do: 'event'; readonly role: Role; readonly pile: EventPileName }
  | { readonly do: 'choose'; readonly role: Role; readonly event: Asking }
  | { readonly do: 'place-step' }
  /** F1, `train`: a second hideout, or a stop where `stop` says so. */
  | { readonly do: 'again'; readonly stop: boolean }
  | { readonly do: 'guess-step' }
  | { readonly do: 'guess' }
  | { readonly do: 'hunt' };

/** E, H. */
export type Ending = 'caught' | 'escaped' | 'slipped' | 'hunted' | 'cornered' | 'given-up';

/** How a game ended. */
export interface Outcome {
  readonly ending: Ending;
  readonly winner: Role;
}

/** An entry of the log, with what it showed beside. */
export interface Logged {
  readonly event: FugitiveEvent;
  /** All see it. */
  readonly shown?: readonly Shown[];
  /** He alone sees it. */
  readonly seen?: readonly (PileCard | null)[];
}

/** How a game stands. */
export interface State {
  readonly setup: Setup;
  readonly t: number;
  readonly paused: boolean;
  /** T3. */
  readonly turn: number;
  /** The turn's own: what flags left of it (V5), and whether he must place (E4). */
  readonly step: { readonly roadblock: boolean; readonly fog: boolean; readonly must: boolean };
  readonly tasks: readonly Task[];
  /** How many cards were drawn from each pile. */
  readonly drawn: readonly number[];
  /** How many events came from each pile of events. */
  readonly brought: Readonly<Record<EventPileName, number>>;
  /** In the order in which they came. */
  readonly hands: Readonly<Record<Role, readonly (number | null)[]>>;
  readonly row: readonly Place[];
  /** T2. */
  readonly out: readonly number[];
  readonly flags: Flags;
  /** V8: not used yet. */
  readonly kept: Kept | null;
  readonly passes: number;
  readonly calls: readonly Call[];
  readonly outcome: Outcome | null;
  readonly log: readonly Logged[];
}

/** What an entry made of a state, and what it brought to light beside. */
export interface Brought extends Pick<Logged, 'shown' | 'seen'> {
  readonly state: State;
}

/** What a seat does: an event without its stamp and without what chance or the app says (R2). */
export type Act =
  | { readonly type: 'draw'; readonly pile: PileNumber }
  | { readonly type: 'place'; readonly card: number; readonly sprints: readonly number[] }
  | { readonly type: 'guess'; readonly numbers: readonly number[] }
  | { readonly type: 'event' }
  | { readonly type: 'keep'; readonly use: boolean }
  | ({ readonly type: 'choose' } & ActChoice)
  | { readonly type: PlainEvent['type'] };
export type ActChoice = Choice extends infer Each ? (Each extends Choice ? Omit<Each, 'answer'> : never) : never;
