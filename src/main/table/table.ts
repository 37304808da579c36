/**
 * The live table of this window: one match at a time, the seats of people and bots, and every request about them. The
 * match that stood here before stays saved as far as it was played.
 */
import type { ChaseSymbol, Colour } from '../../shared/chase/replay';
import type { TableSnapshot } from '../../shared/table';
import type { Placement } from '../../rules/chase/legality';
import type { Seat } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import { LiveMatch } from './live-match';
import type { LiveRound } from './live-round';
import type { PlanFault } from './openings';
import type { KeptMatch, MatchOptions, TablePorts } from './ports';
import type { Done, TableRefusal } from './refusal';

type Shown = Result<TableSnapshot, TableRefusal>;

export class Table {
  readonly #ports: TablePorts;
  #match: LiveMatch | null = null;

  constructor(ports: TablePorts) {
    this.#ports = ports;
  }

  /** The live match as the window sees it, or null. */
  get current(): TableSnapshot | null {
    return this.#match?.snapshot ?? null;
  }

  /** Whether a round goes on that would be left unfinished. */
  get busy(): boolean {
    const round = this.#match?.round;
    return round !== null && round !== undefined && !round.over;
  }

  /** A new match with its first round dealt. */
  start(options: MatchOptions): Shown {
    const match = new LiveMatch(this.#ports, options);
    return this.#replaceBy(match, () => match.begin());
  }

  /** Goes on with a kept match; the one that stands here already is shown as it is. */
  goOn(kept: KeptMatch): Shown {
    if (this.#match?.id === kept.id) return this.#shown(this.#match);
    const match = new LiveMatch(this.#ports, kept.options, kept);
    return this.#replaceBy(match, () => match.goOn(kept));
  }

  /**
   * The next round (E2), or once the game is won (E1) a new game of the same players with the roles changed, then with
   * `headStart` as asked for (V1).
   */
  next(id: string, headStart?: boolean): Shown {
    const match = this.#match;
    if (match?.id !== id) return refused({ code: 'no-such-match', field: 'match' });
    if (match.won) {
      const { rules } = match.options;
      const startingTiles = headStart === undefined ? rules.startingTiles : headStart ? 3 : 2;
      return this.start({
        ...match.options,
        rules: { ...rules, startingTiles },
        roles: match.rolesNext,
        seed: this.#ports.freshSeed(),
      });
    }
    if (headStart !== undefined) return refused({ code: 'game-goes-on', field: 'headStart', clause: 'V1' });
    const dealt = match.next();
    return dealt.ok ? this.#shown(match) : dealt;
  }

  /** Leaves the match; a round that is not over stays unfinished (J8). */
  leave(id: string): Done {
    if (this.#match?.id !== id) return refused({ code: 'no-such-match', field: 'match' });
    this.close();
    return accepted(null);
  }

  /** Ends the live match, if there is one, as leaving does. */
  close(): void {
    this.#match?.round?.leave();
    this.#match = null;
  }

  /** Ends the live match if this profile sits at it: a further game of the same players would bring back its name. */
  forget(profile: string): void {
    if (this.#match?.options.profiles?.includes(profile)) this.close();
  }

  /** Nobody looks at the table: pauses a round that may be paused. */
  away(): void {
    const round = this.#match?.round;
    if (!round || round.over || round.view(null).paused) return;
    round.standStill(this.#people[0] ?? 0);
  }

  /** T2: the Runners of three players have chosen who opens. */
  opener(match: string, seat: Seat): Done {
    return this.#atTable(match, seat, (_, live) => live.opener(seat));
  }

  /** S5. */
  open(match: string, seat: Seat, tiles: readonly Placement[]): Done {
    return this.#asPlayer(match, seat, (round) => round.open(seat, tiles));
  }

  /** P9: what is wrong with a seat's plan so far, if it has the assist. */
  checkPlan(match: string, seat: Seat, tiles: readonly Placement[], partner: readonly Placement[]): Result<PlanFault | null, TableRefusal> {
    let fault: PlanFault | null = null;
    const looked = this.#asPlayer(match, seat, (round) => {
      fault = round.faultOfPlan(seat, tiles, partner);
      return accepted(null);
    });
    return looked.ok ? accepted(fault) : looked;
  }

  /** P9. */
  place(match: string, seat: Seat, placement: Placement): Done {
    return this.#asPlayer(match, seat, (round) => round.place(seat, placement));
  }

  /** M1 to M7. */
  mark(match: string, seat: Seat, symbol: ChaseSymbol): Done {
    return this.#asPlayer(match, seat, (round) => round.mark(seat, symbol));
  }

  /** P8. */
  switchPile(match: string, seat: Seat): Done {
    return this.#asPlayer(match, seat, (round) => round.switchPile(seat));
  }

  /** T3, F7. */
  exchange(match: string, seat: Seat): Done {
    return this.#asPlayer(match, seat, (round) => round.exchange(seat));
  }

  /** F2. */
  handOver(match: string, seat: Seat, colour: Colour, count: number): Done {
    return this.#asPlayer(match, seat, (round) => round.handOver(seat, colour, count));
  }

  /** J8. */
  giveUp(match: string, seat: Seat): Done {
    return this.#asPlayer(match, seat, (round) => round.giveUp(seat));
  }

  /** The seat agrees that time stands still; bots always do, and whoever looks on at bots alone decides for them. */
  pause(match: string, seat: Seat): Done {
    return this.#asVoter(match, seat, (round) => round.pause(seat));
  }

  resume(match: string, seat: Seat): Done {
    return this.#asVoter(match, seat, (round) => round.resume(seat));
  }

  /** Whether something is in the way of the round: until it is not, nothing begins or goes on. */
  hold(match: string, held: boolean): Done {
    const live = this.#match;
    if (live?.id !== match) return refused({ code: 'no-such-match', field: 'match' });
    live.hold(held);
    return accepted(null);
  }

  /** The seats that people play. */
  get #people(): readonly Seat[] {
    return (this.#match?.options.players ?? []).flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }

  /** For what a person does with a hand of their own: a bot's seat is not theirs. */
  #asPlayer(match: string, seat: Seat, act: (round: LiveRound) => Done): Done {
    return this.#atTable(match, seat, (round) =>
      this.#people.includes(seat) ? act(round) : refused({ code: 'not-your-seat', field: 'seat' }),
    );
  }

  /** For what people decide together; where there are none, whoever looks on decides by any seat. */
  #asVoter(match: string, seat: Seat, act: (round: LiveRound) => Done): Done {
    return this.#people.length === 0 ? this.#atTable(match, seat, act) : this.#asPlayer(match, seat, act);
  }

  /** For what whoever looks on may do as well. */
  #atTable(match: string, seat: Seat, act: (round: LiveRound, live: LiveMatch) => Done): Done {
    const live = this.#match;
    const round = live?.id === match ? live.round : null;
    if (!live || !round) return refused({ code: 'no-such-match', field: 'match' });
    if (live.options.players[seat] === undefined) return refused({ code: 'no-such-seat', field: 'seat', clause: 'S1' });
    return act(round, live);
  }

  /** Puts a match on the table in place of the one that stands there, which stays as it is where this one is refused. */
  #replaceBy(match: LiveMatch, begin: () => Done): Shown {
    const before = this.#match;
    // From the first push on the window's requests are for the new match.
    this.#match = match;
    const begun = begin();
    if (!begun.ok) {
      match.round?.leave();
      this.#match = before;
      return begun;
    }
    before?.round?.leave();
    return this.#shown(match);
  }

  #shown(match: LiveMatch): Shown {
    const { snapshot } = match;
    return snapshot ? accepted(snapshot) : refused({ code: 'no-such-match', field: 'match' });
  }
}
