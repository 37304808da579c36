/** What a kind's part of the drill screen is given, and which kinds have one. */
import type { Mode, RunView } from '../../../../shared/drill';
import type { Hint } from '../../../../shared/chase/hint';
import type { Puzzle, PuzzleAnswer, PuzzleKind } from '../../../../shared/chase/puzzle';
import type { Feedback } from '../../../lib/drill/run.svelte';

/** Kinds that `PuzzleStage.svelte` has a part for: no other is offered. */
export const SHOWN_KINDS: readonly PuzzleKind[] = ['read', 'trail', 'judge', 'place', 'pick', 'route'];

export interface StageProps<Shown extends Puzzle> {
  /** The puzzle on the screen; its part is made anew for another kind, not for another puzzle. */
  puzzle: Shown;
  /** Puzzles to have drawn beforehand, this one among them; not all of the same kind. */
  ready: readonly Puzzle[];
  /** What came of the answer; null as long as there is none. */
  feedback: Feedback | null;
  /** Those given; to a route, those that go on from what is laid. */
  hints: readonly Hint[];
  /** Arrows in place of heads. */
  plain: boolean;
  /** How fast trails grow now. */
  runner: RunView['runner'];
  mode: Mode;
  /** Nobody is hurried. */
  noClock: boolean;
  /** Does nothing where the puzzle is answered already. */
  onanswer: (answer: PuzzleAnswer) => void;
  /** Goes on once the puzzle is answered. */
  /** `tapped` by what answers, too: a second tap must not answer the next puzzle. */
  onnext: (tapped?: 'tapped') => void;
}
