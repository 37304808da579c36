/** One round at the live table: what a seat does is stamped, applied and kept, and only then acknowledged. */
import type { ChaseSymbol, Player, RoundEvent } from '../../shared/replay';
import type { RoundView, SeatSnapshot } from '../../shared/table';
import type { BotAction, Level } from '../bots/bot';
import { chanceOf } from '../chance';
import { applyEvent } from '../engine/chase/apply';
import { faultOfPlacing, type Placement } from '../engine/chase/legality';
import { beginRound, type PathIndex, type RoundState } from '../engine/chase/round';
import { colourOf } from '../engine/chase/tile';
import { viewFor } from '../engine/chase/view';
import type { Millis, Seat } from '../engine/game';
import { accepted, refused } from '../engine/result';
import { Hands } from './hands';
import { withLate } from './late';
import { Warnings } from './lost-trail';
import type { Late, RoundOptions, RoundPorts } from './ports';
import { refusalOf, type Done } from './refusal';
import { RoundClock } from './round-clock';
import { SeatedBot } from './seated-bot';
import { outcomeOf, viewOf } from './shown';

/** How long a bot that opens the round looks at its Starting tiles (S5 has no clock; the Chaser gets ready meanwhile). */
export const PLANNING_MILLIS: Millis = 3000;

/** What a seat does, without seat and time. */
type Act = RoundEvent extends infer Event ? (Event extends RoundEvent ? Omit<Event, 't' | 'seat'> : never) : never;

export class LiveRound {
  readonly #ports: RoundPorts;
  readonly #players: readonly Player[];
  readonly #bots: readonly SeatedBot[];
  readonly #clock = new RoundClock();
  readonly #hands = new Hands();
  readonly #warnings = new Warnings();
  #state: RoundState;
  /** The round just before its last event, once it is over. */
  #beforeEnd: RoundState | null = null;
  #late: Late = {};
  /** Paused while a bot still plans its Starting tiles: no event says so, since the round has not started. */
  #held = false;

