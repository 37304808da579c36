/**
 * Before the round runs (S5): who still has to choose or to plan, and when bots open. The plans themselves are held by `Openings`;
 * once the last is there they go down, and the round runs.
 */
import type { Placement } from '../../../../rules/chase/legality';
import { chase, type ChaseTypes } from '../../../../rules/chase/chase';
import { seatsOf, type RoundState } from '../../../../rules/chase/round';
import type { Millis, Seat } from '../../../../rules/game';
import { refused } from '../../../../rules/result';
import type { PlanFault } from '../../../../shared/chase/acts';
import type { Player } from '../../../../shared/replay';
import type { Halting } from '../../../table/halting';
import type { RoundPorts } from '../../../table/ports';
import type { Done } from '../../../table/refusal';
import { Openings } from './openings';
import type { RoundPlay } from './round-play';

/** How long a bot that opens the round looks at its Starting tiles (S5 has no clock; the Chaser gets ready meanwhile). */
export const PLANNING_MILLIS: Millis = 3000;

interface PlanningPorts extends Pick<RoundPorts<ChaseTypes>, 'clock' | 'redeal' | 'changed'> {
  readonly play: RoundPlay;
  readonly players: readonly Player[];
  readonly halting: () => Pick<Halting, 'hindered' | 'standing' | 'standFromNow'>;
  /** Lets a bot do at once what it has to do; null where it has nothing to do. */
  readonly botNow: (seat: Seat) => Done | null;
  /** Shows the bots the table; those that may act now wait at least so long. */
  readonly awake: (least: Millis) => void;
}

export class Planning {
  readonly #ports: PlanningPorts;
  readonly #openings: Openings;
  /** When the bots that open will, on the ports' clock. */
  #opensAt = 0;

  constructor(ports: PlanningPorts) {
    this.#ports = ports;
    this.#openings = new Openings(ports.play);
  }

  /** The round waits for nobody but bots that open. */
  get botsBegin(): boolean {
    return this.#lasts && this.#botsOpen;
  }

  /** They will, and nothing stands still meanwhile. */
  get botsAboutToOpen(): boolean {
    return this.botsBegin && !this.#ports.halting().standing;
  }

  /** In how many milliseconds they will; null where none are about to. */
  get opensIn(): Millis | null {
    return this.botsAboutToOpen ? Math.max(0, Math.ceil(this.#opensAt - this.#ports.clock())) : null;
  }

  /** T2: people among the Runners of three players have yet to choose who opens: nobody has drawn Starting tiles. */
  get choosesOpener(): boolean {
    const { roles, starts } = this.#state.setup;
    const nobodyDrew = roles.length === 3 && starts?.every((drawn) => drawn.length === 0) === true;
    return nobodyDrew && seatsOf(roles, 'runner').some((seat) => this.#ports.players[seat]?.kind === 'human');
  }

  /** Whether bots do nothing yet: somebody else's plan is awaited. */
  get keepsBots(): boolean {
    return this.#lasts && !this.#botsOpen;
  }

  /** The round as the seat knows it (F1). */
  knownTo(seat: Seat): RoundState {
    return this.#openings.knownTo(seat);
  }

  /** P9, S5: see `Openings.faultOf`. */
  faultOf(seat: Seat, tiles: readonly Placement[], partner: readonly Placement[]): PlanFault | null {
    return this.#openings.faultOf(seat, tiles, partner);
  }

  /** Lets the bots begin, once it is known who opens (T2). */
  begin(): void {
    if (!this.choosesOpener) this.go();
  }

  /** Lets the bots begin; where something is in the way of those that open, everything stands still. */
  go(): void {
    const halting = this.#ports.halting();
    if (halting.hindered && this.#botsOpen) halting.standFromNow();
    this.#opensAt = this.#ports.clock() + PLANNING_MILLIS;
    this.#ports.awake(PLANNING_MILLIS);
  }

  /**
   * S5: all Starting tiles of a seat at once. The round starts, at this instant, once those of all Runners are there (F1); a
   * bot's are as soon as no person's are missing.
   */
  open(seat: Seat, tiles: readonly Placement[]): Done {
    if (this.#lasts && this.#ports.halting().hindered) return refused({ code: 'held-up', clause: 'S5' });
    const put = this.#openings.put(seat, tiles);
    const [next] = this.#openings.awaited;
    if (this.#lasts) this.#ports.changed();
    if (!put.ok || next === undefined || !this.#botsOpen) return put;
    return this.#ports.botNow(next) ?? put;
  }

  /** T2: `opener` opens; the round is dealt anew with the same piles. */
  choose(opener: Seat): Done {
    if (!this.choosesOpener) return refused({ code: 'opener-chosen', clause: 'T2' });
    const { setup } = this.#state;
    if (setup.roles[opener] === undefined) return refused({ code: 'no-such-seat', field: 'opener', clause: 'S1' });
    if (setup.roles[opener] !== 'runner') return refused({ code: 'not-a-runner', field: 'opener', clause: 'T2' });
    return this.#ports.redeal({ ...chase.seating(setup), opener });
  }

  get #state(): RoundState {
    return this.#ports.play.state;
  }

  get #lasts(): boolean {
    return this.#state.phase === 'planning';
  }

  /** F1: nobody but bots has Starting tiles to put. Both paths start at the same time, so bots wait for that. */
  get #botsOpen(): boolean {
    const left = this.#openings.awaited;
    return left.length > 0 && left.every((seat) => this.#ports.players[seat]?.kind === 'bot');
  }
}
