/** The question that is put before the day's one rated try is used up. */
import { usesUpDaily, type RunView } from '../../../shared/drill';

/** How a run is about to end. */
export type EndingBy = 'leave' | 'restart';

export class EndQuestion {
  #asked = $state<EndingBy | null>(null);
  #decide: ((agreed: boolean) => void) | null = null;

  /** What is asked about just now; null where nothing is. */
  get asked(): EndingBy | null {
    return this.#asked;
  }

  /**
   * Whether the run may end now; asks, where that uses the day's try up. Its time goes on meanwhile: a question gives no time to
   * think, and costs no rating. Asked once more before there is an answer, it is no.
   */
  async mayEnd(run: RunView | null, by: EndingBy): Promise<boolean> {
    if (run === null || !usesUpDaily(run)) return true;
    if (this.#asked !== null) return false;
    const agreed = await new Promise<boolean>((resolve) => {
      this.#decide = resolve;
      this.#asked = by;
    });
    this.#asked = null;
    return agreed;
  }

  answer(agreed: boolean): void {
    this.#decide?.(agreed);
  }
}
