/** What is opened over the screen that is shown: a round that runs stands still meanwhile. */

type Over = 'how-to-play' | 'about' | 'settings';

class Overlay {
  open = $state<Over | null>(null);

  /**
   * One of them was closed. A dialog tells so a moment later, when another may be open already: that one stays.
   */
  closed(which: Over): void {
    if (this.open === which) this.open = null;
  }
}

export const overlay = new Overlay();
