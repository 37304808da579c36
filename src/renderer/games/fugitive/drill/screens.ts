/** What puzzles of Fugitive are shown with. */
import type { Hint } from '../../../../shared/fugitive/hint';
import type { Puzzle, PuzzleAnswer } from '../../../../shared/fugitive/puzzle';
import { judgeAnswer } from '../../../../rules/fugitive/drills/judge';
import type { DrillScreens } from '../../../lib/games';
import Missed from './Missed.svelte';
import PuzzleStage from './PuzzleStage.svelte';
import { hintText, rightText, spokenPuzzle } from './puzzle-text';

/** A glance at what is right; in milliseconds. */
const GLANCE_MS = 1500;

const screens: DrillScreens = {
  Stage: PuzzleStage,
  Missed,
  hintText: (hint: Hint) => hintText(hint),
  spokenPuzzle: (puzzle: Puzzle) => spokenPuzzle(puzzle),
  // All of it is read out with the question, and stands in the row and the hand as text.
  hearables: () => [],
  spokenReason: (puzzle: Puzzle) => rightText(puzzle),
  gradeAtOnce: (puzzle: Puzzle, answer: PuzzleAnswer) => judgeAnswer(puzzle, answer)?.right ?? null,
  laidOf: () => [],
  glanceMillis: () => GLANCE_MS,
};

export default screens;
