/** One round at the live table: its seats, people and bots, and what they can do together or only one after the other. */
import type { ChaseSymbol, Colour, Player } from '../../shared/replay';
import type { RoundView, SeatSnapshot, TableSnapshot } from '../../shared/table';
import type { BotAction } from '../bots/bot';
import type { Placement } from '../engine/chase/legality';
import { partnerOf } from '../engine/chase/paths';
import type { RoundState } from '../engine/chase/round';
import { colourOf } from '../engine/chase/tile';
import type { Millis, Seat } from '../engine/game';
import { accepted, refused } from '../engine/result';
import { BotSeats } from './bot-seats';
import { Exchange } from './exchange';
import { openers } from './own-path';
import { Pausing } from './pausing';
import type { Late, RoundOptions, RoundPorts } from './ports';
import type { Done } from './refusal';
import { RoundPlay } from './round-play';
import { viewOf } from './shown';

/** How long a bot that opens the round looks at its Starting tiles (S5 has no clock; the Chaser gets ready meanwhile). */
export const PLANNING_MILLIS: Millis = 3000;

/** What everybody at the table sees beside the round itself. */
type Around = Pick<TableSnapshot, 'opensIn' | 'exchangeCalledBy' | 'wanted' | 'agreed'>;

export class LiveRound {
  readonly #ports: RoundPorts;
  readonly #players: readonly Player[];
  readonly #play: RoundPlay;
  readonly #bots: BotSeats;
  readonly #exchange: Exchange;
  readonly #pausing: Pausing;
  /** When the bots that open will, on the ports' clock. */
  #opensAt = 0;

