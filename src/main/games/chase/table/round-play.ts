/** The play of a round: what a seat does becomes events on its own path, with hands, warnings, wishes and the assist minded. */
import type { Refusal } from '../../../../shared/refusal';
import type { ChaseTypes } from '../../../../rules/chase/chase';
import { chase } from '../../../../rules/chase/chase';
import { applyEvent } from '../../../../rules/chase/apply';
import type { LateDeeds } from '../../../../rules/chase/close-calls';
import { faultOfPlacing } from '../../../../rules/chase/legality';
import type { RoundEvent, RoundState } from '../../../../rules/chase/round';
import type { Colour } from '../../../../rules/chase/tile';
import { wishesAfter, withWish, type Wishes } from '../../../../rules/chase/wishes';
import type { Millis, Seat } from '../../../../rules/game';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { Player } from '../../../../shared/replay';
import { Course } from '../../../table/course';
import type { RoundOptions, RoundPorts } from '../../../table/ports';
import { refusalOf, type Done } from '../../../table/refusal';
import { Hands } from './hands';
import { withLateDeed } from './late-deeds';
import { Warnings } from './lost-trail';
import { ownPath } from '../../../../rules/chase/own-path';

/** What a seat does, without seat, path and time. */
type Act = RoundEvent extends infer Event ? (Event extends RoundEvent ? Omit<Event, 't' | 'seat' | 'path'> : never) : never;

/** Who does what. */
export interface Deed {
  readonly seat: Seat;
  readonly act: Act;
}

interface RoundPlayPorts extends Pick<RoundPorts<ChaseTypes>, 'clock' | 'keep' | 'keepLate' | 'changed'> {
  /** Called after events were accepted and kept, with the state before them. */
  readonly followed: (events: readonly RoundEvent[], before: RoundState) => void;
  /** T3: whether the seat's pile lies down for an exchange, or did when the round ended. */
  readonly pileDown: (seat: Seat) => boolean;
}

export class RoundPlay {
  readonly #ports: RoundPlayPorts;
  readonly #players: readonly Player[];
  readonly #course: Course<ChaseTypes>;
  readonly hands = new Hands();
  readonly warnings = new Warnings();
  #wishes: Wishes = [];
  /** The round just before its last event, once it is over. */
  #beforeEnd: RoundState | null = null;
  #late: LateDeeds;

  constructor(ports: RoundPlayPorts, { setup, players, kept }: Pick<RoundOptions<ChaseTypes>, 'setup' | 'players' | 'kept'>) {
    this.#ports = ports;
    this.#players = players;
    this.#late = kept?.late ?? {};
    this.#course = new Course<ChaseTypes>(
      chase,
      {
        clock: ports.clock,
        keep: (events, outcome) => ports.keep(events, outcome),
        runs: ({ phase, paused }) => phase === 'running' && !paused,
        happened: (event, state) => {
          this.#follow(event, state);
        },
        followed: (events, before) => {
          if (this.#course.over) this.#beforeEnd = before;
          ports.followed(events, before);
        },
      },
      setup,
    );
  }

  get state(): RoundState {
    return this.#course.state;
  }

  get late(): LateDeeds {
    return this.#late;
  }

  /** F2: what Chasers ask their partners for. */
  get wishes(): Wishes {
    return this.#wishes;
  }

  /** The round's time now; after the end, the end's. */
  get t(): Millis {
    return this.#course.over ? this.state.t : this.#course.at(this.#ports.clock());
  }

  get running(): boolean {
    return this.#course.running;
  }

