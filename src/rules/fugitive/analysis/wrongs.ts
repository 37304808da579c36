/**
 * What counts as a mistake in Fugitive, where nothing that breaks a rule can happen (F7): a call or a placement that was much worse than it
 * need have been, by the odds of N4. For the timeline, lists, puzzles and the analysis alike; luck is no part of it.
 */
import { GOAL } from '../cards';
import type { FugitiveEvent } from '../types';

/** A call is one that was less than half as likely as the best single number, and this much less likely. */
export const CALL_GAP = 0.25;
/** A placement is one after which a single number is at least as likely as not … */
export const PLACED_LIKELY = 0.5;
/** … and by this much likelier than any was before it. */
export const PLACED_RISE = 0.3;

/** J1: a call by its odds and the best there was; null where those were not counted. */
export function isWrongCall({ odds, best }: { readonly odds: number | null; readonly best: number | null }): boolean {
  return odds !== null && best !== null && best - odds >= CALL_GAP && odds < best / 2;
}

/** N4: a placement by her best odds before and after it; 42 lies face up and hides nothing. */
export function isWrongPlacement(event: Pick<Extract<FugitiveEvent, { type: 'place' }>, 'card'>, before: number, after: number): boolean {
  return event.card !== GOAL && after >= PLACED_LIKELY && after - before >= PLACED_RISE;
}
