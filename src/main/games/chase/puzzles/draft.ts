/** A puzzle before it is solved: what lies there and what is asked. */
import type {
  JudgePuzzle,
  PickPuzzle,
  PlacePuzzle,
  Puzzle,
  PuzzleTheme,
  ReadPuzzle,
  RoutePuzzle,
  TrailPuzzle,
} from '../../../../shared/chase/puzzle';
import { phrase, type FaultKey, type Phrase } from '../../../../shared/phrase';
import type { Result } from '../../../../rules/result';

type Asked<Of extends Puzzle> = Pick<Of, 'kind' | 'position' | 'question' | 'tiles'>;

export type ReadDraft = Asked<ReadPuzzle>;
export type TrailDraft = Asked<TrailPuzzle>;
export type JudgeDraft = Asked<JudgePuzzle>;
export type PlaceDraft = Asked<PlacePuzzle>;
export type PickDraft = Asked<PickPuzzle>;
export type RouteDraft = Asked<RoutePuzzle>;
export type Draft = ReadDraft | TrailDraft | JudgeDraft | PlaceDraft | PickDraft | RouteDraft;

/** What follows from a draft alone. */
interface Solution<Answer> {
  readonly answer: Answer;
  /** In any order. */
  readonly themes: readonly PuzzleTheme[];
  /** Where the puzzle's rating starts. */
  readonly rating: number;
}

/** Where a puzzle is at fault, as keys from the puzzle inwards, and what it is. */
export interface PuzzleFault {
  readonly keys: readonly (string | number)[];
  readonly what: Phrase;
}

export type Solved<Answer> = Result<Solution<Answer>, PuzzleFault>;

/** A refusal of what stands at `keys`. */
export function puzzleFault(
  keys: readonly (string | number)[],
  key: FaultKey,
  facts?: Phrase['facts'],
): { readonly ok: false; readonly error: PuzzleFault } {
  return { ok: false, error: { keys, what: phrase(key, facts) } };
}
