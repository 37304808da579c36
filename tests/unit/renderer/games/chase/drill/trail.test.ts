/** A trail while it is read in the window: time, markers, and what is shown of it. */
import { describe, expect, test } from 'vitest';
import { gradeAtOnce } from '../../../../../../src/renderer/games/chase/drill/grade';
import { sectorCounts } from '../../../../../../src/rules/chase/explain';
import { legalSymbols } from '../../../../../../src/rules/chase/tile';
import {
  awayAt,
  BEAT_MS,
  gradedMarks,
  lyingAfter,
  nextAt,
  readingAt,
  startsOf,
  type TrailPace,
} from '../../../../../../src/renderer/games/chase/drill/trail';
import { TrailRead } from '../../../../../../src/renderer/games/chase/drill/trail-read.svelte';
import { trailSteps, trailView } from '../../../../../../src/renderer/games/chase/drill/trail-view';
import type { TrailPuzzle } from '../../../../../../src/shared/chase/puzzle';
import { PAD_SYMBOLS } from '../../../../../../src/renderer/games/chase/lib/reading';
import { shipped } from './shipped';

const trails = shipped('trail').slice(0, 60);
const [first] = trails as [TrailPuzzle, ...TrailPuzzle[]];
const length = first.position.path.length;

const pace: TrailPace = { millisEach: 2000, waits: false, escapes: true };
const calm: TrailPace = { ...pace, waits: true };
const unmarked = { count: 0, at: 0 };

/** A symbol that is right, or one that is not, for the tile to mark now. */
function symbolFor(puzzle: TrailPuzzle, { marks, lying }: TrailRead, well: boolean) {
  const symbols = readingAt(puzzle, marks.length + 1, lying)?.reading.symbols ?? [];
  const found = PAD_SYMBOLS.find((symbol) => symbols.includes(symbol) === well);
  if (found === undefined) throw new Error('No such symbol.');
  return found;
}

describe('a Runner with a clock', () => {
  test('lays the Starting tiles at once, then one each time', () => {
    expect(startsOf(first)).toBe(2);
    expect(lyingAfter(first, 0, unmarked, pace)).toBe(2);
    expect(lyingAfter(first, 1999, unmarked, pace)).toBe(2);
    expect(lyingAfter(first, 2000, unmarked, pace)).toBe(3);
    expect(lyingAfter(first, 1_000_000, unmarked, pace)).toBe(length);
    expect(nextAt(first, 500, unmarked, pace)).toBe(2000);
    expect(nextAt(first, 2000, unmarked, pace)).toBe(4000);
  });

  test('is away after as many times as there are tiles, where it can get away at all', () => {
    expect(awayAt(first, pace)).toBe(length * 2000);
    expect(nextAt(first, (length - 2) * 2000, unmarked, pace)).toBe(length * 2000);
    expect(awayAt(first, { ...pace, escapes: false })).toBeNull();
    expect(nextAt(first, (length - 2) * 2000, unmarked, { ...pace, escapes: false })).toBeNull();
    expect(awayAt(first, calm)).toBeNull();
  });
});

describe('a trail being read', () => {
  test('M2, M4, M5: the last tile is read back until it has a next one', () => {
    const read = new TrailRead(first);
    read.show(0);
    expect(read.mark(symbolFor(first, read, true), 0, pace)).toBeNull();
    expect(read.now).toMatchObject({ position: 2, final: true, direction: first.answer.tiles[1]?.final.direction });
    read.tick(2000, pace);
    expect(read.now).toMatchObject({ position: 2, final: false, direction: first.answer.tiles[1]?.next?.direction });
    expect(read.mark(symbolFor(first, read, true), 0, pace)).toBeNull();
    expect(read.marks[1]?.lying).toBe(3);
  });

  test('M4: a right marker on the last tile catches, a wrong one anywhere ends the trail', () => {
    const caught = new TrailRead(first);
    caught.mark(symbolFor(first, caught, true), 0, pace);
    const answer = caught.mark(symbolFor(first, caught, true), 0, pace);
    expect(answer?.marks).toHaveLength(2);
    expect(answer && gradeAtOnce(first, answer)).toBe(true);
    const slipped = new TrailRead(first);
    const wrong = slipped.mark(symbolFor(first, slipped, false), 0, pace);
    expect(wrong?.marks).toHaveLength(1);
    expect(wrong && gradeAtOnce(first, wrong)).toBe(false);
  });

  test('time out of sight is no time', () => {
    const read = new TrailRead(first);
    read.show(0);
    read.hide(1000);
    read.tick(60_000, pace);
    expect(read.lying).toBe(2);
    read.show(60_000);
    expect(read.wait(60_000, pace)).toBe(1000);
    expect(read.tick(61_000, pace)).toBeNull();
    expect(read.lying).toBe(3);
  });

  test('a Runner who is away takes the answer with the markers so far, which is not right', () => {
    const read = new TrailRead(first);
    read.show(0);
    read.mark(symbolFor(first, read, true), 0, pace);
    expect(read.tick(length * 2000 - 1, pace)).toBeNull();
    const answer = read.tick(length * 2000, pace);
    expect(answer?.marks).toHaveLength(1);
    expect(answer && gradeAtOnce(first, answer)).toBe(false);
  });
});

