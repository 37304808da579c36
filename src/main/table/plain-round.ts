/**
 * A round of a game that has nothing at the table beside its rules, such as a turn game: acts become events by the rules
 * and chance, what is due happens by itself, and bots act in their turn. It shows no clock; standing still is nothing that
 * happens in it, so it is not kept.
 */
import type { Player } from '../../shared/replay';
import type { Refusal } from '../../shared/refusal';
import { chanceOf } from '../chance';
import type { Game, GameTypes, Millis, Seat } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import type { Bot } from './bot';
import { BotSeats, type BotSeat } from './bot-seats';
import { Course } from './course';
import { Halting } from './halting';
import type { GameAtTable, LiveRound, RoundOptions, RoundPorts, RoundShown } from './ports';
import { refusalOf, type Done } from './refusal';
import { RoundWaits } from './round-waits';

/** After the end nothing stands still or goes on. */
const OVER = { stop: () => refused({ code: 'round-over' }), go: () => refused({ code: 'round-over' }) };

/** What a plain round is made from. */
interface PlainGame<G extends GameTypes> extends Pick<GameAtTable<G>, 'rules' | 'clauses'> {
  readonly createBot: (options: BotSeat) => Bot<G['view'], G['act']>;
  /** What a seat can ask beside, from what it sees alone; left out: nothing. */
  readonly told?: (view: G['view'], question: unknown, player: Player) => Result<unknown, Refusal>;
}

class PlainRound<G extends GameTypes> implements LiveRound<G> {
  readonly #game: Game<G>;
  readonly #ports: RoundPorts<G>;
  readonly #people: readonly Seat[];
  readonly #seed: string;
  readonly #told: PlainGame<G>['told'];
  readonly #players: readonly Player[];
  readonly #course: Course<G>;
  readonly halting: Halting;
  readonly #waits: RoundWaits;
  readonly #bots: BotSeats<G['view'], G['act'], undefined>;
  readonly #late: G['late'];
  #callOff: (() => void) | undefined;

  constructor({ rules, createBot, clauses, told }: PlainGame<G>, ports: RoundPorts<G>, { setup, players, seed, kept }: RoundOptions<G>) {
    this.#game = rules;
    this.#ports = ports;
    this.#seed = seed;
    this.#told = told;
    this.#players = players;
    this.#late = kept?.late ?? null;
    this.#people = players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
    this.halting = new Halting(
      {
        schedule: ports.schedule,
        goes: () => !this.over,
        stands: () => false,
        events: () => (this.over ? OVER : null),
        stood: () => {
          this.halting.forget();
          this.#run();
          ports.changed();
        },
        changed: ports.changed,
        clauses,
      },
      this.#people,
    );
    this.#course = new Course<G>(
      rules,
      {
        clock: ports.clock,
        keep: (events, outcome) => ports.keep(events, outcome),
        runs: () => !this.paused,
        happened: () => undefined,
        followed: () => {
          this.#awake();
          ports.changed();
        },
      },
      setup,
    );
    this.#waits = new RoundWaits({ now: () => this.#now, running: () => this.#course.running, schedule: ports.schedule });
    this.#bots = new BotSeats(
      {
        schedule: ports.schedule,
        createBot,
        view: (seat) => rules.view(this.state, seat),
        told: () => undefined,
        now: () => this.#now,
        act: (seat, act) => this.#do(seat, act),
        waits: () => false,
      },
      // Bots that go on draw from a stream of their own: how far they had come in the first is not kept.
      { players, seed: kept === undefined ? seed : `${seed}/from ${kept.events.length}` },
    );
    for (const event of kept?.events ?? []) {
      this.#course.again(event);
      this.#bots.standStill();
    }
  }

  get state(): G['state'] {
    return this.#course.state;
  }

  get over(): boolean {
    return this.#course.over;
  }

  get paused(): boolean {
    return this.halting.standing;
  }

  get late(): G['late'] {
    return this.#late;
  }

  begin(): void {
    if (this.halting.hindered) this.halting.standFromNow();
    this.#run();
  }

  goOn(): Done {
    if (!this.over) this.halting.standFromNow();
    this.#run();
    return accepted(null);
  }

  act(seat: Seat, act: G['act']): Done {
    return this.#do(seat, act);
  }

  ask(seat: Seat, question: unknown): Result<unknown, Refusal> {
    const player = this.#players[seat];
    return this.#told === undefined || player === undefined
      ? refused({ code: 'nothing-to-ask' })
      : this.#told(this.#game.view(this.state, seat), question, player);
  }

  giveUp(seat: Seat): Done {
    const act = this.#game.giveUp();
    return act === null ? refused({ code: 'not-given-up' }) : this.#do(seat, act, true);
  }

  leave(): void {
    this.halting.forget();
    this.#callOff?.();
    this.#bots.leave();
  }

  shown(): RoundShown {
    return {
      table: this.#game.view(this.state, null),
      seats: this.#people.map((seat) => {
        const view = this.#game.view(this.state, seat);
        return { seat, view, secret: this.#game.secret(view), aside: null };
      }),
      aside: null,
      clock: null,
      over: this.over,
      paused: this.paused,
      mayPause: !this.over,
      agreed: this.halting.agreed,
    };
  }

  get #now(): Millis {
    return this.#course.at(this.#ports.clock());
  }

  #do(seat: Seat, act: G['act'], always = false): Done {
    if (this.paused && !always) return refused({ code: 'paused' });
    const stamp = this.#ports.clock();
    // A stream for each event: what was drawn before need not be told to go on.
    const random = chanceOf(`${this.#seed}/answer ${this.#course.count}`);
    const answered = this.#game.answer(this.state, seat, act, this.#course.at(stamp), random);
    if (!answered.ok) return refused(refusalOf(answered.error));
    const applied = this.#game.apply(this.state, answered.value);
    return this.#course.take([answered.value], applied.ok ? applied : refused(refusalOf(applied.error)), stamp);
  }

  #run(): void {
    this.#course.run(!this.paused && !this.over, this.#ports.clock());
    this.#waits.follow();
    this.#awake();
  }

  /** Lets bots plan, and what is due come. */
  #awake(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.over) this.#bots.leave();
    else if (this.paused) this.#bots.standStill();
    else this.#bots.look();
    const due = this.over ? null : this.#game.due(this.state);
    if (due !== null) this.#callOff = this.#waits.after(Math.max(0, due.t - this.#now), () => this.#do(due.seat, due.act));
  }
}

/** Such a game as the table plays it; `about` is what it says of new matches. */
export function plainAtTable<G extends GameTypes>(
  game: PlainGame<G>,
  about: Pick<GameAtTable<G>, 'tiles' | 'quick' | 'arrange'>,
): GameAtTable<G> {
  return {
    ...about,
    rules: game.rules,
    clauses: game.clauses,
    offer: () => null,
    round: (ports, options) => new PlainRound(game, ports, options),
    verdict: (state) => game.rules.judge(state),
  };
}
