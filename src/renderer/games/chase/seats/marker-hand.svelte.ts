/** A Chaser's hands: the marker that is put, and those that go to the partner (F2). */
import { untrack } from 'svelte';
import type { Refusal } from '../../../../shared/refusal';
import type { ChaseSymbol, Colour } from '../../../../shared/chase/replay';
import type { ChaseSeat, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { Grace } from '../../../lib/grace.svelte';
import { Passing } from '../../../lib/passing.svelte';
import { handedBy, wishEnded } from './hand-over';
import type { Guesses } from './guesses.svelte';
import type { AtTable } from '../lib/at-table';
import { ownPath } from '../lib/cells';

const PULSE_MS = 260;
/**
 * Keys pressed this soon after the Starting tiles came down were meant for what was before, and nobody has read a tile by then. Two markers end
 * a round in which nothing more lies (M1, M4), whatever they are worth (M7).
 */
const BEGINS_MS = 700;
/** F2: so long after a marker went to the partner at one press a symbol is taken as meant for the choice that did not come. */
const GIVEN_MS = 800;

/** Whose hands they are. */
interface Marker {
  readonly seat: Seat | null;
  readonly own: ChaseSeat | null;
  readonly view: RoundView | null;
  readonly partner: Seat | null;
  /** F4: once its path is over, a symbol is a guess. */
  readonly guesses: Guesses;
  /** Told of every refusal. */
  refused(refusal: Refusal): void;
  /** What was said stands no more. */
  unsay(): void;
}

export class MarkerHand {
  /** The symbol that was just chosen. */
  readonly pulse = new Passing<ChaseSymbol>();
  /** M6: the symbol whose colour is out, while the same choice again would lose the trail. */
  readonly warned = new Passing<ChaseSymbol>();
  /** F2: the colour that has just been given as the partner wished, without a choice. */
  readonly given = new Passing<Colour>();
  #handing = $state(false);

  readonly #table: AtTable;
  readonly #of: Marker;
  readonly #grace = new Grace(BEGINS_MS);

  constructor(table: AtTable, of: Marker) {
    this.#table = table;
    this.#of = of;
  }

  /** F2: the next symbol says what is handed to the partner. */
  get handing(): boolean {
    return this.#handing;
  }

  /** Whether a marker would be taken: not before the round runs, nor right after it began. */
  get ready(): boolean {
    return this.#grace.over;
  }

  /** Keeps up with the table; called in a component, for as long as that lives. */
  follow(): void {
    this.#grace.follow(() => (this.#of.view?.phase ?? 'planning') !== 'planning');
    $effect(() => {
      const warning = this.#of.own?.aside.warning ?? null;
      untrack(() => {
        const left = warning === null ? 0 : warning.until - this.#table.time();
        if (warning !== null && left > 0) this.warned.show(warning.symbol, left);
        else this.warned.clear();
      });
    });
    // F2: a wish that stands no more is told no more.
    let wanted = this.#table.current?.aside.wanted ?? [];
    $effect(() => {
      const now = this.#table.current?.aside.wanted ?? [];
      const ended = wishEnded(this.#of.seat, wanted, now);
      wanted = now;
      if (ended) untrack(() => this.#of.unsay());
    });
    // F2: markers that come take back what was said of their being gone.
    let had = { red: 0, blue: 0 };
    $effect(() => {
      const view = this.#of.own?.view;
      const now = view?.role === 'chaser' ? view.paths[ownPath(view)]?.supply : undefined;
      if (now === undefined) return;
      const more = now.red > had.red || now.blue > had.blue;
      had = now;
      if (more) untrack(() => this.#of.unsay());
    });
  }

  async mark(symbol: ChaseSymbol): Promise<void> {
    const { view, seat } = this.#of;
    if (this.#table.current?.table.paused === true || view?.phase !== 'running') return;
    if (this.#handing) {
      const { colour, count } = handedBy(symbol, view.paths[ownPath(view)]?.supply);
      await this.#give(colour, count);
      return;
    }
    // Whoever presses to hand over and then a symbol, as one does without a wish, would mark instead.
    if (this.given.value !== null) return;
    if (this.#of.guesses.done) {
      await this.#of.guesses.guess(symbol);
      return;
    }
    if (!this.ready) return;
    this.pulse.show(symbol, PULSE_MS);
    const answer = await this.#table.act({ type: 'mark', symbol }, seat);
    if (!answer.ok) this.#of.refused(answer.error);
  }

  /** F2: gives what the partner wants, or lets this Chaser choose what to give. */
  handOver(): void {
    const { partner, view } = this.#of;
    const wanted = this.#table.current?.aside.wanted.find(({ seat }) => seat === partner);
    if (partner === null || view?.phase !== 'running') return;
    if (wanted !== undefined && !this.#handing) {
      this.given.show(wanted.colour, GIVEN_MS);
      void this.#give(wanted.colour, 1);
    } else this.#handing = !this.#handing;
  }

  async #give(colour: Colour, count: number): Promise<void> {
    this.#handing = false;
    const answer = await this.#table.act({ type: 'hand-over', colour, count }, this.#of.seat);
    if (!answer.ok) this.#of.refused(answer.error);
  }
}
