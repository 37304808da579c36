/** How far the chosen player has come in lessons, and which one comes next. */
import type { RequestInput } from '../../shared/contract';
import { MOST_SPENT, type LessonProgress } from '../../shared/lessons';
import type { Refusal } from '../../shared/refusal';
import type { CourseHead, LessonHead } from './lesson-screens';
import { outlets, type Outlets } from './outlets';
import { players } from './players.svelte';

/** Where somebody is in a lesson; `step` from 0. */
export type Reached = RequestInput<'lessons.reach'>;

interface LessonsPorts extends Pick<Outlets, 'ask'> {
  /** The chosen player's id; null as long as it is not known. */
  readonly player: () => string | null;
  readonly now: () => Date;
}

const isOf =
  ({ game, course, lesson }: Pick<LessonProgress, 'game' | 'course' | 'lesson'>) =>
  (each: LessonProgress): boolean =>
    each.game === game && each.course === course && each.lesson === lesson;

export class Lessons {
  readonly #ports: LessonsPorts;
  /** Whose progress this is. */
  #of = $state.raw<string | null>(null);
  #progress = $state.raw<readonly LessonProgress[] | null>(null);

  constructor(ports: LessonsPorts) {
    this.#ports = ports;
  }

  /** Of the chosen player, the lesson that they were in last first; null until it was read. */
  get progress(): readonly LessonProgress[] | null {
    return this.#of === this.#ports.player() ? this.#progress : null;
  }

  /** Reads it where it is not there yet; answers why it could not be read, or null when it is there. */
  async read(): Promise<Refusal | null> {
    if (this.progress !== null) return null;
    const player = this.#ports.player();
    const answer = await this.#ports.ask('lessons.progress', {});
    if (!answer.ok) return answer.error;
    if (player === this.#ports.player()) {
      this.#of = player;
      this.#progress = answer.value;
    }
    return null;
  }

  /** Keeps where the player is in a lesson, or that they are through with it; answers why not, or null when it is kept. */
  async reach(reached: Reached): Promise<Refusal | null> {
    const player = this.#ports.player();
    const answer = await this.#ports.ask('lessons.reach', reached);
    if (!answer.ok) return answer.error;
    const known = this.progress;
    if (known !== null && player === this.#of) {
      const before = known.find(isOf(reached));
      const now = { ...reached, done: reached.done || before?.done === true, at: this.#ports.now().toISOString() };
      this.#progress = [now, ...known.filter((each) => each !== before)];
    }
    return null;
  }

  /** That long was spent in lessons; what cannot be kept of it is missed by nobody. */
  async spent(millis: number): Promise<void> {
    const whole = Math.min(MOST_SPENT, Math.round(millis));
    if (whole > 0) await this.#ports.ask('lessons.spent', { millis: whole });
  }
}

/** Of this window. */
export const lessons = new Lessons({ ...outlets, player: () => players.chosen?.id ?? null, now: () => new Date() });

/** How a lesson stands for a player. */
export interface LessonState {
  /** To go on with, from 0; 0 where there is nothing to go on with. */
  readonly step: number;
  readonly done: boolean;
  /** It was begun, and left before its end. */
  readonly begun: boolean;
}

/** How a lesson of a course stands. */
export function stateOf(lesson: LessonHead, course: string, game: string, progress: readonly LessonProgress[]): LessonState {
  const kept = progress.find(isOf({ game, course, lesson: lesson.id }));
  // A course may have become shorter since.
  const last = lesson.kind === 'steps' ? lesson.steps.length - 1 : 0;
  const left = Math.min(kept?.step ?? 0, last);
  // Whoever is through stands at the last step: once more begins at the first.
  const step = kept?.done === true && left === last ? 0 : left;
  return { step, done: kept?.done === true, begun: kept !== undefined && (step > 0 || !kept.done) };
}

/** The lesson that a player does best now: of what a list has, or of all of it. */
export interface NextLesson<Course extends CourseHead = CourseHead> {
  readonly game: string;
  readonly course: Course;
  readonly lesson: Course['lessons'][number];
  /** To go on with, from 0. */
  readonly step: number;
  /** Something of the course was begun already. */
  readonly begun: boolean;
}

/** The lessons of a course that are not done, in its order. */
function openIn<Course extends CourseHead>(
  course: Course,
  game: string,
  progress: readonly LessonProgress[],
): readonly Course['lessons'][number][] {
  return course.lessons.filter((lesson) => !stateOf(lesson, course.id, game, progress).done);
}

/** Whether all of a course is done. */
export function isThrough(course: CourseHead, game: string, progress: readonly LessonProgress[]): boolean {
  return openIn(course, game, progress).length === 0;
}

/** The first lesson that is not done in the courses after this one, and then in those before it; null where all of them are. */
export function lessonAfter<Course extends CourseHead>(
  courses: readonly Course[],
  course: Course,
  game: string,
  progress: readonly LessonProgress[],
): NextLesson<Course> | null {
  const at = courses.indexOf(course);
  const order = [...courses.slice(at + 1), ...courses.slice(0, Math.max(0, at))];
  const next = order.find((each) => !isThrough(each, game, progress));
  return next === undefined ? null : nextLesson([next], game, progress);
}

/**
 * What comes next: in the course that the player was in last the lesson that they left or the first that is not done; where that course
 * is through, the first course that is not. Null where all of them are. `progress` has the last lesson first.
 */
export function nextLesson<Course extends CourseHead>(
  courses: readonly Course[],
  game: string,
  progress: readonly LessonProgress[],
): NextLesson<Course> | null {
  const own = progress.filter((each) => each.game === game);
  const open = (course: Course) => openIn(course, game, own);
  const left = own
    .map(({ course }) => courses.find(({ id }) => id === course))
    .find((course) => course !== undefined && open(course).length > 0);
  const course = left ?? courses.find((each) => open(each).length > 0);
  if (course === undefined) return null;
  const rest = open(course);
  const last = own.find((each) => each.course === course.id);
  const lesson = rest.find(({ id }) => id === last?.lesson) ?? rest[0];
  if (lesson === undefined) return null;
  return { game, course, lesson, step: stateOf(lesson, course.id, game, own).step, begun: last !== undefined };
}
