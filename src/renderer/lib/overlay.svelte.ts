/** What is opened over the screen that is shown: a round that runs stands still meanwhile. */

type Over = 'how-to-play' | 'about' | 'settings';

/** The rules of a game, opened at a clause, or at their beginning. */
interface RulesAsked {
  readonly game: string;
  readonly clause: string | null;
}

class Overlay {
  open = $state<Over | null>(null);
  /** The rules lie over everything else, over *How to play* too: whoever closes them is where they were. */
  rules = $state.raw<RulesAsked | null>(null);

  /** Whether any of them is there. */
  get covers(): boolean {
    return this.open !== null || this.rules !== null;
  }

  /**
   * One of them was closed. A dialog tells so a moment later, when another may be open already: that one stays.
   */
  closed(which: Over): void {
    if (this.open === which) this.open = null;
  }
}

export const overlay = new Overlay();
