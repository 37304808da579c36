/** What a game brings for its lessons: courses as data with their words, and what their steps are shown with. */
import type { Component, Snippet } from 'svelte';
import type { LessonStep } from '../../rules/lesson-types';
import type { Language } from '../../shared/catalogue';
import type { Mode } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { LessonOnTable } from './lessons/stage';
import type { QuickStart } from './starts';

/** Steps, one after the other; what is in them is the game's. */
export interface LessonOfSteps {
  readonly kind: 'steps';
  readonly id: string;
  readonly steps: readonly LessonStep[];
}

/** A run of drills: passed with so many right. */
export interface LessonOfDrills {
  readonly kind: 'test';
  readonly id: string;
  readonly mode: Mode;
  readonly options: RunOptions;
  readonly right: number;
}

/** A real round: done once it is played to its end. */
export interface LessonOfRound {
  readonly kind: 'round';
  readonly id: string;
  readonly start: QuickStart;
}

/** A page that the game brings: done once it says so. */
export interface LessonOfPage {
  readonly kind: 'page';
  readonly id: string;
}

export type CourseLesson = LessonOfSteps | LessonOfDrills | LessonOfRound | LessonOfPage;

export interface Course {
  readonly id: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly lessons: readonly CourseLesson[];
  /** By the names that `wordsOf` tells. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

export interface LessonPageProps {
  /** All of it was done. */
  readonly ondone: () => void;
  /** What ends it: what comes next, with what the page itself tells of how it went, and a way back into it. */
  readonly over: Snippet<[told: Snippet, onback: () => void]>;
}

/** What a game's lessons are shown with. */
export interface LessonScreens {
  /** In the order in which they are best gone through. */
  readonly courses: readonly Course[];
  /** Its lessons of steps on its table. */
  readonly onTable: LessonOnTable;
  /** Pages of its own, by the lesson's name. */
  readonly pages: Readonly<Record<string, Component<LessonPageProps>>>;
}

/** What a course's test is called where it stands alone: 'Reading witnesses: Ten tiles'. */
export function testTitle(course: Course, { id }: LessonOfDrills, language: Language): string {
  return `${courseWord(course, language, 'title')}: ${courseWord(course, language, `${id}.title`)}`;
}

/** A word of a course in a language; a name without one is shown as it is, so that it is seen and mended. */
export function courseWord({ words }: Course, language: Language, name: string): string {
  return words[language][name] ?? name;
}
