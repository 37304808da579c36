import type { IconName } from '../../Icon.svelte';

/** What somebody is remembered for after a game, in words. */
export interface AwardShown {
  /** Among those of the same game. */
  readonly id: string;
  readonly icon: IconName;
  /** What for. */
  readonly title: string;
  /** Who. */
  readonly name: string;
  /** By how much. */
  readonly why: string;
}
