/** What is opened over the screen that is shown: a round that runs stands still meanwhile. */

class Overlay {
  open = $state<'how-to-play' | 'about' | 'settings' | null>(null);
}

export const overlay = new Overlay();
