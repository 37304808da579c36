/** A choice on its way from one of the two screens on which a match of several is arranged to the other: nothing is kept of it until one begins. */
import type { MatchChoice } from '../../../../shared/chase/match-choice';
import { settings } from '../../../lib/settings.svelte';

let carried: MatchChoice | null = null;

/** Has the screen that comes next begin with this choice. */
export function carry(choice: MatchChoice): void {
  carried = choice;
}

/** The choice that the screen before left, once; otherwise the last one with which a match was begun. */
export function arriving(): MatchChoice {
  const choice = carried ?? settings.current.lastMatch;
  carried = null;
  return choice;
}
