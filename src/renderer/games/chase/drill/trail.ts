/** A trail while it is read: the tiles that lie at a moment, and what a marker is held against (M1 to M5). */
import type { GradedMark, Reading, TrailPuzzle } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';

/** A marker, with the number of tiles that lay when it was put on (M5). */
export type TrailMark = Extract<PuzzleAnswer, { kind: 'trail' }>['marks'][number];

/** The even pace at which a puzzle stores its tiles' times, in milliseconds. */
const STORED_PACE = 1000;

/** So long a waiting Runner leaves a tile the last after the marker before it, in milliseconds: M4 is seen to turn into M2 (M5). */
export const BEAT_MS = 1200;

/** How the Runner of a trail goes. */
export interface TrailPace {
  /** Milliseconds for a tile. */
  readonly millisEach: number;
  /** Without a clock the Runner waits for each marker, and lays the next tile a beat after it. */
  readonly waits: boolean;
  /** Whether the Runner gets away in the end. */
  readonly escapes: boolean;
}

/** How far the Chaser is. */
export interface Marked {
  /** Markers on the trail. */
  readonly count: number;
  /** When the last of them was put on, in milliseconds from the start. */
  readonly at: number;
}

/** Tiles that lie from the start. */
export function startsOf({ position: { path } }: TrailPuzzle): number {
  return path.filter(({ t }) => t === 0).length;
}

/** When the tile at `position` (from 1) comes to lie, in milliseconds from the start. */
function comesAt({ position: { path } }: TrailPuzzle, position: number, { millisEach }: TrailPace): number {
  return ((path[position - 1]?.t ?? Infinity) / STORED_PACE) * millisEach;
}

/** Tiles that lie `elapsed` milliseconds after the trail came in sight, with these markers on it. */
export function lyingAfter(puzzle: TrailPuzzle, elapsed: number, marked: Marked, pace: TrailPace): number {
  const { path } = puzzle.position;
  if (pace.waits) {
    // Held against the same sum as in `nextAt`: a difference of fractions may fall short of the beat.
    const ahead = elapsed < marked.at + BEAT_MS ? 1 : 2;
    return Math.min(path.length, Math.max(startsOf(puzzle), marked.count + ahead));
  }
  return path.filter((_, at) => comesAt(puzzle, at + 1, pace) <= elapsed).length;
}

/** When the Runner is away, in milliseconds from the start: with the last tile there is as long as for one more. Null for never. */
export function awayAt({ position: { path } }: TrailPuzzle, { millisEach, waits, escapes }: TrailPace): number | null {
  return escapes && !waits ? path.length * millisEach : null;
}

/** When something next happens by itself after `elapsed` milliseconds: another tile, or the Runner is away. Null for nothing. */
export function nextAt(puzzle: TrailPuzzle, elapsed: number, marked: Marked, pace: TrailPace): number | null {
  const lying = lyingAfter(puzzle, elapsed, marked, pace);
  if (pace.waits) {
    const due = marked.at + BEAT_MS;
    return lyingAfter(puzzle, due, marked, pace) > lying ? due : null;
  }
  return lying < puzzle.position.path.length ? comesAt(puzzle, lying + 1, pace) : awayAt(puzzle, pace);
}

/** How the tile at a position (from 1) is read while so many lie: towards the next (M2), or back from the last (M4). */
export function readingAt(
  { answer }: TrailPuzzle,
  position: number,
  lying: number,
): { readonly final: boolean; readonly reading: Reading } | undefined {
  const tile = answer.tiles[position - 1];
  const final = position === lying;
  const reading = final ? tile?.final : tile?.next;
  return reading === undefined || lying < position || lying > answer.tiles.length ? undefined : { final, reading };
}

/** The markers as they are judged, up to the first that is impossible. */
export function gradedMarks(puzzle: TrailPuzzle, marks: readonly TrailMark[]): GradedMark[] {
  const graded: GradedMark[] = [];
  let before = 1;
  for (const [at, { symbol, lying }] of marks.entries()) {
    const read = readingAt(puzzle, at + 1, lying);
    // Tiles are never taken back (P5), and a final marker ends the chase (M4).
    if (read === undefined || lying < before || graded.at(-1)?.final === true) break;
    before = lying;
    const { final, reading } = read;
    graded.push({ position: at + 1, symbol, final, reading, ok: reading.symbols.includes(symbol), clause: final ? 'M4' : 'M3' });
  }
  return graded;
}

/** Right is a trail whose markers are all right, the last of them on the tile that was last then (M4). */
export function isCaught(puzzle: TrailPuzzle, marks: readonly TrailMark[]): boolean {
  const graded = gradedMarks(puzzle, marks);
  return graded.length === marks.length && graded.every(({ ok }) => ok) && graded.at(-1)?.final === true;
}
