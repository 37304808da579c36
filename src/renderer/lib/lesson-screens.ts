/** What a game brings for its lessons: courses as data with their words, and what their steps are shown with. */
import type { Component, Snippet } from 'svelte';
import type { LessonStep } from '../../rules/lesson-types';
import type { Language } from '../../shared/catalogue';
import type { Mode } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { LessonOnTable } from './lessons/stage';
import type { Part } from './part.svelte';
import type { QuickStart } from './starts';

/** What a list needs of a lesson. */
export type LessonHead =
  | { readonly kind: 'steps'; readonly id: string; readonly steps: { readonly length: number } }
  | { readonly kind: 'test' | 'round' | 'page'; readonly id: string };

/** What a list needs of a course, which is little: of its words, its title and those of its lessons. */
export interface CourseHead {
  readonly id: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly lessons: readonly LessonHead[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

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

/** All of a course; its words by the names that `wordsOf` tells. */
export interface Course extends CourseHead {
  readonly lessons: readonly CourseLesson[];
}

export interface LessonPageProps {
  /** All of it was done. */
  readonly ondone: () => void;
  /** What ends it: what comes next, with what the page itself tells of how it went, and a way back into it. */
  readonly over: Snippet<[told: Snippet, onback: () => void]>;
}

/** What a game teaches with. */
export interface Teaching {
  /** Its courses as lists need them, in the order in which they are best gone through. */
  readonly heads: Part<readonly CourseHead[]>;
  /** All of them, with what they are shown with: read when somebody learns. */
  readonly screens: Part<LessonScreens>;
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
export function courseWord({ words }: Pick<CourseHead, 'words'>, language: Language, name: string): string {
  return words[language][name] ?? name;
}
