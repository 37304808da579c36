/** The live table of Fugitive as the window gets it. */
import type { Verdict } from '../../rules/fugitive/judge';
import type { NotepadLevel, Rules } from '../../rules/fugitive/types';
import type { View } from '../../rules/fugitive/view';
import type { Score } from '../../rules/game';
import type { SeatSnapshot, TableSnapshot } from '../table';

/** A verdict with what the Marshal counted by (J1). */
export interface ShownVerdict extends Verdict {
  readonly notepad: NotepadLevel;
}

interface FugitiveTableTypes {
  readonly game: 'fugitive';
  readonly rules: Rules;
  readonly view: View;
  readonly asideOfSeat: null;
  readonly aside: null;
  readonly clock: null;
  readonly score: Score;
  readonly verdict: ShownVerdict;
}

export type FugitiveTable = TableSnapshot<FugitiveTableTypes>;
export type FugitiveSeat = SeatSnapshot<FugitiveTableTypes>;

/** What a full notepad counts (N3, N4); null where it gave up. */
export interface NotepadShown {
  /** So many ways there are, in digits. */
  readonly rows: string;
  /** By place: what may lie there. */
  readonly possible: readonly (readonly number[])[];
  /** Numbers with their chance to lie face down. */
  readonly odds: readonly (readonly [number, number])[];
}
