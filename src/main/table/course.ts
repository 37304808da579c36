/**
 * The course of a round: what happens is stamped, applied and kept durably, only then it has happened, and only then
 * anybody is told. Every live round goes through here.
 */
import type { Refusal } from '../../shared/refusal';
import type { Game, GameTypes, Millis } from '../../rules/game';
import { accepted, type Result } from '../../rules/result';
import type { RoundPorts } from './ports';
import type { Timing } from './timing';
import type { Done } from './refusal';
import { RoundClock } from './round-clock';

interface CoursePorts<G extends GameTypes> extends Pick<Timing, 'clock'>, Pick<RoundPorts<G>, 'keep'> {
  /** Whether the round's clock runs in a state; after the end it goes on, since what comes late is stamped, too. */
  runs(state: G['state']): boolean;
  /** Called for each event that has happened, in their order, before anybody is told. */
  happened(event: G['event'], state: G['state']): void;
  /** Called once after events that came as one, with the state before them. */
  followed(events: readonly G['event'][], before: G['state']): void;
}

export class Course<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #ports: CoursePorts<G>;
  readonly #clock = new RoundClock();
  #state: G['state'];
  #count = 0;

  constructor(game: Game<G>, ports: CoursePorts<G>, setup: G['setup']) {
    this.#game = game;
    this.#ports = ports;
    this.#state = game.begin(setup);
  }

  get state(): G['state'] {
    return this.#state;
  }

  get over(): boolean {
    return this.#game.isOver(this.#state);
  }

  /** Events so far. */
  get count(): number {
    return this.#count;
  }

  /** Whether the round's clock runs. */
  get running(): boolean {
    return !this.over && this.#clock.running;
  }

  /** The round's time at `stamp` of the ports' clock; after the end it goes on. */
  at(stamp: number): Millis {
    return this.#clock.at(stamp);
  }

  /** Starts or stops the clock by hand, where no event does. */
  run(on: boolean, stamp: number): void {
    if (on) this.#clock.start(stamp);
    else this.#clock.stop(stamp);
  }

  /** Takes in an event that was kept before. */
  again(event: G['event']): void {
    const next = this.#game.apply(this.#state, event);
    if (!next.ok) throw new Error(`A kept event does not follow: ${next.error.code}`);
    this.#state = next.value;
    this.#count += 1;
    this.#clock.setTo(event.t);
    this.#ports.happened(event, this.#state);
  }

  /** Takes in events that come as one and were looked at: `applied` is the state that they led to, or why they did not. */
  take(events: readonly G['event'][], applied: Result<G['state'], Refusal>, stamp: number): Done {
    if (!applied.ok) return applied;
    const before = this.#state;
    const next = applied.value;
    const kept = this.#ports.keep(events, this.#game.outcome(next));
    if (!kept.ok) return kept;
    this.#state = next;
    this.#count += events.length;
    for (const event of events) this.#ports.happened(event, next);
    if (!this.over) this.run(this.#ports.runs(next), stamp);
    this.#ports.followed(events, before);
    return accepted(null);
  }
}
