/**
 * Putting the Starting tiles down (S5). With two Runners who open, each plan is held until the other's is there, and then
 * both go down as one: both are taken or neither, and the log never holds only one of them (F1).
 */
import { applyEvent } from '../../../../rules/chase/apply';
import type { Placement } from '../../../../rules/chase/legality';
import { partnerOf } from '../../../../rules/chase/paths';
import type { RoundState } from '../../../../rules/chase/round';
import type { Seat } from '../../../../rules/game';
import { accepted, refused } from '../../../../rules/result';
import type { PlanFault } from '../../../../shared/chase/acts';
import { openers } from '../../../../rules/chase/own-path';
import type { Done } from '../../../table/refusal';
import type { Deed, RoundPlay } from './round-play';

type Plan = readonly Placement[];

const PARTIAL = refused({ code: 'starting-tile-first', field: 'tiles', clause: 'S5' });

/** What plans are as deeds, Runner by Runner: the k-th lays path k. */
function deedsOf(plans: readonly (readonly [Seat, Plan])[]): Deed[] {
  return [...plans]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, tiles]) => tiles.map((tile) => ({ seat, act: { type: 'place' as const, ...tile } })));
}

type Play = Pick<RoundPlay, 'state' | 'doAtStart' | 'tryAtStart' | 'event' | 'assist'>;

export class Openings {
  readonly #play: Play;
  readonly #held = new Map<Seat, Plan>();

  constructor(play: Play) {
    this.#play = play;
  }

  /** The Runners who have Starting tiles and have not said where to put them. */
  get awaited(): Seat[] {
    return openers(this.#play.state).filter((seat) => !this.#held.has(seat));
  }

  /** The round as the seat knows it: for a Runner with the partner's plan laid down, since the two may consult (F1). */
  knownTo(seat: Seat): RoundState {
    const { state } = this.#play;
    const others = [...this.#held].filter(([each]) => each !== seat);
    if (others.length === 0 || !openers(state).includes(seat)) return state;
    const laid = this.#play.tryAtStart(deedsOf(others));
    return laid.ok ? laid.value : state;
  }

  /**
   * All Starting tiles of a seat, in the order of the path. Once no other plan is awaited everything goes down, and the round
   * starts. A refusal of one plan lets go of the other as well.
   */
  put(seat: Seat, tiles: Plan): Done {
    const { phase, setup } = this.#play.state;
    // S5: once the round runs there is nothing left to open.
    if (phase === 'over') return refused({ code: 'round-over', field: 'tiles', clause: 'J8' });
    if (phase === 'running') return refused({ code: 'starting-tile-late', field: 'tiles', clause: 'S4' });
    const whole = tiles.length === setup.rules.startingTiles;
    // Whoever has nothing to open is no Runner whose plan could come with the other's.
    if (!openers(this.#play.state).includes(seat)) return whole ? this.#play.doAtStart(deedsOf([[seat, tiles]])) : PARTIAL;
    this.#held.set(seat, tiles);
    const deeds = deedsOf([...this.#held]);
    const tried = whole ? this.#play.tryAtStart(deeds) : PARTIAL;
    if (tried.ok && this.awaited.length > 0) return accepted(null);
    this.#held.clear();
    return tried.ok ? this.#play.doAtStart(deeds) : tried;
  }

  /**
   * What the assist would refuse of a plan so far; null where it finds nothing, or the seat has none. `partner` is the partner's
   * plan, which this one is held against where it goes down first.
   */
  faultOf(seat: Seat, tiles: Plan, partner: Plan): PlanFault | null {
    const { state } = this.#play;
    if (state.phase !== 'planning') return null;
    const other = partnerOf(state, seat);
    const before = other !== null && other < seat ? this.#play.tryAtStart(deedsOf([[other, partner]])) : null;
    let next = before?.ok === true ? before.value : state;
    for (const [at, tile] of tiles.entries()) {
      const event = this.#play.event(seat, { type: 'place', ...tile }, 0);
      const clause = this.#play.assist(next, event);
      if (clause !== null) return { tile: at, clause };
      const laid = applyEvent(next, event);
      if (!laid.ok) return null;
      next = laid.value;
    }
    return null;
  }
}