  /** Stamps what a seat does, and does it. */
  do(seat: Seat, act: Act): Done {
    const stamp = this.#ports.clock();
    const event = this.event(seat, act, this.#course.at(stamp));
    if (this.#course.over) {
      if (this.tooLate(event)) this.#ports.changed();
    } else {
      const barred = this.#barred(event);
      if (barred !== null) return barred;
    }
    return this.#course.take([event], this.#applied([event]), stamp);
  }

  /** S5, F1: does things that come as one, at the time 0. */
  doAtStart(deeds: readonly Deed[]): Done {
    const events = this.#atStart(deeds);
    return this.#course.take(events, this.#applied(events), this.#ports.clock());
  }

  /** The round as it would stand after `doAtStart`, or why not. Nothing is done. */
  tryAtStart(deeds: readonly Deed[]): Result<RoundState, Refusal> {
    return this.#applied(this.#atStart(deeds));
  }

  /** F2: the seat asks its partner for a colour. */
  wish(seat: Seat, colour: Colour): void {
    this.#wishes = withWish(this.#wishes, { seat, colour });
  }

  /** Why a seat could not do something now; null if it could. Nothing is done. */
  refusalOf(seat: Seat, act: Act): Done | null {
    const event = this.event(seat, act, this.t);
    const possible = applyEvent(this.state, event);
    if (!possible.ok) return refused(refusalOf(possible.error));
    return this.#barred(event);
  }

  /** Takes in an event that was kept before. */
  again(event: RoundEvent): void {
    this.#course.again(event);
  }

  /** Remembers what came too late, if it tells how close it was: the table would have taken it a moment before. */
  tooLate(event: RoundEvent): boolean {
    if (this.#beforeEnd === null) return false;
    if (this.#barred(event) !== null || this.assist(this.#beforeEnd, event) !== null) return false;
    const late = withLateDeed(this.#beforeEnd, this.state, this.#late, event);
    if (late === null) return false;
    this.#late = late;
    // It is told now even if it could not be kept: it changes nothing of the round.
    this.#ports.keepLate(late);
    return true;
  }

  /** What a seat does at `t`, on its own path where there are two (F1, F2). */
  event(seat: Seat, act: Act, t: Millis): RoundEvent {
    const names = act.type === 'place' || act.type === 'mark' || act.type === 'lose-trail';
    const path = names ? ownPath(this.state, seat) : undefined;
    return { ...act, ...(path === undefined ? {} : { path }), t, seat };
  }

  #atStart(deeds: readonly Deed[]): RoundEvent[] {
    return deeds.map(({ seat, act }) => this.event(seat, act, 0));
  }

  /** The state after events that come as one, of which the seat's own are counted where one is refused; or why not (P9). */
  #applied(events: readonly RoundEvent[]): Result<RoundState, Refusal> {
    let next = this.state;
    for (const [at, event] of events.entries()) {
      const own = events.slice(0, at).filter(({ seat }) => seat === event.seat).length;
      const within = events.length > 1 ? `tiles.${own}` : '';
      const applied = applyEvent(next, event);
      if (!applied.ok) return refused(refusalOf(applied.error, within));
      const fault = this.assist(next, event);
      if (fault !== null) return refused({ code: 'assist', clause: fault, ...(within !== '' && { field: within }) });
      next = applied.value;
    }
    return accepted(next);
  }

  /** Why no hand is free for the deed, although the rules have nothing against it: busy with a pile, or the pile lies down (P8, T3). */
  #barred(event: RoundEvent): Done | null {
    if (this.hands.keepFrom(event)) return refused({ code: 'hands-busy', clause: 'P8' });
    const down = event.type === 'place' && this.#ports.pileDown(event.seat);
    return down ? refused({ code: 'pile-down', clause: 'T3' }) : null;
  }

  /** P9: the clause that the assist refuses an event for; null where it does not, or the seat has none. */
  assist(state: RoundState, event: RoundEvent): string | null {
    if (event.type !== 'place' || this.#players[event.seat]?.assist !== true) return null;
    return faultOfPlacing(state, event.path ?? 0, event);
  }

  #follow(event: RoundEvent, state: RoundState): void {
    this.hands.follow(event);
    this.warnings.follow(event);
    this.#wishes = wishesAfter(this.#wishes, event, state);
  }
}
