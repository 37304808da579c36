/** From a drill to a whole puzzle, and back: everything that a puzzle says follows from what it asks. */
import { judgeAnswer } from '../../../../rules/fugitive/drills/judge';
import { impossible } from '../../../../rules/fugitive/drills/possible';
import { drillText, lookText, made, type Made } from '../../../../rules/fugitive/drills/make';
import { DRILL_THEMES, type Draft, type DrillAnswer } from '../../../../rules/fugitive/drills/types';
import { accepted, type Result } from '../../../../rules/result';
import type { Puzzle } from '../../../../shared/fugitive/puzzle';
import { phrase, type FaultKey, type Phrase } from '../../../../shared/phrase';
import { digestOf } from '../../../digest';

/** Where a puzzle is at fault, as keys from the puzzle inwards, and what it is. */
export interface PuzzleFault {
  readonly keys: readonly (string | number)[];
  readonly what: Phrase;
}

function puzzleFault(keys: readonly string[], key: FaultKey, facts?: Phrase['facts']): Result<never, PuzzleFault> {
  return { ok: false, error: { keys, what: phrase(key, facts) } };
}

/** The id of a puzzle that asks this. */
export function puzzleIdOf(draft: Draft): string {
  return digestOf(`fugitive ${drillText(draft)}`);
}

/** What puzzles that somebody would take for the same have in common. */
export function lookOf(draft: Draft): string {
  return digestOf(lookText(draft));
}

/** The whole puzzle of a drill that was made. */
export function sealed({ drill, rating, themes }: Made, source: string): Puzzle {
  const head = { id: puzzleIdOf(drill), game: 'fugitive', themes: DRILL_THEMES.filter((theme) => themes.includes(theme)), rating, source };
  // A drill's kind, position, question and answer belong together by its type.
  return structuredClone({ ...head, ...drill }) as unknown as Puzzle;
}

/** Whether both say the same: where any of several is right, whether what the one names is right by the other. */
function sameAnswer(puzzle: Puzzle, right: Puzzle): boolean {
  if (puzzle.kind !== 'cheap' && puzzle.kind !== 'way') return JSON.stringify(puzzle.answer) === JSON.stringify(right.answer);
  return judgeAnswer(right, { kind: puzzle.kind, ...puzzle.answer } as DrillAnswer)?.right === true;
}

/**
 * Whether the puzzle holds: its position can come about, its answer is what the rules say in both ways, its themes and its id follow from it.
 * Its rating and source are its own: ratings change with play. Answers the puzzle itself, or its first fault.
 */
export function provePuzzle(puzzle: Puzzle): Result<Puzzle, PuzzleFault> {
  const { kind, position, question } = puzzle;
  const draft = { kind, position, question } as Draft;
  const why = impossible(draft);
  if (why !== null) return puzzleFault([why], `fault.fugitive.puzzle-${why}`);
  const again = made(draft);
  if (again === null) return puzzleFault(['position'], 'fault.fugitive.puzzle-none');
  const right = sealed(again, puzzle.source);
  if (!sameAnswer(puzzle, right)) return puzzleFault(['answer'], 'fault.puzzle-answer');
  if (puzzle.themes.length !== right.themes.length || !right.themes.every((theme) => puzzle.themes.includes(theme))) {
    if (right.themes.length === 0) return puzzleFault(['themes'], 'fault.puzzle-no-themes');
    return puzzleFault(['themes'], 'fault.puzzle-themes', { themes: right.themes.join(', ') });
  }
  return puzzle.id === right.id ? accepted(puzzle) : puzzleFault(['id'], 'fault.puzzle-id', { id: right.id });
}
