/** What the table shows while a judged round is walked along: the tile that is explained, and those that lie turned over. */
import type { WalkStep } from '../../../../shared/chase/table';
import type { Spotlight, TurnedTile } from '../board';
import { isUnread, turnedUntil } from '../lib/ceremony';
import { spotlightOn } from '../lib/spotlight';
import { isWrong, type Walk } from '../lib/walk.svelte';

/** So long a tile of the walk lies on its face, at single speed. */
const LOOK_MS = 1100;

export class WalkOnTable {
  readonly #walk: Walk;
  readonly #steps: readonly WalkStep[];
  /** The step's tile has been looked at, and is turned over to what its back says. */
  #looked = $state(false);
  #backs = $state(true);

  /** `steps` are those of the walk. */
  constructor(walk: Walk, steps: readonly WalkStep[]) {
    this.#walk = walk;
    this.#steps = steps;
  }

  /** Whether walked tiles lie on their backs, or all on their faces. */
  get backs(): boolean {
    return this.#backs;
  }
  toggleBacks(): void {
    this.#backs = !this.#backs;
  }

  /** The tile that is explained has been looked at: it turns over as well. */
  turnOver(): void {
    this.#looked = true;
  }

  /** So many steps of the walk have their tile turned over: a wrong one lies face up as long as it is looked at, since that proves it. */
  get over(): number {
    const { done, at, step } = this.#walk;
    const proves = step !== null && isWrong(step);
    return !this.#backs ? 0 : done ? this.#steps.length : at + (this.#looked && !proves ? 1 : 0);
  }
  readonly turned: readonly TurnedTile[] = $derived.by(() => turnedUntil(this.#steps, this.over));
  readonly spotlight: Spotlight | null = $derived.by(() => {
    const { step } = this.#walk;
    return step === null ? null : spotlightOn(step, 'no answer', isUnread(this.#steps, step));
  });

  /** Lets the walk go on by itself, and each tile lie on its face first; called in a component, for as long as that lives. */
  follow(): void {
    const walk = this.#walk;
    $effect(() => {
      const { pace, at } = walk;
      void at;
      if (pace === null) return;
      const timer = setTimeout(() => walk.next(), pace);
      return () => {
        clearTimeout(timer);
      };
    });
    // Witnesses first, then what they say.
    $effect(() => {
      void walk.at;
      this.#looked = false;
      const timer = setTimeout(() => this.turnOver(), LOOK_MS / walk.speed);
      return () => {
        clearTimeout(timer);
      };
    });
  }
}
