/**
 * The live table of this window: one match at a time, the seats of people and bots, and every request about them. The
 * match that stood here before stays saved as far as it was played.
 */
import type { Refusal } from '../../shared/refusal';
import type { TableSnapshot } from '../../shared/table';
import type { GameTypes, Seat } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import { LiveMatch } from './live-match';
import type { KeptMatch, LiveRound, MatchOptions, Newcomer, Seated, TablePorts } from './ports';
import type { Grown } from './round-on-table';
import { refusedAtTable, type Done } from './refusal';

type Shown = Result<TableSnapshot, Refusal>;

const NO_SUCH_MATCH: Result<never, Refusal> = refused({ code: 'no-such-match', field: 'match' });

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

  /** The live match's id and game, or null. */
  get match(): { readonly id: string; readonly game: string } | null {
    return this.#match && { id: this.#match.id, game: this.#match.options.game };
  }

  /** The id of the live match where people play at it; what is told of bots helps nobody. */
  get played(): string | undefined {
    return this.#match === null || this.#match.people.length === 0 ? undefined : this.#match.id;
  }

  /** How a round between bots has grown since so many of its events, for whoever looks on. Refused with `match-played` where people play. */
  since(id: string, number: number, from: number): Result<Grown, Refusal> {
    if (this.#match?.id !== id) return NO_SUCH_MATCH;
    if (this.played === id) return refused({ code: 'match-played', field: 'match' });
    const grown = this.#match.since(number, from);
    return grown === null ? refused({ code: 'no-such-round', field: 'round' }) : accepted(grown);
  }

  /** Whether a round goes on that would be left unfinished. */
  get busy(): boolean {
    return this.#match?.round?.over === false;
  }

  /** A new match with its first round dealt. */
  start(options: MatchOptions): Shown {
    const game = this.#ports.game(options.game);
    if (game === undefined) return refused({ code: 'no-such-game', field: 'game' });
    const match = new LiveMatch(this.#ports, game, options);
    return this.#replaceBy(match, () => match.begin());
  }

  /** Goes on with a kept match; the one that stands here already is shown as it is. */
  goOn(kept: KeptMatch): Shown {
    if (this.#match?.id === kept.id) return this.#shown(this.#match);
    const game = this.#ports.game(kept.options.game);
    if (game === undefined) return refused({ code: 'no-such-game', field: 'match' });
    const match = new LiveMatch(this.#ports, game, kept.options, kept);
    return this.#replaceBy(match, () => match.goOn(kept));
  }

  /** The next round, or once the match is won a new one of the same players in the next seating, then by `rules` where they are given. */
  next(id: string, rules?: GameTypes['rules']): Shown {
    const match = this.#match;
    if (match?.id !== id) return NO_SUCH_MATCH;
    if (match.won) {
      const { options } = match;
      const by = { rules: rules ?? options.rules, seed: this.#ports.freshSeed() };
      return this.start({ ...options, ...by, seating: match.seatingNext(1, by.rules, by.seed) });
    }
    if (rules !== undefined) return refusedAtTable(match.clauses, 'game-goes-on', 'rules');
    const dealt = match.next();
    return dealt.ok ? this.#shown(match) : dealt;
  }

  /** Leaves the match; a round that is not over stays unfinished. */
  leave(id: string): Done {
    if (this.#match?.id !== id) return NO_SUCH_MATCH;
    this.close();
    return accepted(null);
  }

  /** Ends the live match, if there is one, as leaving does. */
  close(): void {
    this.#match?.leave();
    this.#match = null;
  }

  /** Ends the live match if this profile sits at it: a further match of the same players would bring back its name. */
  forget(profile: string): void {
    if (this.#match?.options.profiles?.includes(profile)) this.close();
  }

  /** Who sits at the live match of this id; null where that is not the one here. */
  seated(id: string): Seated | null {
    if (this.#match?.id !== id) return null;
    const { players, profiles } = this.#match.options;
    return { players, profiles: players.map((_, seat) => profiles?.[seat] ?? null) };
  }

  /** Those who sit at the live match are called and kept otherwise from now on, in this match and in the ones that follow on it. */
  reseat(id: string, seated: Seated): void {
    if (this.#match?.id === id) this.#match.reseat(seated);
  }

  /** Somebody takes a seat of the live match; see `LiveMatch.swap`. */
  swap(match: string, seat: Seat, newcomer: Newcomer, whole: (keep: () => Done) => Done): Done {
    return this.#atTable(match, seat, (_, live) => live.swap(seat, newcomer, whole));
  }

  /** Nobody looks at the table: pauses a round that may be paused. */
  away(): void {
    const round = this.#match?.round;
    if (!round || round.over || round.halting.paused) return;
    round.halting.standStill(this.#match?.people[0] ?? 0);
  }

  /** What a person's seat does by the game's rules. */
  act(match: string, seat: Seat, act: GameTypes['act']): Done {
    return this.#asPlayer(match, seat, (round) => round.act(seat, act));
  }

  /** What a person's seat wants to know beside; nothing is done. */
  ask(match: string, seat: Seat, question: unknown): Result<unknown, Refusal> {
    return this.#asPlayer(match, seat, (round) => round.ask(seat, question));
  }

  giveUp(match: string, seat: Seat): Done {
    return this.#asPlayer(match, seat, (round) => round.giveUp(seat));
  }

  /** The seat agrees that time stands still; bots always do, and whoever looks on at bots alone decides for them. */
  pause(match: string, seat: Seat): Done {
    return this.#asVoter(match, seat, (round) => round.halting.pause(seat));
  }

  resume(match: string, seat: Seat): Done {
    return this.#asVoter(match, seat, (round) => round.halting.resume(seat));
  }

  /** Whether something is in the way of the round: until it is not, nothing begins or goes on. */
  hold(match: string, held: boolean): Done {
    const live = this.#match;
    if (live?.id !== match) return NO_SUCH_MATCH;
    live.hold(held);
    return accepted(null);
  }

  /** For what a person does with a hand of their own: a bot's seat is not theirs. */
  #asPlayer<Value>(match: string, seat: Seat, act: (round: LiveRound) => Result<Value, Refusal>): Result<Value, Refusal> {
    return this.#atTable(match, seat, (round, live) =>
      live.people.includes(seat) ? act(round) : refused({ code: 'not-your-seat', field: 'seat' }),
    );
  }

  /** For what people decide together; where there are none, whoever looks on decides by any seat. */
  #asVoter(match: string, seat: Seat, act: (round: LiveRound) => Done): Done {
    return this.#match?.people.length === 0 ? this.#atTable(match, seat, act) : this.#asPlayer(match, seat, act);
  }

  /** For what whoever looks on may do as well. */
  #atTable<Value>(match: string, seat: Seat, act: (round: LiveRound, live: LiveMatch) => Result<Value, Refusal>): Result<Value, Refusal> {
    const live = this.#match;
    const round = live?.id === match ? live.round : null;
    if (!live || !round) return NO_SUCH_MATCH;
    if (live.options.players[seat] === undefined) return refusedAtTable(live.clauses, 'no-such-seat', 'seat');
    return act(round, live);
  }

  /** Puts a match on the table in place of the one that stands there, which stays as it is where this one is refused. */
  #replaceBy(match: LiveMatch, begin: () => Done): Shown {
    const before = this.#match;
    // From the first push on the window's requests are for the new match.
    this.#match = match;
    const begun = begin();
    if (!begun.ok) {
      match.leave();
      this.#match = before;
      return begun;
    }
    before?.leave();
    return this.#shown(match);
  }

  #shown(match: LiveMatch): Shown {
    const { snapshot } = match;
    return snapshot ? accepted(snapshot) : NO_SUCH_MATCH;
  }
}
