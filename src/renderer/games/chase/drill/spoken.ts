/** A puzzle as it is read out: what is asked, and all that the eye would see; then why an answer is right or wrong. */
import type { Puzzle, Reason } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import { faceText } from '../lib/tile-text';
import { judgeChoice } from './judge-choice.svelte';
import { judgeReason, spokenJudge } from './judge-text';
import { pickReason, spokenPick } from './pick-text';
import { placeReason, spokenPlace } from './place-text';
import { questionText, reasonText } from './read-text';
import { routeReason, spokenRoute } from './route-text';
import { spokenTrail, trailReason } from './trail-text';

export function spokenPuzzle(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'read': {
      const tile = puzzle.tiles[puzzle.position.tile];
      return tile === undefined ? '' : `${questionText(puzzle)} ${faceText(tile, puzzle.position.rotation)}`;
    }
    case 'place':
      return spokenPlace(puzzle);
    case 'judge':
      return spokenJudge(puzzle, judgeChoice(puzzle).at);
    case 'trail':
      return spokenTrail(puzzle);
    case 'pick':
      return spokenPick(puzzle);
    case 'route':
      return spokenRoute(puzzle);
    default:
      return '';
  }
}

/** The reason of a graded answer; empty where the answer is not of the puzzle's kind. */
export function spokenReason(puzzle: Puzzle, answer: PuzzleAnswer, worth?: Reason): string {
  if (puzzle.kind === 'read' && answer.kind === 'read') return reasonText(puzzle, answer.symbol);
  if (puzzle.kind === 'route' && answer.kind === 'route') return routeReason(puzzle, answer.way, worth?.kind === 'route' ? worth : null);
  if (puzzle.kind === 'pick' && answer.kind === 'pick') return pickReason(puzzle);
  if (puzzle.kind === 'place' && answer.kind === 'place') return placeReason(puzzle, answer.spots);
  if (puzzle.kind === 'judge' && answer.kind === 'judge') return judgeReason(puzzle, answer);
  if (puzzle.kind === 'trail' && answer.kind === 'trail') return trailReason(puzzle, answer.marks);
  return '';
}
