/**
 * A round as it can be gone along, back and forth: its state after any of its events, and which of them have happened at a time. Pure, and
 * the same for every game: only the game's own `begin` and `apply` say what an event does.
 */
import type { Game, GameTypes, Millis } from './game';

/** So many events are folded at most to come to any place that was passed before. */
const EVERY = 24;

/** What of a game folds a round. */
export type Folds<G extends GameTypes = GameTypes> = Pick<Game<G>, 'begin' | 'apply'>;

export class Timeline<G extends GameTypes = GameTypes> {
  readonly #game: Folds<G>;
  /** The state after each so many events, as far as anybody has come. */
  #kept: G['state'][];
  /** Where somebody was last: the next place is mostly the one after it. */
  #last: { readonly at: number; readonly state: G['state'] };
  readonly #setup: G['setup'];
  readonly events: readonly G['event'][];
  /** By event, when it had happened: what came in late is no earlier than what came before it. */
  readonly times: readonly Millis[];

  /** `events` are those of a round that holds: it was played through where it came in. */
  constructor(game: Folds<G>, setup: G['setup'], events: readonly G['event'][]) {
    this.#game = game;
    this.#setup = setup;
    this.events = events;
    const begin = game.begin(setup);
    this.#kept = [begin];
    this.#last = { at: 0, state: begin };
    let latest = 0;
    this.times = events.map(({ t }) => (latest = Math.max(latest, t)));
  }

  /** The same round with what has happened since; nothing that was folded is folded again. */
  grown(more: readonly G['event'][]): Timeline<G> {
    const next = new Timeline(this.#game, this.#setup, [...this.events, ...more]);
    next.#kept = [...this.#kept];
    next.#last = this.#last;
    return next;
  }

  /** How many events there are: places go from 0, before the first, to this. */
  get length(): number {
    return this.events.length;
  }

  /** When the last event happened. */
  get end(): Millis {
    return this.timeAt(this.length);
  }

  /** When the event before a place happened; 0 before the first. */
  timeAt(at: number): Millis {
    return this.times[this.within(at) - 1] ?? 0;
  }

  /** The nearest place that there is. */
  within(at: number): number {
    return Number.isNaN(at) ? 0 : Math.max(0, Math.min(this.length, Math.round(at)));
  }

  /** The place at a time: after all events that have happened by then. */
  placeAt(t: Millis): number {
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.times[middle] ?? Infinity) <= t) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The state after the first `at` events. Throws where the events are none of a round that holds. */
  stateAt(at: number): G['state'] {
    const place = this.within(at);
    const block = Math.min(Math.floor(place / EVERY), this.#kept.length - 1);
    const near = { at: block * EVERY, state: this.#kept[block] };
    let { at: reached, state } = this.#last.at <= place && this.#last.at > near.at ? this.#last : near;
    while (reached < place) {
      const next = this.#game.apply(state, this.events[reached] as G['event']);
      if (!next.ok) throw new Error(`Event ${String(reached)} is impossible, though the round was played through: ${next.error.code}.`);
      state = next.value;
      reached += 1;
      if (reached === this.#kept.length * EVERY) this.#kept.push(state);
    }
    this.#last = { at: place, state };
    return state;
  }
}
