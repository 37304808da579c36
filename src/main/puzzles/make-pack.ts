/** The pack that ships: the same number of each kind, chosen from twice as many, and every fact of the tile set. */
import { PUZZLE_KINDS, type Pack, type Puzzle, type PuzzleKind } from '../../shared/puzzle';
import type { Random } from '../engine/random';
import { balanced } from './balance';
import { makePuzzles } from './make';
import { makeFactPuzzles } from './make-read';

export const PACK_NAME = 'Lookout';
/** The seed that the shipped pack is made from. */
export const PACK_SEED = 'lookout';
/** Puzzles of each kind in it: 3,240 in all. */
export const PACK_EACH = 540;

/** So many times as many are made as are wanted. */
const SURPLUS = 3;

function puzzlesOf(kind: PuzzleKind, count: number, random: Random): Puzzle[] {
  if (kind !== 'read') return balanced(makePuzzles(kind, SURPLUS * count, random), count);
  const facts = makeFactPuzzles(random);
  return [...facts, ...balanced(makePuzzles('read', SURPLUS * count, random), count - facts.length)];
}

/** Makes a pack with `each` puzzles of every kind; `chanceFor` gives a generator for each kind. */
export function makePack(each: number, chanceFor: (kind: PuzzleKind) => Random): Pack {
  return { name: PACK_NAME, puzzles: PUZZLE_KINDS.flatMap((kind) => puzzlesOf(kind, each, chanceFor(kind))) };
}
