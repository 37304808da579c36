/** One round at the live table: its seats, people and bots, and what they can do together or only one after the other. */
import type { Refusal } from '../../../../shared/refusal';
import type { ChaseTypes } from '../../../../rules/chase/chase';
import type { LateDeeds } from '../../../../rules/chase/close-calls';
import type { Placement } from '../../../../rules/chase/legality';
import { partnerOf } from '../../../../rules/chase/paths';
import type { RoundState } from '../../../../rules/chase/round';
import type { Millis, Seat } from '../../../../rules/game';
import { accepted, refused, type Result } from '../../../../rules/result';
import type { PlanFault, TableAct, TableQuestion } from '../../../../shared/chase/acts';
import type { Player } from '../../../../shared/replay';
import { Halting } from '../../../table/halting';
import type { LiveRound, RoundOptions, RoundPorts, RoundShown } from '../../../table/ports';
import type { Done } from '../../../table/refusal';
import { RoundWaits } from '../../../table/round-waits';
import type { Bot, BotAction, BotOptions } from '../bots/bot';
import { CLAUSES } from './clauses';
import { Exchange } from './exchange';
import { Marks } from './marks';
import { Planning } from './planning';
import { RoundPlay } from './round-play';
import { shownOf } from './round-shown';
import { leavingDeeds, seatedBots, type SeatedBots } from './seated-bots';

export class ChaseRound implements LiveRound<ChaseTypes> {
  readonly #players: readonly Player[];
  readonly #play: RoundPlay;
  readonly #bots: SeatedBots;
  readonly #exchange: Exchange;
  readonly halting: Halting;
  readonly #planning: Planning;
  readonly #waits: RoundWaits;
  readonly #marks: Marks;
  /** T3: the Runner whose pile lay down for an exchange when the round ended. */
  #downAtEnd: Seat | null = null;

  constructor(
    createBot: (options: BotOptions) => Bot,
    ports: RoundPorts<ChaseTypes>,
    { setup, players, seed, kept }: RoundOptions<ChaseTypes>,
  ) {
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
          // Of a guess no view tells anything: bots are not even shown that there was one.
          else if (events.some(({ type }) => type !== 'guess')) this.#awake();
          ports.changed();
        },
      },
      { setup, players, ...(kept && { kept }) },
    );
    this.#planning = new Planning({
      clock: ports.clock,
      redeal: (seating) => ports.redeal(seating),
      changed: ports.changed,
      play: this.#play,
      players,
      halting: () => this.halting,
      botNow: (seat) => this.#bots.actNow(seat),
      awake: (least) => this.#awake(least),
    });
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
        goes: () => this.state.phase === 'running' || this.#planning.botsBegin,
        stands: () => this.state.paused,
        // No event says that bots still plan, since the round has not started.
        events: () =>
          this.#planning.botsBegin
            ? null
            : { stop: (seat) => this.#play.do(seat, { type: 'pause' }), go: (seat) => this.#play.do(seat, { type: 'resume' }) },
        stood: () => {
          this.#planning.go();
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
      // Bots that go on draw from a stream of their own: how far they had come in the first is not kept. Before the first event they begin anew.
      seed: kept === undefined || kept.events.length === 0 ? seed : `${seed}/from ${kept.events.length}`,
      knownTo: (seat) => this.#planning.knownTo(seat),
      askedOf: (seat) => this.#marks.askedOf(seat),
      now: () => this.t,
      act: (seat, action) => this.#act(seat, action),
      waits: (seat) => this.#exchange.caller === seat || this.#planning.keepsBots,
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
    this.#planning.begin();
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
        return this.#planning.open(seat, act.tiles);
      case 'place':
        return this.#place(seat, act);
      case 'mark':
        return this.#marks.mark(seat, act.symbol);
      case 'switch-pile':
      case 'guess':
        return this.#play.do(seat, act);
      case 'exchange':
        return this.#exchange.by(seat);
      case 'opener':
        return this.#planning.choose(act.opener);
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
    return accepted(this.#planning.faultOf(seat, tiles, partner));
  }

  #place(seat: Seat, placement: Placement): Done {
    // S5: Starting tiles come all at once, through `open`.
    if (this.state.phase === 'planning') return refused({ code: 'starting-tile-first', clause: 'S5' });
    const { tile, cell, rotation } = placement;
    return this.#play.do(seat, { type: 'place', tile, cell, rotation });
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
    const parts = { play: this.#play, planning: this.#planning, halting: this.halting, exchange: this.#exchange, people: this.#people };
    return shownOf(parts);
  }

  get #people(): Seat[] {
    return this.#players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }

  #isBot(seat: Seat): boolean {
    return this.#players[seat]?.kind === 'bot';
  }

  /** Shows the bots the table; those that may act now wait at least `least` milliseconds. */
  #awake(least: Millis = 0): void {
    if (this.halting.paused) this.#bots.standStill();
    else this.#bots.look(least);
  }

  #act(seat: Seat, action: BotAction): Done {
    if (action.type === 'open') return this.#planning.open(seat, action.tiles);
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
