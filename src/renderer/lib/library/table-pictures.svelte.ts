/** Tables of saved rounds as they stood last, for pictures: asked for one after the other, and kept for who scrolls back. */
import type { TableShown } from '../../../shared/replay-requests';
import { ask } from '../bridge';
import { gameOf } from '../games';

/** So many are kept: some screens full. */
const KEPT = 120;

class TablePictures {
  readonly #kept = new Map<string, Promise<TableShown | null>>();
  #last: Promise<unknown> = Promise.resolve();
  #age = $state(0);

  /** Counts how often all were forgotten: a picture that is shown is asked for anew then. */
  get age(): number {
    return this.#age;
  }

  /** The table of a round, from 0; null where it cannot be shown. Its game's picture is read by then. */
  of(id: string, round: number): Promise<TableShown | null> {
    const key = `${String(round)} ${id}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const table = this.#last.then(() => this.#ask(id, round));
    this.#last = table;
    this.#kept.set(key, table);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return table;
  }

  /** A match went on, or is another one by now. */
  forget(): void {
    this.#kept.clear();
    this.#age += 1;
  }

  async #ask(id: string, round: number): Promise<TableShown | null> {
    const answer = await ask('replay.table', { id, round });
    if (!answer.ok) return null;
    await gameOf(answer.value.game).tablePicture.prepare();
    return answer.value;
  }
}

export const tablePictures = new TablePictures();
