/** What a wish to close the window comes to while a round goes on. Pure: times are passed in, in milliseconds. */

/** A second wish within this time is no new question. */
const INSIST_MS = 5_000;
/** Wishes that follow each other this closely are one held key (Ctrl+Q, Alt+F4), which starts to repeat within this time. */
const HELD_MS = 1_000;

export class Closing {
  #askedAt = Number.NEGATIVE_INFINITY;
  #wishedAt = Number.NEGATIVE_INFINITY;

  /**
   * `ask`: the page puts the question. `close`: whoever asks twice means it, and a page that hangs cannot keep the window
   * open. `held`: the same press goes on, which answers nothing.
   */
  wish(now: number): 'ask' | 'close' | 'held' {
    const since = now - this.#wishedAt;
    this.#wishedAt = now;
    if (since < HELD_MS) return 'held';
    if (now - this.#askedAt < INSIST_MS) return 'close';
    this.#askedAt = now;
    return 'ask';
  }
}
