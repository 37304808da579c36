/** A match over several rounds at the live table: how the seats stand, what was won, and what the window is shown. */
import type { TableSnapshot } from '../../shared/table';
import { chanceOf, RANDOM_NAME, roundSeed } from '../chance';
import type { GameTypes, Score, Seat } from '../../rules/game';
import { accepted, refused } from '../../rules/result';
import type { MatchHeader, Player } from '../../shared/replay';
import type { Origin } from '../../shared/origin';
import type { PlacedSwap, SwapPlace } from '../../shared/swaps';
import { LiveSeats } from './live-seats';
import type { GameAtTable, KeptMatch, KeptRound, LiveRound, MatchOptions, Newcomer, Seated, TablePorts } from './ports';
import { RoundOnTable, type Grown } from './round-on-table';
import { RoundsPlayed } from './rounds-played';
import { peopleOf } from './sitting';
import { RaceOnTable } from './race-on-table';
import { refusedAtTable, type Clauses, type Done } from './refusal';

type Deal = GameTypes['deal'];
type Seating = GameTypes['seating'];
type Setup = GameTypes['setup'];

export class LiveMatch {
  readonly id: string;
  readonly #seats: LiveSeats;
  readonly #ports: TablePorts;
  readonly #game: GameAtTable;
  readonly #startedAt: string;
  #round: RoundOnTable | null = null;
  #revision = 0;
  /** Something is in the way: no round begins or goes on. */
  #held = false;
  /** The rounds before this one. */
  readonly #before: RoundsPlayed;
  /** Whence it comes: then the first round's deal is another one's. */
  #origin: Origin | undefined;
  #race: RaceOnTable | null = null;

  constructor(ports: TablePorts, game: GameAtTable, options: MatchOptions, { id, startedAt } = ports.register()) {
    this.id = id;
    this.#startedAt = startedAt;
    this.#seats = new LiveSeats(options);
    this.#ports = ports;
    this.#game = game;
    this.#before = new RoundsPlayed(game);
  }

  /** Who plays what by which rules. */
  get options(): MatchOptions {
    return this.#seats.options;
  }

  /** The same people at the same seats are called and kept otherwise from now on. */
  reseat(seated: Seated): void {
    this.#seats.reseat(seated);
    this.publish();
  }

  /** Of its game, for what the table refuses. */
  get clauses(): Clauses {
    return this.#game.clauses;
  }

  get round(): LiveRound | null {
    return this.#round?.live ?? null;
  }

  /** Goes on with a kept match: its last round as far as it was played, which stands paused if it ran. */
  goOn(kept: KeptMatch): Done {
    const { rounds } = kept;
    const last = rounds[rounds.length - 1];
    if (last === undefined) return refused({ code: 'no-such-round', field: 'match' });
    const { rules } = this.#game;
    this.#origin = kept.origin;
    this.#before.goOn(rounds.slice(0, -1));
    const round = this.#seat(rules.setup(this.options.rules, this.options.tiles, last.deal), rounds.length, last);
    const gone = round.live.goOn();
    if (!gone.ok) return gone;
    this.#seats.goOn(kept);
    this.publish();
    return accepted(null);
  }

  /** Keeps the match and deals its first round. */
  begin(): Done {
    const { game, players, profiles = [], rules, tiles, seed, seating } = this.options;
    const header: MatchHeader = {
      id: this.id,
      game,
      startedAt: this.#startedAt,
      seed,
      random: RANDOM_NAME,
      players: [...players],
      rules,
      ...(tiles !== null && { tiles }),
    };
    return this.#begin(seating, 1, (dealt) => this.#ports.ledger.begin(header, dealt, profiles));
  }

  /** Whether somebody could take a seat now: between rounds, before a round's first event, or while time stands still. */
  get maySwap(): boolean {
    return this.#round?.maySwap === true;
  }

