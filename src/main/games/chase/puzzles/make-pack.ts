/** The pack that ships: the same number of each kind, chosen from twice as many, and every fact of the tile set. */
import {
  PUZZLE_KINDS,
  type PickPuzzle,
  type PlacePuzzle,
  type Puzzle,
  type PuzzleKind,
  type ReadPuzzle,
} from '../../../../shared/chase/puzzle';
import type { ChasePack } from '../../../../shared/chase/pack';
import type { Random } from '../../../../rules/random';
import { balanced } from './balance';
import { makePuzzles } from './make';
import { makeFactPuzzles } from './make-read';

const PACK_NAME = 'Lookout';
/** The seed that the shipped pack is made from. */
export const PACK_SEED = 'lookout';
/** Puzzles of each kind in it: 3,240 in all. */
export const PACK_EACH = 540;

/** So many times as many are made as are wanted. */
const SURPLUS = 3;

/** What a theme is about at heart and balance alone would leave too rare: there are at least so many of them of each kind. */
const AT_HEART = 45;

/** Whether the colour that is out takes a right answer away (M6). */
export function colourDecides({ answer: { counts, symbols } }: ReadPuzzle): boolean {
  const most = Math.max(...Object.values(counts));
  return Object.values(counts).filter((count) => count === most).length > symbols.length;
}

/** Whether a Hideout can join two paths, or fails to (F3). */
export function joinsPaths(puzzle: PlacePuzzle | PickPuzzle): boolean {
  const { position, question, answer, tiles } = puzzle;
  if (position.paths.length < 2) return false;
  if ('tries' in answer) {
    const hideout = tiles[(question as PlacePuzzle['question']).tile]?.kind === 'hideout';
    return hideout && answer.tries.some(({ clause }) => clause === undefined || clause === 'F3');
  }
  return answer.tiles.some(({ tile, spots, clauses }) => tiles[tile]?.kind === 'hideout' && (spots.length > 0 || clauses.includes('F3')));
}

function isAtHeart(puzzle: Puzzle): boolean {
  switch (puzzle.kind) {
    case 'read':
      return colourDecides(puzzle);
    case 'place':
    case 'pick':
      return joinsPaths(puzzle);
    default:
      return false;
  }
}

/** `count` of the puzzles in balance, the rare ones among them. */
function chosenFrom<Any extends Puzzle>(made: readonly Any[], count: number): Any[] {
  const rare = balanced(made.filter(isAtHeart), AT_HEART);
  return [
    ...rare,
    ...balanced(
      made.filter((puzzle) => !isAtHeart(puzzle)),
      count - rare.length,
    ),
  ];
}

function puzzlesOf(kind: PuzzleKind, count: number, random: Random): Puzzle[] {
  if (kind !== 'read') return chosenFrom(makePuzzles(kind, SURPLUS * count, random), count);
  const facts = makeFactPuzzles(random);
  return [...facts, ...chosenFrom(makePuzzles('read', SURPLUS * count, random), count - facts.length)];
}

/** Makes a pack with `each` puzzles of every kind; `chanceFor` gives a generator for each kind. */
export function makePack(each: number, chanceFor: (kind: PuzzleKind) => Random): ChasePack {
  return { name: PACK_NAME, puzzles: PUZZLE_KINDS.flatMap((kind) => puzzlesOf(kind, each, chanceFor(kind))) };
}
