/** The lesson that the chosen player does best next, read once it is wanted: courses are no part of a start. */
import type { GameInWindow } from '../games';
import { lessons, nextLesson, type NextLesson } from '../lessons.svelte';

type Teaching = Pick<GameInWindow, 'id' | 'lessons'>;

export class LessonAhead {
  readonly #game: Teaching;
  #read = $state(false);

  constructor(game: Teaching) {
    this.#game = game;
  }

  /** Reads courses and progress; called again for another player. */
  async read(): Promise<void> {
    await Promise.all([this.#game.lessons?.prepare(), lessons.read()]);
    this.#read = true;
  }

  /** Whether it is known by now if there is one. */
  get known(): boolean {
    return this.#read && (this.#game.lessons === undefined || lessons.progress !== null);
  }

  /** Whether lessons are how this player learns: something of them was begun. */
  get begun(): boolean {
    return (lessons.progress?.length ?? 0) > 0;
  }

  /** Null where there is none, or as long as it is not known. */
  get next(): NextLesson | null {
    const courses = this.#game.lessons?.ready?.courses;
    return this.#read && courses !== undefined && lessons.progress !== null ? nextLesson(courses, this.#game.id, lessons.progress) : null;
  }
}
