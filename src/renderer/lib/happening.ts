/** What happens at a table, told for ears. */
import type { From } from './sound';

/** What the sounds tell apart of what happens at a table. */
export type Cue = 'start' | 'place' | 'hideout' | 'mark' | 'caught' | 'final' | 'item' | 'switch' | 'over';

/** Something that changed from one look at the table to the next, in words for a screen reader. */
export interface Happening {
  readonly cue: Cue | null;
  readonly text: string;
  /** Who did it: where its sound comes from, and with which voice. */
  readonly from?: From | undefined;
}
