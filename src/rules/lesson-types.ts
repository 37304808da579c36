/** What a guided lesson is made of, whatever the game: its steps, what the game gives so that it can be played, and where somebody is in it. */
import type { Seat } from './game';
import type { Result } from './result';

/** A game's own values in its lessons. */
export interface LessonTypes {
  /** What a step sets up, as data. */
  readonly position: unknown;
  readonly state: unknown;
  /** What a seat does. */
  readonly act: unknown;
  /** What has to be so for a step to be done, as data. */
  readonly goal: unknown;
  /** A question that the game works the answer out to. */
  readonly question: unknown;
  /** What a step points at. */
  readonly pointer: unknown;
  /** Why a deed was against the rules. */
  readonly fault: unknown;
  /** Why an answer to a question is wrong. */
  readonly whyNot: unknown;
  readonly refusal: unknown;
}

/** Something that another seat does by itself: once `when` holds and `after` milliseconds have gone by. Lines come one after the other. */
export interface ScriptLine<L extends LessonTypes = LessonTypes> {
  readonly when?: L['goal'] | undefined;
  readonly after: number;
  readonly seat: Seat;
  readonly act: L['act'];
}

/** A choice among words; `right` counts from 0. */
export interface Choice {
  readonly options: number;
  readonly right: readonly number[];
  /** By which the right ones are right; left out where no rule says so. */
  readonly clause?: string | undefined;
}

export interface LessonStep<L extends LessonTypes = LessonTypes> {
  readonly id: string;
  /** Left out: what lies there goes on. */
  readonly position?: L['position'] | undefined;
  /** With neither goal, choice nor question the step is read, and gone on from. */
  readonly goal?: L['goal'] | undefined;
  readonly choice?: Choice | undefined;
  readonly question?: L['question'] | undefined;
  /** One way to reach the goal: shown to whoever asks, and by it a later step's position is worked out. */
  readonly solution?: readonly { readonly seat: Seat; readonly act: L['act'] }[] | undefined;
  readonly points?: L['pointer'] | undefined;
  /** How many hints there are words for. */
  readonly hints?: number | undefined;
  /** What the table tells by itself, such as what to read, is left out: somebody is to find it out. */
  readonly unaided?: true | undefined;
  /** Deeds that the rules allow and the lesson does not want here: explained with words of their own, and taken back. */
  readonly wrong?: readonly { readonly id: string; readonly when: L['goal']; readonly clause?: string | undefined }[] | undefined;
  readonly script?: readonly ScriptLine<L>[] | undefined;
}

/** What a game gives so that lessons can be played on its rules. */
export interface LessonRules<L extends LessonTypes = LessonTypes> {
  setUp(position: L['position']): L['state'];
  act(state: L['state'], seat: Seat, act: L['act']): Result<L['state'], L['refusal']>;
  /** Whether nothing more can be done. */
  isOver(state: L['state']): boolean;
  /** Whether the goal is reached; `entry` is the state in which the step began. */
  holds(goal: L['goal'], state: L['state'], entry: L['state']): boolean;
  /** Why what happened from `before` to `after` is against the rules; null where it is not. */
  fault(before: L['state'], after: L['state']): L['fault'] | null;
  /** The answers to a question: which of how many are right. */
  answers(question: L['question'], state: L['state']): Choice;
  /** Why an option of a question is not right. */
  whyNot(question: L['question'], state: L['state'], option: number): L['whyNot'];
}

/**
 * Why what was just done does not count: the rules, or what the step says of it. An option has its number, and where the rules answer the
 * question what they say of it.
 */
export type Objection<L extends LessonTypes = LessonTypes> =
  /** `overtaken`: it would have been right a moment ago, before somebody else did something. */
  | { readonly why: 'rules'; readonly fault: L['fault']; readonly state: L['state']; readonly overtaken: boolean }
  | { readonly why: 'step'; readonly id: string }
  /** It ended what goes on here, and the step was not done. */
  | { readonly why: 'ended'; readonly state: L['state'] }
  | { readonly why: 'option'; readonly option: number; readonly whyNot: L['whyNot'] | null };

/** Where somebody is in a lesson. */
export interface LessonAt<L extends LessonTypes = LessonTypes> {
  /** From 0. */
  readonly step: number;
  /** The step at which was set up what lies there: one that has a position, or one for which it was set up anew. */
  readonly setUp: number;
  /** As the step began. */
  readonly entry: L['state'];
  readonly state: L['state'];
  /** How many lines of the step's script have come. */
  readonly lines: number;
  /** The option that was chosen; null while none was. */
  readonly chosen: number | null;
  readonly done: boolean;
  readonly objection: Objection<L> | null;
}
