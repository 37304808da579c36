/** Which part of a judged answer is looked at. It is read out when keys come to it. */
import { announcer } from '../../../lib/announcer.svelte';
import { stepped } from '../lib/hand';
import { rowText, type JudgedRow } from './judged-row';

export class LookedRow {
  #at = $state(-1);

  /** Its place among the rows; -1: none of them alone, but the whole answer. */
  get at(): number {
    return this.#at;
  }

  goTo(at: number): void {
    this.#at = at;
  }
  /** Looks at a row, or where it is looked at already, at the whole again. */
  toggle(at: number): void {
    this.#at = this.#at === at ? -1 : at;
  }

  /** On to the next row, or back; around at the ends. */
  step(rows: readonly JudgedRow[], by: 1 | -1): void {
    this.#at = stepped(rows, this.#at === -1 && by === -1 ? 0 : this.#at, by);
    this.#tell(rows);
  }
  /** From tile to tile of a way, not beyond its ends. The whole ends with its last tile, so one goes back to the one before. */
  walk(rows: readonly JudgedRow[], by: 1 | -1): void {
    const from = this.#at === -1 && by === -1 ? rows.length - 1 : this.#at;
    this.#at = Math.max(0, Math.min(rows.length - 1, from + by));
    this.#tell(rows);
  }

  #tell(rows: readonly JudgedRow[]): void {
    const row = rows[this.#at];
    if (row !== undefined) announcer.say(rowText(row));
  }
}
