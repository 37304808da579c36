/** The puzzle that a run asks, and the next one, which is ready before it is answered. */
import type { Puzzle } from '../../shared/puzzles';
import type { Entry } from './entry';
import type { Recalled } from './memory';
import type { RunSetup } from './run-setup';

/** Puzzles in a row that are gone before a run has no more: trying them holds the thread up. */
const MOST_GONE = 300;

export class RunPuzzles {
  readonly #setup: Pick<RunSetup, 'source' | 'library' | 'recent' | 'rules'>;
  #asked: Puzzle | null = null;
  #ready: Puzzle | null = null;

  /** `now` in milliseconds since 1970, as everywhere here. */
  constructor(setup: Pick<RunSetup, 'source' | 'library' | 'recent' | 'rules'>, now: number) {
    this.#setup = setup;
    this.#asked = this.#draw(now, 0);
    this.#ready = this.#draw(now, 0);
  }

  /** The puzzle that is asked; null where there is none any more. */
  get asked(): Puzzle | null {
    return this.#asked;
  }

  /** The one after it. */
  get ready(): Puzzle | null {
    return this.#ready;
  }

  /**
   * Whether nothing comes any more once the puzzle that is asked is answered so, as far as that can be told without drawing: one
   * that comes may turn out to be gone. So many are `answered` with it. Changes nothing.
   */
  isLast(entry: Entry, recalled: Recalled, answered: number): boolean {
    return this.#ready === null && (this.#full(answered) || this.#setup.source.isLast(entry, recalled));
  }

  /** The prepared puzzle comes up and another is prepared; so many are `answered` so far. */
  advance(now: number, answered: number): void {
    this.#asked = null;
    this.#asked = this.#ready ?? this.#draw(now, answered);
    this.#ready = this.#asked === null ? null : this.#draw(now, answered);
  }

  /** Another one comes up in place of the one that is asked, which the source has again. */
  putBack(now: number, answered: number): void {
    if (this.#asked === null) return;
    this.#setup.source.putBack(this.#asked.id);
    this.advance(now, answered);
  }

  /** Nothing is asked any more. */
  clear(): void {
    this.#asked = null;
    this.#ready = null;
  }

  /** Whether a run has no more puzzles than so many. */
  #full(puzzles: number): boolean {
    const { length } = this.#setup.rules;
    return length !== null && puzzles >= length;
  }

  /**
   * The next puzzle of the source that is still there and can be read; null where none is, or where so many in a row are gone that the
   * rest of them will be, too: a source may name the same ones for ever.
   */
  #draw(now: number, answered: number): Puzzle | null {
    const { source, library, recent } = this.#setup;
    if (this.#full((this.#asked === null ? 0 : 1) + answered)) return null;
    for (let tried = 0; tried < MOST_GONE; tried++) {
      const id = source.next(now);
      if (id === null) return null;
      const puzzle = library.puzzle(id);
      // One that is gone counts as met, too, so that the source goes on to others.
      recent.delete(id);
      recent.add(id);
      if (puzzle !== undefined) return puzzle;
    }
    return null;
  }
}
