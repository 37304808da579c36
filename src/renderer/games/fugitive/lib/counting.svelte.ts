/** What a full notepad counts, asked of the table after everything that happens: the window itself never waits for it. */
import type { NotepadShown } from '../../../../shared/fugitive/table';
import { ask } from '../../../lib/bridge';

export class Counting {
  /** What was counted last; null before, and where the count was given up. */
  shown = $state.raw<NotepadShown | null>(null);
  /** It was given up (N): too much lies face down. */
  gaveUp = $state(false);
  #asked = 0;

  /** Counts anew as the table of the match stands now for a seat. */
  async count(match: string, seat: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await ask('table.ask', { match, seat, question: { type: 'notepad' } });
    if (asked !== this.#asked || !answer.ok) return;
    this.shown = answer.value as NotepadShown | null;
    this.gaveUp = this.shown === null;
  }

  /** Nobody counts. */
  forget(): void {
    this.#asked += 1;
    this.shown = null;
    this.gaveUp = false;
  }
}