  constructor(ports: RoundPorts, { setup, players, seed }: RoundOptions) {
    this.#ports = ports;
    this.#players = players;
    this.#state = beginRound(setup);
    this.#bots = players.flatMap((player, seat) => {
      const role = setup.roles[seat];
      if (player.kind !== 'bot' || role === undefined) return [];
      // The border lets whole levels from 1 to 10 through.
      const level = (player.level ?? 1) as Level;
      const bot = ports.createBot({ role, level, seat, chance: chanceOf(`${seed}/bot ${seat}`) });
      return [
        new SeatedBot(bot, {
          now: () => this.t,
          schedule: ports.schedule,
          view: () => viewFor(this.#state, seat),
          act: (action) => this.#act(seat, action).ok,
        }),
      ];
    });
  }

  get state(): RoundState {
    return this.#state;
  }

  get late(): Late {
    return this.#late;
  }

  /** The round's time now; after the end, the end's. */
  get t(): Millis {
    return this.#state.phase === 'over' ? this.#state.t : this.#clock.at(this.#ports.clock());
  }

  get running(): boolean {
    return this.#state.phase === 'running' && this.#clock.running;
  }

  get over(): boolean {
    return this.#state.phase === 'over';
  }

  /** Lets the bots begin. */
  begin(): void {
    for (const bot of this.#bots) bot.look(PLANNING_MILLIS);
  }

  /** S5: all Starting tiles of a seat at once; when all are down the round starts, at this instant. */
  open(seat: Seat, tiles: readonly Placement[], path?: PathIndex): Done {
    const acts = tiles.map((tile) => ({ type: 'place' as const, ...tile, ...(path === undefined ? {} : { path }) }));
    const [first] = acts;
    if (first === undefined || (this.#state.phase === 'planning' && acts.length !== this.#startingTiles)) {
      return refused({ code: 'starting-tile-first', field: 'tiles', clause: 'S5' });
    }
    // What is done too late is told as for a tile by itself.
    if (this.#state.phase !== 'planning') return this.#do(seat, first);
    return this.#attempt(acts.map((act) => ({ ...act, t: 0, seat })), this.#ports.clock());
  }

  place(seat: Seat, placement: Placement): Done {
    // S5: Starting tiles come all at once, through `open`.
    if (this.#state.phase === 'planning') return refused({ code: 'starting-tile-first', clause: 'S5' });
    return this.#do(seat, { type: 'place', ...placement });
  }

  /** M1 to M7. */
  mark(seat: Seat, symbol: ChaseSymbol): Done {
    const t = this.t;
    const marked = this.#do(seat, { type: 'mark', symbol });
    if (marked.ok || marked.error.code !== 'colour-out') return marked;
    if (this.#warnings.of(seat, t)?.symbol === symbol) {
      return this.#do(seat, { type: 'lose-trail', colour: colourOf(symbol) });
    }
    this.#warnings.warn(seat, symbol, t);
    this.#ports.changed();
    return marked;
  }

  switchPile(seat: Seat): Done {
    return this.#do(seat, { type: 'switch-pile' });
  }

  giveUp(seat: Seat): Done {
    return this.#do(seat, { type: 'give-up' });
  }

  /** Time and bots stand still until `resume`; the event is kept like any other. */
  pause(seat: Seat): Done {
    if (this.#state.phase !== 'planning' || !this.#aBotOpens) return this.#do(seat, { type: 'pause' });
    if (this.#held) return refused({ code: 'already-paused', clause: 'P9' });
    this.#hold(true);
    return accepted(null);
  }

  resume(seat: Seat): Done {
    if (!this.#held) return this.#do(seat, { type: 'resume' });
    this.#hold(false);
    return accepted(null);
  }

  /** Ends every bot's part, for a round that is left as it is. */
  leave(): void {
    for (const bot of this.#bots) bot.leave();
  }

  /** What `seat` sees now; null looks on. */
  view(seat: Seat | null): RoundView {
    const view = viewOf(this.#state, seat);
    return this.#held ? { ...view, paused: true } : view;
  }

  /** What each person's seat gets. */
  seats(): SeatSnapshot[] {
    const t = this.t;
    return this.#players.flatMap((player, seat) => {
      if (player.kind !== 'human') return [];
      const busyUntil = this.#hands.busyUntil(seat, t);
      return [{ seat, view: this.view(seat), busyUntil, warning: this.#warnings.of(seat, t) }];
    });
  }

  get #startingTiles(): number {
    return this.#state.setup.rules.startingTiles;
  }

  get #aBotOpens(): boolean {
    return this.#state.setup.roles.every((role, seat) => role === 'chaser' || this.#players[seat]?.kind === 'bot');
  }

  #hold(held: boolean): void {
    this.#held = held;
    this.#awake(PLANNING_MILLIS);
    this.#ports.changed();
  }

  /** Shows the bots the table; those that may act now wait at least `least` milliseconds. */
  #awake(least: Millis = 0): void {
    for (const bot of this.#bots) {
      if (this.#held || this.#state.paused) bot.standStill();
      else bot.look(least);
    }
  }

  #act(seat: Seat, action: BotAction): Done {
    return action.type === 'open' ? this.open(seat, action.tiles, action.path) : this.#do(seat, action);
  }

  /** Stamps what a seat does. */
  #do(seat: Seat, act: Act): Done {
    const stamp = this.#ports.clock();
    const event: RoundEvent = { ...act, t: this.#clock.at(stamp), seat };
    if (this.#state.phase === 'over') {
      if (this.#tooLate(event)) this.#ports.changed();
    } else if (this.#hands.keepFrom(event)) return refused({ code: 'hands-busy', clause: 'P8' });
    return this.#attempt([event], stamp);
  }

  /** Applies events that come as one, keeps them, and then makes them known. */
  #attempt(events: readonly RoundEvent[], stamp: number): Done {
    const before = this.#state;
    let next = before;
    for (const [at, event] of events.entries()) {
      const applied = applyEvent(next, event);
      if (!applied.ok) return refused(refusalOf(applied.error, events.length > 1 ? at : undefined));
      const fault = event.type === 'place' ? this.#assist(next, event) : null;
      if (fault !== null) return refused({ code: 'assist', clause: fault });
      next = applied.value;
    }
    const kept = this.#ports.keep(events, outcomeOf(next));
    if (!kept.ok) return kept;
    this.#state = next;
    this.#follow(before, events, stamp);
    return accepted(null);
  }

  /** P9: the clause that the assist refuses a placement for. */
  #assist(state: RoundState, event: Extract<RoundEvent, { type: 'place' }>): string | null {
    return this.#players[event.seat]?.assist === true ? faultOfPlacing(state, event.path ?? 0, event) : null;
  }

  /** What an accepted event brings with it. */
  #follow(before: RoundState, events: readonly RoundEvent[], stamp: number): void {
    for (const event of events) {
      this.#hands.follow(event);
      this.#warnings.follow(event);
    }
    if (this.#state.phase === 'over') this.#finish(before);
    else {
      if (this.#state.paused) this.#clock.stop(stamp);
      else if (this.#state.phase === 'running') this.#clock.start(stamp);
      this.#awake();
    }
    this.#ports.changed();
  }

  /** The end: what bots were about to do tells how close it was. */
  #finish(before: RoundState): void {
    this.#beforeEnd = before;
    for (const bot of this.#bots) {
      const plan = bot.leave();
      if (plan === null) continue;
      const at = Math.max(plan.at, this.#state.t);
      const action = plan.decide(viewFor(before, bot.seat), at);
      if (action !== null && action.type !== 'open') this.#tooLate({ ...action, t: at, seat: bot.seat });
    }
  }

  /** Remembers what came too late, if it tells how close it was. */
  #tooLate(event: RoundEvent): boolean {
    if (this.#beforeEnd === null) return false;
    const late = withLate(this.#beforeEnd, this.#state, this.#late, event);
    if (late === null) return false;
    this.#late = late;
    // It is told now even if it could not be kept: it changes nothing of the round.
    this.#ports.keepLate(late);
    return true;
  }
}
