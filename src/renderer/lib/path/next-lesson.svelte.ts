/** The lesson that the chosen player does best next, among those of every game that teaches; only the heads of courses are read for it. */
import type { CourseHead } from '../lesson-screens';
import { taughtFirst, taughtGames } from '../games';
import { lessons, nextLesson, type NextLesson } from '../lessons.svelte';

export class LessonAhead {
  #read = $state(false);

  /** Reads heads and progress; called again for another player. */
  async read(): Promise<void> {
    await Promise.all([...taughtGames().map((game) => game.lessons?.heads.prepare()), lessons.read()]);
    this.#read = true;
  }

  /** Whether it is known by now if there is one. */
  get known(): boolean {
    return this.#read && (taughtGames().length === 0 || lessons.progress !== null);
  }

  /** Whether lessons are how this player learns: something of them was begun. */
  get begun(): boolean {
    return (lessons.progress?.length ?? 0) > 0;
  }

  /** The game of the last lesson comes first, and once all of it is done the others. Null where there is none, or as long as it is not known. */
  get next(): NextLesson | null {
    const { progress } = lessons;
    if (!this.#read || progress === null) return null;
    for (const { id, lessons: own } of taughtFirst(progress)) {
      const heads: readonly CourseHead[] = own?.heads.ready ?? [];
      const next = nextLesson(heads, id, progress);
      if (next !== null) return next;
    }
    return null;
  }
}
