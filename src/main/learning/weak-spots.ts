/** Going over what was missed or slow, again, until each is twice right and fast. */

/** Right and fast answers in a row that mend a weak spot. */
const MENDED = 2;
/** Others between one showing and the next, as far as there are others. */
const GAP = 3;

/** How often a weak spot was right and fast since; 'mended' when it is one no more. */
export function mendedAfter(before: 0 | 1 | null, fast: boolean): 0 | 1 | 'mended' | null {
  if (!fast) return 0;
  if (before === null) return null;
  return before + 1 >= MENDED ? 'mended' : 1;
}

interface Waiting {
  readonly id: string;
  readonly mended: 0 | 1;
}

/** The order of a run over weak spots. */
export class WeakQueue {
  #waiting: readonly Waiting[];
  readonly #shown = new Map<string, Waiting>();
  readonly #due: number;
  #mended = 0;

  constructor(spots: readonly Waiting[]) {
    this.#waiting = spots;
    this.#due = spots.length;
  }

  /** How many were weak at the start, and how many of them are mended. */
  get progress(): { readonly due: number; readonly mended: number } {
    return { due: this.#due, mended: this.#mended };
  }

  /** The next to show; null while those left are being shown, or none is left. */
  next(): string | null {
    const [first, ...rest] = this.#waiting;
    if (first === undefined) return null;
    this.#waiting = rest;
    this.#shown.set(first.id, first);
    return first.id;
  }

  /** Takes an answer in: `fast` is right and not slow. */
  answered(id: string, fast: boolean): void {
    const shown = this.#shown.get(id);
    if (shown === undefined) return;
    this.#shown.delete(id);
    const mended = mendedAfter(shown.mended, fast);
    if (mended === null) return;
    if (mended === 'mended') {
      this.#mended += 1;
      return;
    }
    this.#put({ id, mended });
  }

  /** Whether none is left to show once `id`, the only one that is shown, is answered so. Changes nothing. */
  isLast(id: string, fast: boolean): boolean {
    const after = mendedAfter(this.#shown.get(id)?.mended ?? null, fast);
    return this.#waiting.length === 0 && (after === null || after === 'mended');
  }

  /** Puts back what was shown and not answered. */
  putBack(id: string): void {
    const shown = this.#shown.get(id);
    if (shown === undefined) return;
    this.#shown.delete(id);
    this.#put(shown);
  }

  #put(waiting: Waiting): void {
    const at = Math.min(GAP, this.#waiting.length);
    this.#waiting = [...this.#waiting.slice(0, at), waiting, ...this.#waiting.slice(at)];
  }
}
