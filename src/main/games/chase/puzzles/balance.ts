/** Choosing from more puzzles than are wanted, so that themes, difficulty and answers come up about as often as each other. */
import type { JudgePuzzle, Puzzle } from '../../../../shared/chase/puzzle';

/** How many classes of difficulty are told apart within a kind. */
const CLASSES = 3;

/** What is right, as far as it can be guessed without looking: the symbol, the clause, how many spots, tiles or steps. */
export function answerClass(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'read':
      return puzzle.answer.symbols.join(' or ');
    case 'trail':
      return `${String(puzzle.answer.tiles.length)} tiles`;
    case 'judge':
      return puzzle.answer.mistakes.map(({ clause }) => clause).join(' and ') || `none, ${endingOf(puzzle)}`;
    case 'place': {
      const legal = puzzle.answer.tries.filter(({ clause }) => clause === undefined).length;
      return legal > 4 ? '5 or more' : legal === 0 ? 'none' : String(legal);
    }
    case 'pick':
      return `${String(puzzle.answer.tiles.filter(({ spots }) => spots.length > 0).length)} fit`;
    case 'route':
      return puzzle.answer.length > 8 ? '9 or more' : `${String(puzzle.answer.length)} tiles`;
  }
}

/** How a round without a mistake ended: a Hideout, or a marker on the final tile. */
function endingOf({ position }: JudgePuzzle): string {
  return position.round.events[position.round.events.length - 1]?.type === 'place' ? 'escaped' : 'caught';
}

/** The ratings from which the classes of difficulty of these puzzles begin, the lowest first. */
function difficultySteps(puzzles: readonly Puzzle[]): number[] {
  const ratings = puzzles.map(({ rating }) => rating).sort((a, b) => a - b);
  return Array.from({ length: CLASSES }, (_, at) => ratings[Math.floor((at * ratings.length) / CLASSES)] ?? 0);
}

/** An answer that can be guessed does more harm than a theme that is common. */
const ANSWER_WEIGHT = 3;

/**
 * `count` of the puzzles, one after the other the one whose answer, difficulty and themes are the rarest among the chosen so
 * far; of several the one that stands first. They come in the order in which they were given.
 */
export function balanced<Any extends Puzzle>(puzzles: readonly Any[], count: number): Any[] {
  const steps = difficultySteps(puzzles);
  const left = puzzles.map((puzzle, at) => ({
    puzzle,
    at,
    answer: `answer ${answerClass(puzzle)}`,
    difficulty: `difficulty ${String(steps.filter((rating) => puzzle.rating >= rating).length)}`,
  }));
  const counts = new Map<string, number>();
  const countOf = (name: string): number => counts.get(name) ?? 0;
  const chosen: typeof left = [];
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let least = Infinity;
    for (const [at, { puzzle, answer, difficulty }] of left.entries()) {
      const { themes } = puzzle;
      const ofThemes = themes.reduce((sum, theme) => sum + countOf(theme), 0) / Math.max(1, themes.length);
      const common = ANSWER_WEIGHT * countOf(answer) + countOf(difficulty) + ofThemes;
      if (common < least) [best, least] = [at, common];
    }
    const [taken] = left.splice(best, 1);
    if (taken === undefined) break;
    for (const each of [...taken.puzzle.themes, taken.answer, taken.difficulty]) counts.set(each, countOf(each) + 1);
    chosen.push(taken);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ puzzle }) => puzzle);
}
