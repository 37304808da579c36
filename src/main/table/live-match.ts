/** A game over several rounds at the live table: who has which role, what was won, and what the window is shown. */
import type { TableSnapshot, Victory } from '../../shared/table';
import { chanceOf, RANDOM_NAME, roundSeed } from '../chance';
import { dealRound } from '../engine/chase/deal';
import { judgeRound } from '../engine/chase/judge';
import { awarded, nextRoles, pointsOf, winnersOf } from '../engine/chase/match';
import type { Role, RoundSetup } from '../engine/chase/round';
import { accepted, refused } from '../engine/result';
import type { DealtRound, MatchHeader } from '../replay/parts';
import { LiveRound } from './live-round';
import type { MatchOptions, TablePorts } from './ports';
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
  #revision = 0;
  /** Of the rounds before this one, by seat. */
  #victory: readonly Victory[];

  constructor(ports: TablePorts, options: MatchOptions) {
    const { id, startedAt } = ports.register();
    this.id = id;
    this.#startedAt = startedAt;
    this.options = options;
    this.#ports = ports;
    this.#victory = options.players.map(() => ({ perfect: 0, small: 0 }));
  }

  get round(): LiveRound | null {
    return this.#round;
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

  #deal(roles: readonly Role[], number: number, keep: (dealt: DealtRound) => Done): Done {
    const { rules, tiles, players, seed } = this.options;
    const dealSeed = roundSeed(seed, number);
    const setup = dealRound({ rules, tiles, roles }, chanceOf(dealSeed));
    const kept = keep(dealtOf(setup));
    if (!kept.ok) return kept;
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
      { setup, players, seed: dealSeed },
    );
    this.#round = round;
    this.#number = number;
    round.begin();
    this.publish();
    return accepted(null);
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
      points: victory.map(pointsOf),
      victory,
      winners: winnersOf(victory, rules.pointsToWin),
      verdict: round.over ? verdictOf(round.state, players, round.late) : null,
    };
  }
}
