/** A trail being read: its own time, the tiles that have come, the markers on them. Kept over a pause, which hides it. */
import type { TrailPuzzle } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import type { ChaseSymbol, Direction } from '../../../../shared/chase/replay';
import { oneForEach } from '../../../lib/drill/one-for-each';
import { PuzzleTimer } from '../../../lib/drill/timer';
import { awayAt, gradedMarks, lyingAfter, nextAt, readingAt, startsOf, type Marked, type TrailMark, type TrailPace } from './trail';

type TrailAnswer = Extract<PuzzleAnswer, { kind: 'trail' }>;

export class TrailRead {
  readonly #puzzle: TrailPuzzle;
  readonly #timer = new PuzzleTimer();
  #lying = $state(0);
  #marks = $state.raw<readonly TrailMark[]>([]);
  #markedAt = 0;
  /** Once it is over: the marker that is looked at, from 0; null for the one that decided. */
  looked = $state<number | null>(null);

  constructor(puzzle: TrailPuzzle) {
    this.#puzzle = puzzle;
    this.#lying = startsOf(puzzle);
  }

  /** Tiles on the street. */
  get lying(): number {
    return this.#lying;
  }
  get marks(): readonly TrailMark[] {
    return this.#marks;
  }
  /** The tile to be marked now and how it is read (M1, M2, M4); undefined where there is none. */
  get now(): { readonly position: number; readonly final: boolean; readonly direction: Direction } | undefined {
    const position = this.#marks.length + 1;
    const read = readingAt(this.#puzzle, position, this.#lying);
    return read && { position, final: read.final, direction: read.reading.direction };
  }

  /** Whether a waiting Runner is about to lay a tile, so that the last one will not be the last (M5). */
  lays({ waits }: TrailPace): boolean {
    const { length } = this.#puzzle.position.path;
    return waits && this.#lying < Math.min(length, this.#marks.length + 2);
  }

  /** The trail is in sight from `now` on, in milliseconds of a monotonic clock; out of sight again with `hide`. */
  show(now: number): void {
    this.#timer.show(now);
  }
  hide(now: number): void {
    this.#timer.hide(now);
  }

  /** Lets the Runner go on up to `now`. Answers once the Runner is away. */
  tick(now: number, pace: TrailPace): TrailAnswer | null {
    const elapsed = this.#timer.millis(now);
    this.#lying = Math.max(this.#lying, lyingAfter(this.#puzzle, elapsed, this.#marked, pace));
    const away = awayAt(this.#puzzle, pace);
    return away !== null && elapsed >= away ? this.#answer() : null;
  }

  /** Milliseconds until something happens by itself; null where nothing will. */
  wait(now: number, pace: TrailPace): number | null {
    const elapsed = this.#timer.millis(now);
    const next = nextAt(this.#puzzle, elapsed, this.#marked, pace);
    return next === null ? null : Math.max(0, next - elapsed);
  }

  /**
   * Puts a marker on the next tile at `now`. It counts as the street is seen (M5), not as the clock would have it. Answers
   * once the trail is over: the Runner is caught, or the marker is wrong. Does nothing while a waiting Runner lays a tile:
   * nobody is caught by being quicker than the beat.
   */
  mark(symbol: ChaseSymbol, now: number, pace: TrailPace): TrailAnswer | null {
    if (this.now === undefined || this.lays(pace)) return null;
    this.#markedAt = this.#timer.millis(now);
    this.#marks = [...this.#marks, { symbol, lying: this.#lying }];
    const last = gradedMarks(this.#puzzle, this.#marks).at(-1);
    if (last?.ok !== true || last.final) return this.#answer();
    return null;
  }

  get #marked(): Marked {
    return { count: this.#marks.length, at: this.#markedAt };
  }

  #answer(): TrailAnswer {
    return { kind: 'trail', marks: this.#marks.map((mark) => ({ ...mark })) };
  }
}

/** The one reading of a trail. */
export const trailRead = oneForEach((puzzle: TrailPuzzle) => new TrailRead(puzzle));
