/** Hints to Fugitive's puzzles: what to look at first, then how much there is to find. */
import { countedFrom } from '../../../../rules/fugitive/notepad/count';
import { neededFor } from '../../../../rules/fugitive/drills/hand';
import { knowledgeOfRow } from '../../../../rules/fugitive/drills/position';
import { boundsOf } from '../../../../rules/fugitive/drills/why';
import type { Hint } from '../../../../shared/fugitive/hint';
import type { Puzzle } from '../../../../shared/fugitive/puzzle';

/** So many numbers are named where one of them is the best. */
const AMONG = 4;

/** All hints to a puzzle, the first that is given first. */
export function hintsOf(puzzle: Puzzle): Hint[] {
  switch (puzzle.kind) {
    case 'where':
    case 'back': {
      const { from, lowest, highest } = boundsOf(puzzle.position, puzzle.question.place - 1);
      return [
        { type: 'between', from, lowest, highest },
        { type: 'count', count: puzzle.answer.numbers.length },
      ];
    }
    case 'sure':
    case 'pair':
    case 'steps':
      return [{ type: 'count', count: puzzle.answer.numbers.length }];
    case 'call':
    case 'hunt': {
      const odds = [...(countedFrom(knowledgeOfRow(puzzle.position))?.odds ?? [])].sort(([, one], [, two]) => two - one);
      const [best = 0] = puzzle.answer.best;
      const numbers = [...new Set([best, ...odds.map(([number]) => number)])].slice(0, AMONG);
      return [{ type: 'among', numbers: numbers.sort((one, two) => one - two) }];
    }
    case 'gamble': {
      const not = [0, 1, 2].find((set) => !puzzle.answer.best.includes(set));
      return not === undefined ? [] : [{ type: 'not-set', set: not }];
    }
    case 'cheap':
      return [
        { type: 'needed', needed: neededFor(puzzle.position.last, puzzle.question.card) },
        { type: 'count', count: puzzle.answer.sprints.length },
      ];
    case 'way':
      return [{ type: 'length', length: puzzle.answer.way.length }];
  }
}
