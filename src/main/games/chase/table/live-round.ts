/** One round at the live table: its seats, people and bots, and what they can do together or only one after the other. */
import type { Refusal } from '../../../../shared/refusal';
import { chase, type ChaseTypes } from '../../../../rules/chase/chase';
import type { LateDeeds } from '../../../../rules/chase/close-calls';
import type { Placement } from '../../../../rules/chase/legality';
import { partnerOf } from '../../../../rules/chase/paths';
import { seatsOf, type RoundState } from '../../../../rules/chase/round';
import { viewFor, type RoundView } from '../../../../rules/chase/view';
import type { Millis, Seat } from '../../../../rules/game';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { PlanFault, TableAct, TableQuestion } from '../../../../shared/chase/acts';
import type { BesideRound } from '../../../../shared/chase/table';
import type { Player } from '../../../../shared/replay';
import { Halting } from '../../../table/halting';
import type { LiveRound, RoundOptions, RoundPorts, RoundShown } from '../../../table/ports';
import type { Done } from '../../../table/refusal';
import { RoundWaits } from '../../../table/round-waits';
import type { Bot, BotAction, BotOptions } from '../bots/bot';
import { CLAUSES } from './clauses';
import { Exchange } from './exchange';
import { Marks } from './marks';
import { Openings } from './openings';
import { RoundPlay } from './round-play';
import { leavingDeeds, seatedBots, type SeatedBots } from './seated-bots';

/** How long a bot that opens the round looks at its Starting tiles (S5 has no clock; the Chaser gets ready meanwhile). */
export const PLANNING_MILLIS: Millis = 3000;

export class ChaseRound implements LiveRound<ChaseTypes> {
  readonly #ports: RoundPorts<ChaseTypes>;
  readonly #players: readonly Player[];
  readonly #play: RoundPlay;
  readonly #bots: SeatedBots;
  readonly #exchange: Exchange;
  readonly halting: Halting;
  readonly #openings: Openings;
  readonly #waits: RoundWaits;
  readonly #marks: Marks;
  /** When the bots that open will, on the ports' clock. */
  #opensAt = 0;
  /** T3: the Runner whose pile lay down for an exchange when the round ended. */
  #downAtEnd: Seat | null = null;