  constructor(ports: RoundPorts, { setup, players, seed, kept }: RoundOptions) {
    this.#ports = ports;
    this.#players = players;
    this.#play = new RoundPlay(
      {
        ...ports,
        followed: (events, before) => {
          if (events.some(({ type }) => type === 'exchange')) this.#exchange.clear();
          if (this.over) this.#finish(before);
          else this.#awake();
          ports.changed();
        },
      },
      { setup, players, ...(kept && { kept }) },
    );
    this.#exchange = new Exchange({
      play: this.#play,
      schedule: ports.schedule,
      isBot: (seat) => this.#isBot(seat),
      changed: () => {
        this.#awake();
        ports.changed();
      },
    });
    this.#pausing = new Pausing({ schedule: ports.schedule, lapsed: ports.changed }, this.#people);
    this.#bots = new BotSeats(
      {
        schedule: ports.schedule,
        createBot: ports.createBot,
        state: () => this.state,
        now: () => this.t,
        act: (seat, action) => this.#act(seat, action).ok,
        waits: (seat) => this.#exchange.caller === seat || this.#planByPerson,
      },
      // Bots that go on draw from a stream of their own: how far they had come in the first is not kept.
      { setup, players, seed: kept === undefined ? seed : `${seed}/from ${kept.events.length}` },
    );
    for (const event of kept?.events ?? []) {
      this.#play.again(event);
      // A bot remembers what it saw (P8), so it is shown everything again.
      this.#bots.standStill();
    }
  }

  get state(): RoundState {
    return this.#play.state;
  }

  get late(): Late {
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

  /** Lets the bots begin. */
  begin(): void {
    this.#opensAt = this.#ports.clock() + PLANNING_MILLIS;
    this.#awake(PLANNING_MILLIS);
  }

  /** S5: all Starting tiles of a seat at once; when all are down the round starts, at this instant. */
  open(seat: Seat, tiles: readonly Placement[]): Done {
    const acts = tiles.map((tile) => ({ type: 'place' as const, ...tile }));
    const [first] = acts;
    const { phase, setup } = this.state;
    if (first === undefined || (phase === 'planning' && acts.length !== setup.rules.startingTiles)) {
      return refused({ code: 'starting-tile-first', field: 'tiles', clause: 'S5' });
    }
    if (phase === 'planning') return this.#play.doAtStart(seat, acts);
    // S5: once the round runs there is nothing left to open.
    return refused({ code: phase === 'over' ? 'round-over' : 'starting-tile-late', field: 'tiles', clause: phase === 'over' ? 'J8' : 'S4' });
  }

  place(seat: Seat, placement: Placement): Done {
    // S5: Starting tiles come all at once, through `open`.
    if (this.state.phase === 'planning') return refused({ code: 'starting-tile-first', clause: 'S5' });
    if (this.#exchange.caller === seat) return refused({ code: 'pile-down', clause: 'T3' });
    return this.#play.do(seat, { type: 'place', ...placement });
  }

  /** M1 to M7; F2: a colour that the partner still has is asked for. */
  mark(seat: Seat, symbol: ChaseSymbol): Done {
    const { warnings, wanted } = this.#play;
    const { t } = this;
    const marked = this.#play.do(seat, { type: 'mark', symbol });
    if (marked.ok || marked.error.code !== 'colour-out') return marked;
    const colour = colourOf(symbol);
    if (this.state.paths.some((path) => path.supply[colour] > 0)) {
      wanted.want(seat, colour);
      this.#ports.changed();
      return refused({ code: 'partner-has-colour', field: 'symbol', clause: 'F2' });
    }
    if (warnings.of(seat, t)?.symbol === symbol) return this.#play.do(seat, { type: 'lose-trail', colour });
    warnings.warn(seat, symbol, t);
    this.#ports.changed();
    return marked;
  }

  switchPile(seat: Seat): Done {
    return this.#play.do(seat, { type: 'switch-pile' });
  }

  /** T3, F7: the first step of an exchange, or the second where the partner's pile lies down already. */
  exchange(seat: Seat): Done {
    return this.#exchange.by(seat);
  }

  /** F2. */
  handOver(seat: Seat, colour: Colour, count: number): Done {
    return this.#play.do(seat, { type: 'hand-over', to: partnerOf(this.state, seat) ?? seat, colour, count });
  }

  giveUp(seat: Seat): Done {
    return this.#play.do(seat, { type: 'give-up' });
  }

  /** The seat agrees to pause, or does not any more. Once everybody does, time and bots stand still until `resume`. */
  pause(seat: Seat): Done {
    const may = this.state.phase === 'running' || (this.state.phase === 'planning' && this.#botsOpen);
    if (this.#paused || !may || this.#pausing.wishes(seat)) return this.standStill(seat);
    this.#ports.changed();
    return accepted(null);
  }

  /** Pauses without asking anybody, as where nobody looks; the event is kept like any other. */
  standStill(seat: Seat): Done {
    this.#pausing.forget();
    if (this.state.phase !== 'planning' || !this.#botsOpen) return this.#play.do(seat, { type: 'pause' });
    if (this.#pausing.held) return refused({ code: 'already-paused', clause: 'P9' });
    this.#hold(true);
    return accepted(null);
  }

  /** The seat is ready to go on, or is not any more; once everybody is, time goes on. */
  resume(seat: Seat): Done {
    if (this.#paused && !this.#pausing.isReady(seat)) this.#ports.changed();
    else if (!this.#pausing.held) return this.#play.do(seat, { type: 'resume' });
    else this.#hold(false);
    return accepted(null);
  }

  /** Ends every bot's part, for a round that is left as it is. */
  leave(): void {
    this.#pausing.forget();
    this.#exchange.clear();
    this.#bots.leave(null, this.t);
  }

  /** What `seat` sees now; null looks on. */
  view(seat: Seat | null): RoundView {
    const view = viewOf(this.state, seat);
    return this.#pausing.held ? { ...view, paused: true } : view;
  }

  /** What each person's seat gets. */
  seats(): SeatSnapshot[] {
    const { hands, warnings } = this.#play;
    const { t } = this;
    return this.#people.map((seat) => {
      return { seat, view: this.view(seat), busyUntil: hands.busyUntil(seat, t), warning: warnings.of(seat, t) };
    });
  }

  /** What everybody sees beside the round. */
  around(): Around {
    const opens = this.state.phase === 'planning' && this.#botsOpen && !this.#pausing.held;
    return {
      opensIn: opens ? Math.max(0, Math.ceil(this.#opensAt - this.#ports.clock())) : null,
      exchangeCalledBy: this.#exchange.caller,
      wanted: this.#play.wanted.all,
      agreed: this.#pausing.agreed,
    };
  }

  get #people(): Seat[] {
    return this.#players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }

  #isBot(seat: Seat): boolean {
    return this.#players[seat]?.kind === 'bot';
  }

  get #paused(): boolean {
    return this.#pausing.held || this.state.paused;
  }

  /** F1: both paths start at the same time, so bots put their Starting tiles once no person has any left to put. */
  get #planByPerson(): boolean {
    return this.state.phase === 'planning' && openers(this.state).some((seat) => !this.#isBot(seat));
  }

  /** Nobody but bots has Starting tiles to put. */
  get #botsOpen(): boolean {
    const left = openers(this.state);
    return left.length > 0 && left.every((seat) => this.#isBot(seat));
  }

  #hold(held: boolean): void {
    this.#pausing.held = held;
    this.begin();
    this.#ports.changed();
  }

  /** Shows the bots the table; those that may act now wait at least `least` milliseconds. */
  #awake(least: Millis = 0): void {
    if (this.#paused) this.#bots.standStill();
    else this.#bots.look(least);
  }

  #act(seat: Seat, action: BotAction): Done {
    if (action.type === 'open') return this.open(seat, action.tiles);
    return action.type === 'exchange' ? this.exchange(seat) : this.#play.do(seat, action);
  }

  /** The end: what bots were about to do tells how close it was. */
  #finish(before: RoundState): void {
    this.#pausing.forget();
    this.#exchange.clear();
    for (const event of this.#bots.leave(before, this.state.t)) this.#play.tooLate(event);
  }
}
