/** One round at the live table: its seats, people and bots, and what they can do together or only one after the other. */
import type { ChaseSymbol, Colour, Player } from '../../shared/chase/replay';
import type { RoundView, SeatSnapshot, TableSnapshot } from '../../shared/table';
import type { BotAction } from '../games/chase/bots/bot';
import type { Placement } from '../../rules/chase/legality';
import { partnerOf } from '../../rules/chase/paths';
import type { RoundState } from '../../rules/chase/round';
import type { Millis, Seat } from '../../rules/game';
import { accepted, refused } from '../../rules/result';
import { BotSeats } from './bot-seats';
import { Exchange } from './exchange';
import { Marks } from './marks';
import { opponentBegins } from './newcomer';
import { Openings, type PlanFault } from './openings';
import { Pausing } from './pausing';
import type { Late, RoundOptions, RoundPorts } from './ports';
import type { Done } from './refusal';
import { RoundPlay } from './round-play';
import { RoundWaits } from './round-waits';
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
  readonly #openings: Openings;
  readonly #waits: RoundWaits;
  readonly #marks: Marks;
  /** When the bots that open will, on the ports' clock. */
  #opensAt = 0;
  /** T3: the Runner whose pile lay down for an exchange when the round ended. */
  #downAtEnd: Seat | null = null;

  constructor(ports: RoundPorts, { setup, players, seed, kept }: RoundOptions) {
    this.#ports = ports;
    this.#players = players;
    this.#play = new RoundPlay(
      {
        ...ports,
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
    this.#pausing = new Pausing({ schedule: ports.schedule, lapsed: ports.changed }, this.#people);
    this.#bots = new BotSeats(
      {
        schedule: ports.schedule,
        createBot: ports.createBot,
        state: (seat) => this.#openings.knownTo(seat),
        told: (seat) => ({ asked: this.#marks.askedOf(seat), opponentBegins: opponentBegins(this.state, players, seat) }),
        now: () => this.t,
        act: (seat, action) => this.#act(seat, action),
        waits: (seat) => this.#exchange.caller === seat || (this.state.phase === 'planning' && !this.#botsOpen),
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
    if (this.#pausing.hindered && this.#botsOpen) this.#pausing.planning = true;
    this.#opensAt = this.#ports.clock() + PLANNING_MILLIS;
    this.#awake(PLANNING_MILLIS);
  }

  /**
   * S5: all Starting tiles of a seat at once. The round starts, at this instant, once those of all Runners are there (F1); a
   * bot's are as soon as no person's are missing.
   */
  open(seat: Seat, tiles: readonly Placement[]): Done {
    if (this.state.phase === 'planning' && this.#pausing.hindered) return refused({ code: 'held-up', clause: 'S5' });
    const put = this.#openings.put(seat, tiles);
    const [next] = this.#openings.awaited;
    if (this.state.phase === 'planning') this.#ports.changed();
    if (!put.ok || next === undefined || !this.#botsOpen) return put;
    return this.#bots.actNow(next) ?? put;
  }

  /** P9, S5: see `Openings.faultOf`. */
  faultOfPlan(seat: Seat, tiles: readonly Placement[], partner: readonly Placement[]): PlanFault | null {
    return this.#openings.faultOf(seat, tiles, partner);
  }

  place(seat: Seat, placement: Placement): Done {
    // S5: Starting tiles come all at once, through `open`.
    if (this.state.phase === 'planning') return refused({ code: 'starting-tile-first', clause: 'S5' });
    return this.#play.do(seat, { type: 'place', ...placement });
  }

  /** M1 to M7, F2. */
  mark(seat: Seat, symbol: ChaseSymbol): Done {
    return this.#marks.mark(seat, symbol);
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
    if (this.#pausing.planning) return refused({ code: 'already-paused', clause: 'P9' });
    this.#hold(true);
    return accepted(null);
  }

  /** The seat is ready to go on, or is not any more; once everybody is, time goes on. */
  resume(seat: Seat): Done {
    if (this.#paused && this.#pausing.hindered && this.#pausing.isLast(seat)) return refused({ code: 'held-up', clause: 'P9' });
    if (this.#paused && !this.#pausing.isReady(seat)) this.#ports.changed();
    else if (!this.#pausing.planning) return this.#play.do(seat, { type: 'resume' });
    else this.#hold(false);
    return accepted(null);
  }

  /**
   * Whether something is in the way. A round that runs, or whose bots are about to open, stands still from then on. Who was
   * ready to go on before is asked again, all alike: they were so without what came between.
   */
  hold(held: boolean): void {
    const before = this.#pausing.hindered;
    this.#pausing.hindered = held;
    const goes = this.state.phase === 'running' || (this.state.phase === 'planning' && this.#botsOpen);
    if (held && goes && !this.#paused) this.standStill(this.#people[0] ?? 0);
    else if (held && !before && this.#paused && this.#pausing.agreed.length > 0) {
      this.#pausing.forget();
      this.#ports.changed();
    }
  }

  /** Ends every bot's part, for a round that is left as it is. */
  leave(): void {
    this.#pausing.forget();
    this.#exchange.clear();
    this.#bots.leave(null, this.t);
  }

  /** What `seat` sees now; null looks on. */
  view(seat: Seat | null): RoundView {
    const view = viewOf(seat === null ? this.state : this.#openings.knownTo(seat), seat);
    return this.#pausing.planning ? { ...view, paused: true } : view;
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
    const opens = this.state.phase === 'planning' && this.#botsOpen && !this.#pausing.planning;
    return {
      opensIn: opens ? Math.max(0, Math.ceil(this.#opensAt - this.#ports.clock())) : null,
      exchangeCalledBy: this.#exchange.caller,
      wanted: this.#play.wishes,
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
    return this.#pausing.planning || this.state.paused;
  }

  /** F1: nobody but bots has Starting tiles to put. Both paths start at the same time, so bots wait for that. */
  get #botsOpen(): boolean {
    const left = this.#openings.awaited;
    return left.length > 0 && left.every((seat) => this.#isBot(seat));
  }

  #hold(held: boolean): void {
    this.#pausing.planning = held;
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
    if (action.type === 'want') {
      this.#marks.want(seat, action.colour);
      return accepted(null);
    }
    return action.type === 'exchange' ? this.exchange(seat) : this.#play.do(seat, action);
  }

  /** The end: what bots were about to do tells how close it was. */
  #finish(before: RoundState): void {
    this.#pausing.forget();
    this.#downAtEnd = this.#exchange.caller;
    this.#exchange.clear();
    for (const event of this.#bots.leave(before, this.state.t)) this.#play.tooLate(event);
  }
}
