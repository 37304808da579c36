/** What is said of an answer to a puzzle: whether it is right, and why, as data without words. */
import type { PuzzleMistake, Reading, Spot } from './puzzle-parts';
import type { ChaseSymbol } from './replay';

/** Whether an answer is right, and why. */
export interface Grade {
  readonly right: boolean;
  readonly reason: Reason;
}

/** Why an answer is right or wrong, by kind. */
export type Reason =
  | { readonly kind: 'read'; readonly chosen: ChosenSymbol; readonly reading: Reading; readonly final: boolean }
  | { readonly kind: 'trail'; readonly marks: readonly GradedMark[]; readonly caught: boolean }
  | { readonly kind: 'judge'; readonly chosen: PuzzleMistake | null; readonly mistakes: readonly PuzzleMistake[] }
  | {
      readonly kind: 'place';
      /** Legal and not named. */
      readonly missed: readonly Spot[];
      /** Named and not legal; without a clause no hand could do it (P9). */
      readonly wrong: readonly (Spot & { readonly clause: string | null })[];
    }
  | { readonly kind: 'pick'; readonly missed: readonly string[]; readonly wrong: readonly string[] }
  | {
      readonly kind: 'route';
      /** The number of the way's tile at fault, from 0, with the clause; null where all are legal. */
      readonly fault: { readonly at: number; readonly clause: string } | null;
      readonly arrived: boolean;
      readonly length: number;
      readonly shortest: number;
    };

/** A symbol that was chosen: right, too few witnesses (M3, M4), or of a colour that is out (M6). */
export type ChosenSymbol = {
  readonly symbol: ChaseSymbol;
  readonly ok: boolean;
  readonly clause: 'M3' | 'M4' | 'M6';
};

/** A marker of a trail as it is graded (M2 to M5). */
export interface GradedMark extends ChosenSymbol {
  readonly position: number;
  readonly final: boolean;
  readonly reading: Reading;
}
