/**
 * A test or a round of a course is a run of drills or a match as any other. Whoever goes out for one from a course has an errand: its
 * end counts for the lesson, and from there a way leads back. It is lost when they wander off, to another screen or another match, and
 * with the window; then nothing is done.
 */
import type { RunView } from '../../shared/drill';
import type { Refusal } from '../../shared/refusal';
import type { TableSnapshot } from '../../shared/table';
import type { Course, CourseLesson, LessonOfDrills } from './lesson-screens';
import { lessons, type Lessons, type Reached } from './lessons.svelte';
import { live, type LiveMatch } from './live-match.svelte';
import { router, type Route } from './router.svelte';
import { settings } from './settings.svelte';

interface ErrandPorts {
  readonly lessons: Pick<Lessons, 'reach'>;
  readonly live: Pick<LiveMatch, 'begin' | 'current'>;
  readonly router: Pick<typeof router, 'go' | 'route'>;
  /** They play now: nobody has to tell them how before a first round. */
  readonly introduced: () => Promise<unknown>;
}

/** What somebody has gone out for. */
export interface Errand {
  readonly game: string;
  readonly course: Course;
  readonly lesson: CourseLesson;
}

/** An errand, and where it takes place: on a screen that is opened for it, or at a match. */
type Out = Errand & ({ readonly route: Route } | { readonly match: string });

/** How a test went. */
export interface Passed {
  readonly passed: boolean;
  readonly right: number;
  readonly needed: number;
}

/** Where the lessons of a course are. */
const listOf = (game: string, course: string) => ({ name: 'lessons', game, course }) as const satisfies Route;

function passed(test: LessonOfDrills, { right }: RunView): Passed {
  return { passed: right >= test.right, right, needed: test.right };
}

export class LessonErrand {
  readonly #ports: ErrandPorts;
  #out = $state.raw<Out | null>(null);
  /** The round was given up: it is over, and was not played to its end. */
  #gaveUp = $state(false);
  /** What has been kept of it. */
  #kept = false;

  constructor(ports: ErrandPorts) {
    this.#ports = ports;
  }

  /** What somebody is out for; null for whoever is not, or has wandered off. */
  get current(): Errand | null {
    const out = this.#out;
    if (out === null) return null;
    const { live: match, router: at } = this.#ports;
    const still = 'route' in out ? at.route === out.route : match.current?.match === out.match;
    return still ? out : null;
  }

  /** Goes into a lesson, whatever it is; answers why not, or null. Back from it leads to its course. `step`: from 0, left out where the player left it. */
  async take(game: string, course: Course, lesson: CourseLesson, step?: number): Promise<Refusal | null> {
    const to = listOf(game, course.id);
    if (lesson.kind === 'steps' || lesson.kind === 'page') {
      await this.#ports.router.go({ ...to, name: 'lesson', lesson: lesson.id, ...(step !== undefined && { step }) }, to);
      return null;
    }
    const errand: Errand = { game, course, lesson };
    if (lesson.kind === 'test') {
      const route: Route = { name: 'drill', mode: lesson.mode, options: { ...lesson.options } };
      this.#begin({ ...errand, route });
      await this.#ports.router.go(route, to);
      return null;
    }
    const refusal = await this.#ports.live.begin(lesson.start);
    const match = this.#ports.live.current?.match;
    if (refusal !== null || match === undefined) return refusal;
    this.#begin({ ...errand, match });
    await this.#ports.introduced();
    await this.#ports.router.go({ name: 'match' }, to);
    return null;
  }

  #begin(out: Out): void {
    this.#out = out;
    this.#gaveUp = false;
    this.#kept = false;
    // From now on the course is one that was begun.
    void this.#reach(out, false);
  }

  #reach({ game, course, lesson }: Errand, done: boolean): Promise<Refusal | null> {
    return this.#ports.lessons.reach({ game: game as Reached['game'], course: course.id, lesson: lesson.id, step: 0, done });
  }

  /** How a run went that is over, where it is a course's test. Other puzzles than those of the test, such as what was missed, are none. */
  judged(view: RunView | null): Passed | null {
    const errand = this.current;
    if (errand?.lesson.kind !== 'test' || view?.state !== 'over') return null;
    return view.mode === errand.lesson.mode && view.options.puzzles === undefined ? passed(errand.lesson, view) : null;
  }

  /** A run is over: where it is a course's test and was passed, that is kept. Answers why it could not be, or null. */
  async runOver(view: RunView): Promise<Refusal | null> {
    const errand = this.current;
    return errand !== null && this.judged(view)?.passed === true ? this.#keep(errand) : null;
  }

  /** Whether this match's first round, which is over, is a course's; the rounds after it are nobody's errand. */
  at({ match, roundNumber }: Pick<TableSnapshot, 'match' | 'roundNumber'>): Errand | null {
    const errand = this.current;
    return errand?.lesson.kind === 'round' && this.#ports.live.current?.match === match && roundNumber === 1 ? errand : null;
  }

  /** A round is over: where it is a course's and was played to its end, that is kept. Answers why it could not be, or null. */
  async roundOver(snapshot: Pick<TableSnapshot, 'match' | 'roundNumber'>): Promise<Refusal | null> {
    const errand = this.at(snapshot);
    return errand !== null && !this.#gaveUp ? this.#keep(errand) : null;
  }

  /** The round that goes on is given up: as far as the lesson goes, it was not played. */
  giveUp(): void {
    this.#gaveUp = true;
  }

  /** Whether the round counts for the lesson. */
  get counts(): boolean {
    return !this.#gaveUp;
  }

  async #keep(errand: Errand): Promise<Refusal | null> {
    if (this.#kept) return null;
    this.#kept = true;
    const refusal = await this.#reach(errand, true);
    // What was not kept is tried again when the end is looked at again.
    if (refusal !== null) this.#kept = false;
    return refusal;
  }

  /** Back to the course that somebody went out from, where the next lesson waits. */
  async back({ game, course }: Errand): Promise<void> {
    await this.#ports.router.go(listOf(game, course.id));
  }
}

/** Of this window. */
export const errand = new LessonErrand({ lessons, live, router, introduced: () => settings.change({ introduced: true }) });