  /**
   * Somebody takes a seat: of the round as it lies, which goes on standing still, or of the next one. What the seat has won stays.
   * `whole` does all that is kept of it at once, or nothing.
   */
  swap(seat: Seat, newcomer: Newcomer, whole: (keep: () => Done) => Done): Done {
    const round = this.#round;
    if (round === null || !this.maySwap) return refusedAtTable(this.clauses, 'not-between', 'seat');
    const { rules } = this.#game;
    const { ledger } = this.#ports;
    const { player, profile } = newcomer;
    const { deal, number, events, live } = round;
    const { over } = live;
    const placed: PlacedSwap = { round: over ? number + 1 : number, after: over ? 0 : events.length, seat, player };
    // Who is a person may matter to how a round is dealt that nothing has happened in.
    // Whoever takes a seat: the deal of another round stays what it was there.
    const given = this.#origin !== undefined && number === 1;
    const anew =
      !over && !given && events.length === 0 ? this.#dealt(rules.seating(deal), number, this.#seats.with(seat, newcomer).players) : null;
    let swaps: readonly SwapPlace[] = [];
    const kept = whole(() => {
      const swapped = ledger.swap(this.id, placed, profile);
      if (!swapped.ok) return swapped;
      swaps = swapped.value;
      return anew === null ? accepted(null) : ledger.redeal(this.id, number, rules.dealt(anew));
    });
    if (!kept.ok) return kept;
    this.#seats.taken(seat, newcomer, swaps, over ? null : events.length);
    this.#seatAnew(
      round,
      anew ?? rules.setup(this.options.rules, this.options.tiles, deal),
      anew === null ? { events, late: live.late } : undefined,
    );
    this.publish();
    return accepted(null);
  }

  /** Everybody takes a seat at a round that stands on the table, which stands still as it did. */
  #seatAnew({ live, number }: RoundOnTable, setup: Setup, kept?: Pick<KeptRound, 'events' | 'late'>): void {
    const { standing } = live.halting;
    const next = this.#seat(setup, number, kept).live;
    if (standing) next.halting.standFromNow();
    if (kept === undefined) next.begin();
    else next.goOn();
  }

  /** The next round, in which the seats stand as the game says; what was won stays. Refused while a round goes on. */
  next(): Done {
    const round = this.#round;
    if (!round?.live.over) return refusedAtTable(this.clauses, 'round-not-over');
    const number = round.number + 1;
    const seating = this.seatingNext(number, this.options.rules, this.options.seed);
    return this.#before.put(round.played, () => this.#begin(seating, number, (dealt) => this.#ports.ledger.deal(this.id, number, dealt)));
  }

  /** How the seats stand in the round after this one, which is to be number `number` of a match by these rules and this seed. */
  seatingNext(number: number, rules: GameTypes['rules'], seed: string): Seating {
    const { rules: game } = this.#game;
    const played = this.#round?.played;
    const coming = { rules, outcome: played?.outcome ?? null, number, random: chanceOf(`${roundSeed(seed, number)}/seating`) };
    return game.next(played === undefined ? this.options.seating : game.seating(played.deal), coming);
  }

  /** Whether somebody has won the match. */
  get won(): boolean {
    return this.#round !== null && this.#score(this.#round).winners.length > 0;
  }

  /** Whether something is in the way, for this round and the next ones. */
  hold(held: boolean): void {
    this.#held = held;
    this.#round?.live.halting.hold(held);
  }

  /** Sends what the window sees now. */
  publish(): void {
    if (this.#round === null) return;
    this.#revision += 1;
    this.#race?.follow();
    this.#ports.publish(this.#snapshot(this.#round));
  }

  /** Ends everybody's part, for a match that is left as it is. */
  leave(): void {
    this.#race?.forget();
    this.#round?.live.leave();
  }

  /** How the round with this number has grown since so many of its events; null where another one is here. */
  since = (number: number, from: number): Grown | null => this.#round?.since(number, from, this.#seats) ?? null;

  /** What the window sees now, with the number of the last push. */
  get snapshot(): TableSnapshot | null {
    return this.#round && this.#snapshot(this.#round);
  }

  /** The seats that people play. */
  get people(): readonly Seat[] {
    return peopleOf(this.options.players);
  }

  #dealt(seating: Seating, number: number, players: readonly Player[] = this.options.players): Setup {
    const { rules, tiles } = this.options;
    const order = { rules, tiles, seats: players.length, seating, people: peopleOf(players) };
    return this.#game.rules.deal(order, chanceOf(roundSeed(this.options.seed, number)));
  }

  #begin(seating: Seating, number: number, keep: (dealt: Deal) => Done): Done {
    const setup = this.#dealt(seating, number);
    const kept = keep(this.#game.rules.dealt(setup));
    if (!kept.ok) return kept;
    this.#seats.dealt();
    this.#seat(setup, number).live.begin();
    this.publish();
    return accepted(null);
  }

  /** Everybody takes a seat at the round. */
  #seat(setup: Setup, number: number, kept?: Pick<KeptRound, 'events' | 'late'>): RoundOnTable {
    this.leave();
    const { id, options } = this;
    const round = new RoundOnTable(
      {
        id,
        options,
        game: this.#game,
        ports: this.#ports,
        redeal: (seating) => this.#begin(seating, number, (dealt) => this.#ports.ledger.redeal(id, number, dealt)),
        changed: () => {
          this.publish();
        },
      },
      { setup, number, seed: roundSeed(this.options.seed, number), kept },
    );
    round.live.halting.hold(this.#held);
    this.#round = round;
    const ghost = number === 1 ? this.#origin?.ghost : undefined;
    const ports = {
      game: this.#game,
      schedule: this.#ports.schedule,
      changed: () => {
        this.publish();
      },
    };
    this.#race = ghost === undefined ? null : new RaceOnTable(ports, ghost, round, setup);
    return round;
  }

  #score(round: RoundOnTable): Score {
    return this.#before.score(this.options, round.played);
  }

  /** Since the moment that it was begun from no more has happened than that time stands still. */
  #standsAtMoment({ number, events, live }: RoundOnTable): boolean {
    const origin = this.#origin;
    return origin !== undefined && number === 1 && origin.event > 0 && live.halting.paused && events.length <= origin.event + 1;
  }

  #snapshot(round: RoundOnTable): TableSnapshot {
    const { game, players, rules, seed } = this.options;
    const score = this.#score(round);
    const { live } = round;
    // A verdict is made anew with each snapshot: what looks over the whole match waits until that is won.
    const before = score.winners.length > 0 ? this.#before.all : null;
    return {
      match: this.id,
      revision: this.#revision,
      game,
      roundNumber: round.number,
      players,
      played: this.#seats.sat,
      swaps: this.#seats.came,
      maySwap: this.maySwap,
      rules,
      seed,
      ...live.shown(),
      score,
      verdict: live.over ? round.verdict(this.#seats, before) : null,
      ...(this.#race !== null && { race: this.#race.shown() }),
      ...(this.#standsAtMoment(round) && { atMoment: true as const }),
    };
  }
}
