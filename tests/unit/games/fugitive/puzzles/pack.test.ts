import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fugitivePuzzles } from '../../../../../src/main/games/fugitive/puzzles/fugitive-puzzles';
import { makePuzzles } from '../../../../../src/main/games/fugitive/puzzles/make-pack';
import { packText, readPack, type FugitivePack } from '../../../../../src/main/games/fugitive/puzzles/pack';
import { FUGITIVE_PACKS } from '../../../../../src/main/games/fugitive/puzzles/packs';
import { isPlain } from '../../../../../src/main/games/fugitive/puzzles/plain';
import { lookOf } from '../../../../../src/main/games/fugitive/puzzles/seal';
import { plainFault } from '../../../../../src/main/replay/fault';
import { DRILL_KINDS } from '../../../../../src/rules/fugitive/drills/types';
import type { Puzzle, PuzzleAnswer } from '../../../../../src/shared/fugitive/puzzle';

const text = readFileSync('resources/fugitive/puzzles.json', 'utf8');
let pack: FugitivePack;

beforeAll(() => {
  // Reading proves every puzzle: its answer in both ways, its themes and its id.
  const read = readPack(text);
  if (!read.ok) throw new Error(JSON.stringify(plainFault(read.error)));
  pack = read.value;
}, 240_000);

/** One puzzle with something changed, read as a pack. */
function faultOf(change: (puzzle: Record<string, never>) => object): string {
  const [first] = pack.puzzles.filter(({ kind }) => kind === 'where');
  const puzzle = { ...first, ...change(structuredClone(first) as unknown as Record<string, never>) };
  const read = readPack(packText({ name: 'One', puzzles: [puzzle as Puzzle] }));
  return read.ok ? '' : plainFault(read.error).message;
}

/** A right answer. */
function rightAnswer(puzzle: Puzzle): PuzzleAnswer {
  switch (puzzle.kind) {
    case 'call':
    case 'hunt':
      return { kind: puzzle.kind, number: puzzle.answer.best[0] ?? 0 };
    case 'gamble':
      return { kind: 'gamble', set: puzzle.answer.best[0] ?? 0 };
    case 'cheap':
      return { kind: 'cheap', sprints: puzzle.answer.sprints };
    case 'way':
      return { kind: 'way', way: puzzle.answer.way };
    case 'pair':
      return { kind: 'pair', numbers: puzzle.answer.numbers.length < 2 ? [] : puzzle.answer.numbers.slice(0, 2) };
    default:
      return { kind: puzzle.kind, numbers: puzzle.answer.numbers };
  }
}

describe("Fugitive's shipped pack", () => {
  it('holds as many puzzles of each of the ten kinds, no two that look the same', () => {
    for (const kind of DRILL_KINDS) expect(pack.puzzles.filter((puzzle) => puzzle.kind === kind)).toHaveLength(99);
    const looks = pack.puzzles.map((puzzle) => lookOf(puzzle));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('has of each kind some for a newcomer, and reaches over two hundred points of rating', () => {
    for (const kind of DRILL_KINDS) {
      const own = pack.puzzles.filter((puzzle) => puzzle.kind === kind);
      const ratings = own.map(({ rating }) => rating);
      expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(200);
      if (kind !== 'hunt') expect(own.filter((puzzle) => isPlain(puzzle)).length).toBeGreaterThan(10);
    }
  });

  it('has no answer that is right far too often, and nothing is right now and then where that can be (D2, D4, D7, D9)', () => {
    const share = (kind: string, holds: (puzzle: Puzzle) => boolean): number => {
      const own = pack.puzzles.filter((puzzle) => puzzle.kind === kind);
      return own.filter(holds).length / own.length;
    };
    const nothing = {
      sure: share('sure', (each) => each.kind === 'sure' && each.answer.numbers.length === 0),
      pair: share('pair', (each) => each.kind === 'pair' && each.answer.numbers.length < 2),
      steps: share('steps', (each) => each.kind === 'steps' && each.answer.numbers.length === 0),
      way: share('way', (each) => each.kind === 'way' && each.answer.way.length === 0),
    };
    for (const part of Object.values(nothing)) expect(part > 0 && part < 0.5).toBe(true);
    for (const set of [0, 1, 2])
      expect(share('gamble', (each) => each.kind === 'gamble' && each.answer.best.includes(set))).toBeLessThan(0.55);
  });

  it('grades a right answer right, and says what hints there are, each once', () => {
    for (const puzzle of pack.puzzles) {
      expect(fugitivePuzzles.grade(puzzle, rightAnswer(puzzle))?.right).toBe(true);
      const hints = fugitivePuzzles.hints(puzzle, []).map((hint) => JSON.stringify(hint));
      expect(hints.length).toBeGreaterThan(0);
      expect(new Set(hints).size).toBe(hints.length);
    }
  });

  it('names what is wrong with a puzzle of a file', () => {
    expect(faultOf(() => ({}))).toBe('');
    expect(faultOf(() => ({ answer: { numbers: [41] } }))).toBe('The rules give another answer.');
    expect(faultOf(() => ({ id: '0'.repeat(32) }))).toMatch(/^The id of this puzzle is /);
    expect(faultOf(() => ({ question: { place: 24 } }))).toBe('This cannot be asked about this row (D).');
    expect(faultOf(() => ({ position: { places: [{ number: null, sprints: 0, draws: [0, 0, 0] }], hand: [], wrong: [] } }))).toBe(
      'No row or hand can be like this (F3, N2).',
    );
  });

  it('comes from its seed: the same seed makes the same puzzles', () => {
    expect(makePuzzles('twice', 1)).toEqual(makePuzzles('twice', 1));
  });

  it('ships under an id of its own, with its outline', () => {
    const [shipped, ...others] = FUGITIVE_PACKS.shipped(text);
    expect([shipped?.id, others]).toEqual(['fugitive', []]);
    expect(shipped?.puzzles()[0]).toMatchObject({ fact: null, seats: 2 });
    expect(FUGITIVE_PACKS.shipped(null)).toEqual([]);
  });
});