  constructor(
    createBot: (options: BotOptions) => Bot,
    ports: RoundPorts<ChaseTypes>,
    { setup, players, seed, kept }: RoundOptions<ChaseTypes>,
  ) {
    this.#ports = ports;
    this.#players = players;
    this.#play = new RoundPlay(
      {
        clock: ports.clock,
        keep: (events, outcome) => ports.keep(events, outcome),
        keepLate: (late) => ports.keepLate(late),
        changed: ports.changed,
        pileDown: (seat) => (this.over ? this.#downAtEnd : this.#exchange.caller) === seat,
        followed: (events, before) => {
          this.#waits.follow();
          if (events.some(({ type }) => type === 'exchange')) this.#exchange.clear();
          if (this.over) this.#finish(before);
          else this.#awake();
          ports.changed();
        },
      },
      { setup, players, ...(kept && { kept }) },
    );
    this.#openings = new Openings(this.#play);
    this.#waits = new RoundWaits({ now: () => this.t, running: () => this.running, schedule: ports.schedule });
    const changed = (): void => {
      this.#awake();
      ports.changed();
    };
    this.#exchange = new Exchange({
      play: this.#play,
      after: (millis, action) => this.#waits.after(millis, action),
      isBot: (seat) => this.#isBot(seat),
      changed,
    });
    this.#marks = new Marks({ play: this.#play, asked: changed, warned: ports.changed });
    this.halting = new Halting(
      {
        schedule: ports.schedule,
        goes: () => this.state.phase === 'running' || this.#botsBegin,
        stands: () => this.state.paused,
        // No event says that bots still plan, since the round has not started.
        events: () =>
          this.#botsBegin
            ? null
            : { stop: (seat) => this.#play.do(seat, { type: 'pause' }), go: (seat) => this.#play.do(seat, { type: 'resume' }) },
        stood: () => {
          this.#begin();
          ports.changed();
        },
        changed: ports.changed,
        clauses: CLAUSES,
      },
      this.#people,
    );
    this.#bots = seatedBots(createBot, {
      schedule: ports.schedule,
      state: () => this.state,
      players,
      // Bots that go on draw from a stream of their own: how far they had come in the first is not kept.
      seed: kept === undefined ? seed : `${seed}/from ${kept.events.length}`,
      knownTo: (seat) => this.#openings.knownTo(seat),
      askedOf: (seat) => this.#marks.askedOf(seat),
      now: () => this.t,
      act: (seat, action) => this.#act(seat, action),
      waits: (seat) => this.#exchange.caller === seat || (this.state.phase === 'planning' && !this.#botsOpen),
    });
    for (const event of kept?.events ?? []) {
      this.#play.again(event);
      // A bot remembers what it saw (P8), so it is shown everything again.
      this.#bots.standStill();
    }
  }

  get state(): RoundState {
    return this.#play.state;
  }

  get late(): LateDeeds {
    return this.#play.late;
  }

  /** The round's time now; after the end, the end's. */
  get t(): Millis {
    return this.#play.t;
  }

  get running(): boolean {
    return this.#play.running;
  }

  get over(): boolean {
    return this.state.phase === 'over';
  }

  /** Lets the bots begin, once it is known who opens (T2). */
  begin(): void {
    if (!this.#choosesOpener) this.#begin();
  }

  goOn(): Done {
    const { phase, paused } = this.state;
    if (phase === 'running' && !paused) return this.halting.standStill(this.#people[0] ?? 0);
    if (phase === 'planning') this.begin();
    return accepted(null);
  }

  act(seat: Seat, act: TableAct): Done {
    switch (act.type) {
      case 'open':
        return this.#open(seat, act.tiles);
      case 'place':
        return this.#place(seat, act);
      case 'mark':
        return this.#marks.mark(seat, act.symbol);
      case 'switch-pile':
        return this.#play.do(seat, act);
      case 'exchange':
        return this.#exchange.by(seat);
      case 'opener':
        return this.#opener(act.opener);
      case 'hand-over':
        return this.#play.do(seat, {
          type: 'hand-over',
          to: partnerOf(this.state, seat) ?? seat,
          colour: act.colour,
          count: act.count,
        });
    }
  }

  /** P9, S5: see `Openings.faultOf`. */
  ask(seat: Seat, { tiles, partner }: TableQuestion): Result<PlanFault | null, Refusal> {
    return accepted(this.#openings.faultOf(seat, tiles, partner));
  }

  #begin(): void {
    if (this.halting.hindered && this.#botsOpen) this.halting.standFromNow();
    this.#opensAt = this.#ports.clock() + PLANNING_MILLIS;
    this.#awake(PLANNING_MILLIS);
  }

  /**
   * S5: all Starting tiles of a seat at once. The round starts, at this instant, once those of all Runners are there (F1); a
   * bot's are as soon as no person's are missing.
   */
  #open(seat: Seat, tiles: readonly Placement[]): Done {
    if (this.state.phase === 'planning' && this.halting.hindered) return refused({ code: 'held-up', clause: 'S5' });
    const put = this.#openings.put(seat, tiles);
    const [next] = this.#openings.awaited;
    if (this.state.phase === 'planning') this.#ports.changed();
    if (!put.ok || next === undefined || !this.#botsOpen) return put;
    return this.#bots.actNow(next) ?? put;
  }

  #place(seat: Seat, placement: Placement): Done {
    // S5: Starting tiles come all at once, through `open`.
    if (this.state.phase === 'planning') return refused({ code: 'starting-tile-first', clause: 'S5' });
    const { tile, cell, rotation } = placement;
    return this.#play.do(seat, { type: 'place', tile, cell, rotation });
  }

  /** T2: `opener` opens; the round is dealt anew with the same piles. */
  #opener(opener: Seat): Done {
    if (!this.#choosesOpener) return refused({ code: 'opener-chosen', clause: 'T2' });
    const { setup } = this.state;
    if (setup.roles[opener] === undefined) return refused({ code: 'no-such-seat', field: 'opener', clause: 'S1' });
    if (setup.roles[opener] !== 'runner') return refused({ code: 'not-a-runner', field: 'opener', clause: 'T2' });
    return this.#ports.redeal({ ...chase.seating(setup), opener });
  }

  giveUp(seat: Seat): Done {
    return this.#play.do(seat, { type: 'give-up' });
  }

  /** Ends every bot's part, for a round that is left as it is. */
  leave(): void {
    this.halting.forget();
    this.#exchange.clear();
    this.#bots.leave();
  }

  shown(): RoundShown {
    const { hands, warnings } = this.#play;
    const { t } = this;
    return {
      table: this.#view(null),
      seats: this.#people.map((seat) => {
        const view = this.#view(seat);
        const aside = { busyUntil: hands.busyUntil(seat, t), warning: warnings.of(seat, t) };
        return { seat, view, secret: chase.secret(view), aside };
      }),
      aside: this.#beside,
      clock: { t, running: this.running },
      over: this.over,
      paused: this.halting.paused,
      mayPause: this.state.phase === 'running' || this.#botsAboutToOpen,
      agreed: this.halting.agreed,
    };
  }

  /** What `seat` sees now; null looks on. */
  #view(seat: Seat | null): RoundView {
    const view = viewFor(seat === null ? this.state : this.#openings.knownTo(seat), seat);
    return this.halting.standing ? { ...view, paused: true } : view;
  }

  /** The round waits for nobody but bots that open. */
  get #botsBegin(): boolean {
    return this.state.phase === 'planning' && this.#botsOpen;
  }

  get #botsAboutToOpen(): boolean {
    return this.#botsBegin && !this.halting.standing;
  }

  /** What everybody sees beside the round. */
  get #beside(): BesideRound {
    return {
      opensIn: this.#botsAboutToOpen ? Math.max(0, Math.ceil(this.#opensAt - this.#ports.clock())) : null,
      choosesOpener: this.#choosesOpener,
      exchangeCalledBy: this.#exchange.caller,
      wanted: this.#play.wishes,
    };
  }

  get #people(): Seat[] {
    return this.#players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }

  #isBot(seat: Seat): boolean {
    return this.#players[seat]?.kind === 'bot';
  }

  /** T2: people among the Runners of three players have yet to choose who opens: nobody has drawn Starting tiles. */
  get #choosesOpener(): boolean {
    const { roles, starts } = this.state.setup;
    const nobodyDrew = roles.length === 3 && starts?.every((drawn) => drawn.length === 0) === true;
    return nobodyDrew && seatsOf(roles, 'runner').some((seat) => this.#people.includes(seat));
  }

  /** F1: nobody but bots has Starting tiles to put. Both paths start at the same time, so bots wait for that. */
  get #botsOpen(): boolean {
    const left = this.#openings.awaited;
    return left.length > 0 && left.every((seat) => this.#isBot(seat));
  }

  /** Shows the bots the table; those that may act now wait at least `least` milliseconds. */
  #awake(least: Millis = 0): void {
    if (this.halting.paused) this.#bots.standStill();
    else this.#bots.look(least);
  }

  #act(seat: Seat, action: BotAction): Done {
    if (action.type === 'open') return this.#open(seat, action.tiles);
    if (action.type === 'want') {
      this.#marks.want(seat, action.colour);
      return accepted(null);
    }
    return action.type === 'exchange' ? this.#exchange.by(seat) : this.#play.do(seat, action);
  }

  /** The end: what bots were about to do tells how close it was. */
  #finish(before: RoundState): void {
    this.halting.forget();
    this.#downAtEnd = this.#exchange.caller;
    this.#exchange.clear();
    for (const event of leavingDeeds(this.#bots, before, this.state.t)) this.#play.tooLate(event);
  }
}