describe('a Runner who waits', () => {
  test('lays nothing without a marker, whatever the time', () => {
    const read = new TrailRead(first);
    read.show(0);
    expect(read.wait(0, calm)).toBeNull();
    expect(read.tick(3_600_000, calm)).toBeNull();
    expect(read.lying).toBe(2);
  });

  test('M4, M5: every tile to mark is the last one first, and goes on a beat later; only the last one stays it', () => {
    const read = new TrailRead(first);
    let now = 0;
    read.show(now);
    for (let position = 1; position < length; position++) {
      expect(read.now).toMatchObject({ position, final: false, direction: first.answer.tiles[position - 1]?.next?.direction });
      expect(read.mark(symbolFor(first, read, true), now, calm)).toBeNull();
      expect(read.now).toMatchObject({ position: position + 1, final: true, direction: first.answer.tiles[position]?.final.direction });
      if (position === length - 1) break;
      expect(read.lays(calm)).toBe(true);
      expect(read.wait(now, calm)).toBe(BEAT_MS);
      read.tick(now + BEAT_MS - 1, calm);
      expect(read.now?.final).toBe(true);
      now += BEAT_MS;
      read.tick(now, calm);
      expect(read.lays(calm)).toBe(false);
      now += 10_000;
    }
    expect(read.lays(calm)).toBe(false);
    expect(read.wait(now, calm)).toBeNull();
    const answer = read.mark(symbolFor(first, read, true), now, calm);
    expect(answer?.marks).toHaveLength(length);
    expect(answer && gradeAtOnce(first, answer)).toBe(true);
  });

  test('lays the tile whatever fraction of a millisecond the marker came at', () => {
    for (let at = 0.1; at < 5000; at += 7.3) {
      const marked = { count: 1, at };
      const due = nextAt(first, at, marked, calm);
      expect(due).not.toBeNull();
      expect(lyingAfter(first, due ?? 0, marked, calm)).toBe(3);
    }
  });

  test('takes no marker while it lays a tile, right or wrong', () => {
    const read = new TrailRead(first);
    read.show(0);
    read.mark(symbolFor(first, read, true), 5000, calm);
    for (const well of [true, false]) expect(read.mark(symbolFor(first, read, well), 5500, calm)).toBeNull();
    expect(read.marks).toHaveLength(1);
  });

  test('does not lay out of sight: a pause stops the beat', () => {
    const read = new TrailRead(first);
    read.show(0);
    read.mark(symbolFor(first, read, true), 1000, calm);
    read.hide(1000 + BEAT_MS / 2);
    read.tick(60_000, calm);
    expect(read.now?.final).toBe(true);
    read.show(60_000);
    expect(read.wait(60_000, calm)).toBe(BEAT_MS / 2);
    read.tick(60_000 + BEAT_MS / 2, calm);
    expect(read.now).toMatchObject({ position: 2, final: false });
  });
});

test('impossible markers are not judged on, and never right', () => {
  expect(gradeAtOnce(first, { kind: 'trail', marks: [{ symbol: 'star', lying: 40 }] })).toBe(false);
  expect(gradeAtOnce(first, { kind: 'trail', marks: [] })).toBe(false);
  expect(gradedMarks(first, [{ symbol: 'star', lying: 40 }])).toEqual([]);
});

test('M3: what is counted on a tile agrees with the puzzles', () => {
  for (const puzzle of trails) {
    for (const [at, { tile, rotation }] of puzzle.position.path.entries()) {
      const reading = puzzle.answer.tiles[at]?.final;
      const face = puzzle.tiles[tile];
      if (face === undefined || reading === undefined) throw new Error('A tile is missing.');
      const counts = sectorCounts(face, rotation, reading.direction);
      expect(Object.fromEntries(counts.map(({ symbol, witnesses }) => [symbol, witnesses]))).toEqual(reading.counts);
      expect(legalSymbols(face, rotation, reading.direction)).toEqual(reading.symbols);
    }
  }
});

test('the table shows the tiles that lie with their markers, the walk what was counted for each', () => {
  const symbol = first.answer.tiles[0]?.next?.symbols[0] ?? 'star';
  const marks = [{ symbol, lying: 2 }];
  const [path] = trailView(first, 2, marks).paths;
  expect(path?.tiles.map(({ tile }) => tile)).toEqual(first.position.path.slice(0, 2).map(({ tile }) => tile));
  expect(path?.marks).toMatchObject([{ symbol, final: false, direction: first.answer.tiles[0]?.next?.direction }]);
  expect(trailSteps(first, marks)).toMatchObject([
    { position: 1, fault: null, legal: first.answer.tiles[0]?.next?.symbols, marker: { symbol, ok: true, final: false } },
  ]);
});
