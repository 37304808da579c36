/**
 * What a seat whose path is over does on the side (F4): it guesses the markers of the other path. Whoever still plays sits beside it, so
 * nothing that is seen or heard tells what was guessed, or whether it was right.
 */
import { untrack } from 'svelte';
import type { ChaseSymbol } from '../../../../shared/chase/replay';
import type { ChaseSeat } from '../../../../shared/chase/table';
import type { Refusal } from '../../../../shared/refusal';
import type { Seat } from '../../../../shared/table';
import type { Outlets } from '../../../lib/outlets';
import { Grace } from '../../../lib/grace.svelte';
import { Passing } from '../../../lib/passing.svelte';
import { t } from '../../../lib/words.svelte';
import type { AtTable } from '../lib/at-table';
import { guessesOf, type OpenGuess } from '../lib/reading';
import type { Post } from './deeds';

/** Keys pressed this soon after the catch were meant for the round. */
const GRACE_MS = 1000;
const SAID_MS = 900;
/** Refusals that need no word: the panel shows the next tile already. */
const SILENT: readonly string[] = ['nothing-to-guess', 'still-plays', 'round-over'];

/** Whose guesses they are. */
interface Guesser {
  readonly seat: Seat | null;
  readonly own: ChaseSeat | null;
  refused(refusal: Refusal): void;
}

export class Guesses {
  /** A guess was taken just now. */
  readonly said = new Passing<true>();
  readonly #table: AtTable;
  readonly #say: Outlets['say'];
  readonly #of: Guesser;
  readonly #grace = new Grace(GRACE_MS);

  constructor(table: AtTable, say: Outlets['say'], of: Guesser) {
    this.#table = table;
    this.#say = say;
    this.#of = of;
  }

  /** The tiles to guess, the first of them now; null for a seat that still plays. */
  get open(): readonly OpenGuess[] | null {
    const { own, seat } = this.#of;
    return own === null || seat === null ? null : guessesOf(own.view, seat, own.aside.guessed);
  }

  /** Whether the seat is done with its path while the other one goes on. */
  get done(): boolean {
    return this.open !== null;
  }

  /** Whether a guess would be taken: not just after the catch. */
  get ready(): boolean {
    return this.#grace.over;
  }

  /** What the seat's keys and buttons do now. */
  get post(): Post | null {
    const role = this.#of.own?.view.role ?? null;
    return role === 'runner' && this.done ? 'onlooker' : role;
  }

  /** Keeps up with the table; called in a component, for as long as that lives. `began` is called once there is something to guess. */
  follow(began: () => void): void {
    const done = $derived(this.done);
    this.#grace.follow(() => done);
    $effect(() => {
      if (done) untrack(began);
    });
  }

  /** Guesses the first tile that is open. */
  async guess(symbol: ChaseSymbol): Promise<void> {
    const [next] = this.open ?? [];
    if (next === undefined || !this.ready) return;
    const answer = await this.#table.act({ type: 'guess', position: next.index + 1, symbol }, this.#of.seat);
    if (answer.ok) {
      this.said.show(true, SAID_MS);
      this.#say(t('guess.said'));
    } else if (!SILENT.includes(answer.error.code)) this.#of.refused(answer.error);
  }
}
