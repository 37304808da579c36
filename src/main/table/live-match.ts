/** A game over several rounds at the live table: who has which role, what was won, and what the window is shown. */
import { chasesOf } from '../../rules/chase/following';
import type { TableSnapshot, Victory } from '../../shared/table';
import { chanceOf, RANDOM_NAME, roundSeed } from '../chance';
import { dealRound } from '../../rules/chase/deal';
import { judgeRound } from '../../rules/chase/judge';
import { awarded, nextRoles, pointsOf, winnersOf } from '../../rules/chase/match';
import { seatsOf, type Role, type RoundSetup } from '../../rules/chase/round';
import type { Seat } from '../../rules/game';
import { accepted, refused } from '../../rules/result';
import type { DealtRound, MatchHeader } from '../replay/parts';
import { LiveRound } from './live-round';
import type { KeptMatch, KeptRound, MatchOptions, TablePorts } from './ports';
import type { Done } from './refusal';
import { verdictOf } from './shown';

/** A round's deal as it is kept and goes into a replay. */
function dealtOf(setup: RoundSetup): DealtRound {
  return {
    roles: [...setup.roles],
    prison: setup.prison,
    ...(setup.piles && { piles: setup.piles.map((pile) => [...pile]) }),
    ...(setup.starts && { starts: setup.starts.map((drawn) => [...drawn]) }),
    ...(setup.chases && { chases: [...setup.chases] }),
  };
}

export class LiveMatch {
  readonly id: string;
  readonly options: MatchOptions;
  readonly #ports: TablePorts;
  readonly #startedAt: string;
  #round: LiveRound | null = null;
  #number = 0;
  /** T2: the Runners of three players have yet to choose who opens. */
  #choosesOpener = false;
  #revision = 0;
  /** Something is in the way: no round begins or goes on. */
  #held = false;
  /** Of the rounds before this one, by seat. */
  #victory: readonly Victory[];

  constructor(ports: TablePorts, options: MatchOptions, { id, startedAt } = ports.register()) {
    this.id = id;
    this.#startedAt = startedAt;
    this.options = options;
    this.#ports = ports;
    this.#victory = options.players.map(() => ({ perfect: 0, small: 0 }));
  }

  get round(): LiveRound | null {
    return this.#round;
  }

