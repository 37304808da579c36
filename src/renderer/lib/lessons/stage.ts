/** What a game gives so that its lessons are shown: its table, and its words for what is filled in and objected to. */
import type { Component } from 'svelte';
import type { Lesson } from '../../../rules/lesson';
import type { LessonAt, Objection } from '../../../rules/lesson-types';
import type { LessonPlay } from './lesson-play.svelte';

export interface LessonStageProps {
  readonly play: LessonPlay;
}

/** Why a deed does not count. */
export interface Objected {
  readonly text: string;
  /** The clause of the rules, where one is broken. */
  readonly clause: string | null;
}

/** A lesson of steps of a game's own. */
export interface LessonOnTable {
  readonly Stage: Component<LessonStageProps>;
  /** A picture of what is objected to, where it has one. */
  readonly Proof: Component<{ objection: Objection; name: string }>;
  /** A lesson that can be played, of steps as the course has them. Throws for steps that are not this game's. */
  lessonOf(steps: unknown): Lesson;
  /** Why an answer that the rules give is another one. */
  answeredWrong(whyNot: unknown): Objected;
  /** Why the rules object. `name` is the learner's. */
  objected(objection: Extract<Objection, { why: 'rules' }>, name: string): Objected;
  /** Why what was done last is right, where there is something to be said; else ''. */
  whyRight(at: LessonAt): string;
  /** The options of a question that the rules answer, where the course has no words for them. */
  optionsOf(question: unknown, at: LessonAt): readonly string[];
  /** A hint's words as they hold with what lies on the table and in the hand now; null where all that it says is done. */
  hintNow(text: string, play: LessonPlay): string | null;
  /** What does a deed here and now, in a sentence. */
  keyWord(deed: string): string;
  /** Something else that words name by what it is, such as a symbol. */
  named(kind: string, name: string): string | undefined;
}
