/** Attempts at Chase's puzzles, made up: what a large store is filled with. */
import { ROTATIONS } from '../../../../../rules/chase/compass';
import type { Attempt } from '../../../../../shared/drill-record';
import { PUZZLE_KINDS, type Puzzle } from '../../../../../shared/chase/puzzle';
import { chanceOf } from '../../../../chance';
import { dayAt, drawn, grownBy } from '../../../../bench/given';
import { FACTS } from '../../puzzles/fact-list';
import { factPuzzle } from '../../puzzles/facts';
import { makePuzzles } from '../../puzzles/make';

/** One in so many attempts is of another kind than reading, and so many puzzles there are of each. */
const OTHER_KIND_IN = 4;
const OF_KIND = 40;

/** What an attempt says of its puzzle. */
interface Asked {
  readonly puzzle: Puzzle;
  readonly fact: string | null;
}

/** Attempts without end, like those that people make who get better; `at` says when. */
export function attemptsFrom(seed: string): (at: number) => Attempt {
  const chance = chanceOf(`${seed}/attempts`);
  const reads: Asked[] = FACTS.flatMap((fact) =>
    ROTATIONS.flatMap((rotation) => {
      const puzzle = factPuzzle(fact, rotation);
      return puzzle === undefined ? [] : [{ puzzle, fact: fact.id }];
    }),
  );
  const others = PUZZLE_KINDS.filter((kind) => kind !== 'read').map((kind) =>
    makePuzzles(kind, OF_KIND, chanceOf(`${seed}/${kind}`)).map((puzzle): Asked => ({ puzzle, fact: null })),
  );
  return (at) => {
    const { puzzle, fact } = drawn(chance.below(OTHER_KIND_IN) === 0 ? drawn(others, chance) : reads, chance);
    const grown = grownBy(at);
    // One way of reading stays harder than the others.
    const hard = puzzle.kind === 'read' && puzzle.question.direction === 'w' ? 0.08 : 0;
    const right = chance.fraction() < 0.66 + 0.27 * grown - hard;
    const common = {
      puzzle: puzzle.id,
      kind: puzzle.kind,
      themes: puzzle.themes,
      day: dayAt(at),
      at,
      millis: Math.round((1700 - 900 * grown) * Math.exp(1.5 * chance.fraction() ** 2)),
      right,
      slow: false,
      helped: chance.below(50) === 0,
      rated: true,
      fact,
    };
    if (puzzle.kind !== 'read') return { ...common, direction: null, rotation: null, chosen: null, expected: null };
    const { symbols } = puzzle.answer;
    const wrong = (['diamond', 'square', 'star', 'triangle'] as const).find((symbol) => !symbols.includes(symbol)) ?? null;
    return {
      ...common,
      direction: puzzle.question.direction,
      rotation: puzzle.position.rotation,
      chosen: right ? (symbols[0] ?? null) : wrong,
      expected: symbols.length === 1 ? (symbols[0] ?? null) : null,
    };
  };
}