  /** Goes on with a kept match: its last round as far as it was played, which stands paused if it ran. */
  goOn({ rounds }: KeptMatch): Done {
    const last = rounds[rounds.length - 1];
    if (last === undefined) return refused({ code: 'no-such-round', field: 'match' });
    for (const { state } of rounds.slice(0, -1)) {
      this.#victory = awarded(this.#victory, state.setup.roles, judgeRound(state));
    }
    const { setup } = last.state;
    const round = this.#seat(setup, rounds.length, last);
    if (!round.over && round.state.phase === 'running' && !round.state.paused) {
      const paused = round.standStill(this.#people[0] ?? 0);
      if (!paused.ok) return paused;
    }
    this.#choosesOpener = this.#mustChoose(setup) && setup.starts?.every((drawn) => drawn.length === 0) === true;
    if (!this.#choosesOpener && round.state.phase === 'planning') round.begin();
    this.publish();
    return accepted(null);
  }

  /** T2: `seat` opens; the round is dealt anew with the same piles. */
  opener(seat: Seat): Done {
    const round = this.#round;
    if (!this.#choosesOpener || round === null) return refused({ code: 'opener-chosen', clause: 'T2' });
    const { roles } = round.state.setup;
    if (roles[seat] !== 'runner') return refused({ code: 'not-a-runner', field: 'seat', clause: 'T2' });
    const setup = this.#dealt(roles, this.#number, seat);
    const kept = this.#ports.ledger.redeal(this.id, this.#number, dealtOf(setup));
    if (!kept.ok) return kept;
    this.#choosesOpener = false;
    this.#seat(setup, this.#number).begin();
    this.publish();
    return accepted(null);
  }

  /** Keeps the match and deals its first round. */
  begin(): Done {
    const { players, profiles = [], rules, tiles, seed, roles } = this.options;
    const header: MatchHeader = {
      id: this.id,
      game: 'chase',
      startedAt: this.#startedAt,
      seed,
      random: RANDOM_NAME,
      players: [...players],
      rules,
      tiles,
    };
    return this.#deal(roles, 1, (dealt) => this.#ports.ledger.begin(header, dealt, profiles));
  }

  /** E2: the next round with the roles changed; Victory markers are kept. Refused while a round goes on. */
  next(): Done {
    const round = this.#round;
    if (!round?.over) return refused({ code: 'round-not-over', clause: 'E2' });
    const number = this.#number + 1;
    const before = this.#victory;
    this.#victory = this.#won(round);
    const done = this.#deal(this.rolesNext, number, (dealt) => this.#ports.ledger.deal(this.id, number, dealt));
    if (!done.ok) this.#victory = before;
    return done;
  }

  /** The roles of the round after this one (E2). */
  get rolesNext(): readonly Role[] {
    return nextRoles(this.#round?.state.setup.roles ?? this.options.roles);
  }

  /** Whether the game is won (E1 to E3). */
  get won(): boolean {
    return this.#round !== null && winnersOf(this.#won(this.#round), this.options.rules.pointsToWin).length > 0;
  }

  /** Whether something is in the way, for this round and the next ones. */
  hold(held: boolean): void {
    this.#held = held;
    this.#round?.hold(held);
  }

  /** Sends what the window sees now. */
  publish(): void {
    if (this.#round === null) return;
    this.#revision += 1;
    this.#ports.publish(this.#snapshot(this.#round));
  }

  /** What the window sees now, with the number of the last push. */
  get snapshot(): TableSnapshot | null {
    return this.#round && this.#snapshot(this.#round);
  }

  get #people(): readonly Seat[] {
    return this.options.players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }

  /** T2: of three players the Runners choose who opens; bots among themselves leave it to the first. */
  #mustChoose({ roles }: Pick<RoundSetup, 'roles'>): boolean {
    return roles.length === 3 && seatsOf(roles, 'runner').some((seat) => this.#people.includes(seat));
  }

  #seedOf(number: number): string {
    return roundSeed(this.options.seed, number);
  }

  /** The deal of a round, with what was agreed before (T2, F2). Where the opener is yet to be chosen, nobody has drawn Starting tiles (T2). */
  #dealt(roles: readonly Role[], number: number, opener?: Seat): RoundSetup {
    const { rules, tiles, following = 'opposite' } = this.options;
    const agreed = { ...(opener !== undefined && { opener }), ...(roles.length === 4 && { chases: chasesOf(roles, following) }) };
    const setup = dealRound({ rules, tiles, roles, ...agreed }, chanceOf(this.#seedOf(number)));
    return opener === undefined && this.#mustChoose(setup) ? { ...setup, starts: setup.starts?.map(() => []) } : setup;
  }

  #deal(roles: readonly Role[], number: number, keep: (dealt: DealtRound) => Done): Done {
    const setup = this.#dealt(roles, number);
    const kept = keep(dealtOf(setup));
    if (!kept.ok) return kept;
    this.#choosesOpener = this.#mustChoose(setup);
    const round = this.#seat(setup, number);
    if (!this.#choosesOpener) round.begin();
    this.publish();
    return accepted(null);
  }

  /** Everybody takes a seat at the round. */
  #seat(setup: RoundSetup, number: number, kept?: KeptRound): LiveRound {
    this.#round?.leave();
    const round = new LiveRound(
      {
        clock: this.#ports.clock,
        schedule: this.#ports.schedule,
        createBot: this.#ports.createBot,
        keep: (events, outcome) => this.#ports.ledger.append(this.id, number, events, outcome),
        keepLate: (late) => this.#ports.ledger.late(this.id, number, late),
        changed: () => {
          this.publish();
        },
      },
      { setup, players: this.options.players, seed: this.#seedOf(number), ...(kept && { kept }) },
    );
    round.hold(this.#held);
    this.#round = round;
    this.#number = number;
    return round;
  }

  /** Victory markers with those of `round`, if it is over. */
  #won(round: LiveRound): readonly Victory[] {
    return round.over ? awarded(this.#victory, round.state.setup.roles, judgeRound(round.state)) : this.#victory;
  }

  #snapshot(round: LiveRound): TableSnapshot {
    const victory = this.#won(round);
    const { players, rules, seed } = this.options;
    return {
      match: this.id,
      revision: this.#revision,
      roundNumber: this.#number,
      players,
      rules,
      seed,
      table: round.view(null),
      seats: round.seats(),
      clock: { t: round.t, running: round.running },
      ...round.around(),
      choosesOpener: this.#choosesOpener,
      points: victory.map(pointsOf),
      victory,
      winners: winnersOf(victory, rules.pointsToWin),
      verdict: round.over ? verdictOf(round.state, players, round.late) : null,
    };
  }
}
