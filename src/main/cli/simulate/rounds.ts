/** Rounds between bots of any game, at the very table of the app and in virtual time: match after match, nothing of which is kept. */
import type { GameTypes, Millis } from '../../../rules/game';
import { accepted, refused, type Result } from '../../../rules/result';
import type { SeatResult } from '../../../rules/seat-results';
import type { Refusal } from '../../../shared/refusal';
import type { MatchBeginning, GameAtTable, Ledger, MatchOptions } from '../../table/ports';
import { Table } from '../../table/table';
import { VirtualTime } from './virtual-time';

export interface SeriesOptions {
  /** How each match begins. */
  readonly beginning: MatchBeginning;
  /** By seat. */
  readonly levels: readonly number[];
  /** So many rounds, of as many matches as that takes. */
  readonly rounds: number;
  readonly seed: string;
  /** A round that goes on beyond this is left as it stands. */
  readonly longest?: Millis;
}

/** How one round came out. */
export interface RoundOfSeries {
  /** How long it was on its own clock; null where it came to no end. */
  readonly millis: Millis | null;
  /** What each seat was and whether it won; none where nobody did. */
  readonly results: readonly SeatResult[];
}

/** An hour: a round that people would play as long is not to be waited for. */
const LONGEST: Millis = 3_600_000;

/** What is told of a round when its last event comes, in place of a store. */
class Ends implements Ledger {
  #last: RoundOfSeries | null = null;

  /** How the round of the last deal ended; null while it goes on. */
  get last(): RoundOfSeries | null {
    return this.#last;
  }

  begin() {
    this.#last = null;
    return accepted(null);
  }
  deal() {
    this.#last = null;
    return accepted(null);
  }
  redeal() {
    return accepted(null);
  }
  swap() {
    return accepted([]);
  }
  append(
    _match: string,
    _number: number,
    events: readonly GameTypes['event'][],
    outcome: GameTypes['outcome'],
    results: readonly SeatResult[],
  ) {
    if (outcome !== null) this.#last = { millis: events.at(-1)?.t ?? 0, results };
    return accepted(null);
  }
  late() {
    return accepted(null);
  }
}

/**
 * Plays a series; the same options give the same rounds. The seats change places from round to round as the game has it, and once
 * a match is won the next begins. Refused where the table does not begin such a match.
 */
export function playSeries(game: GameAtTable, options: SeriesOptions): Result<readonly RoundOfSeries[], Refusal> {
  const { beginning, levels, rounds, seed, longest = LONGEST } = options;
  const time = new VirtualTime();
  const ends = new Ends();
  let matches = 0;
  const freshSeed = (): string => `${seed}/match ${String(++matches)}`;
  const table = new Table({
    clock: time.clock,
    schedule: time.schedule,
    game: (id) => (id === game.rules.id ? game : undefined),
    ledger: ends,
    publish: () => undefined,
    register: () => ({ id: `match ${String(matches)}`, startedAt: new Date(0).toISOString() }),
    freshSeed,
  });
  const match = (): MatchOptions => ({
    ...beginning,
    game: game.rules.id,
    players: levels.map((level, seat) => ({ name: `Bot ${String(seat + 1)}`, kind: 'bot', level })),
    tiles: game.tiles,
    seed: freshSeed(),
  });
  const played: RoundOfSeries[] = [];
  for (let begun = table.start(match()); ; begun = table.busy ? table.start(match()) : table.next(table.match?.id ?? '')) {
    if (!begun.ok) return refused(begun.error);
    time.passUntil(() => ends.last !== null, longest);
    played.push(ends.last ?? { millis: null, results: [] });
    if (played.length >= rounds) break;
  }
  table.close();
  return accepted(played);
}
