/** The seats of a live match: who sits there, who sat in its round, and which swaps stand of those that came. */
import type { Seat } from '../../rules/game';
import type { Player } from '../../shared/replay';
import { satThrough, type SwapPlace } from '../../shared/swaps';
import type { KeptMatch, MatchOptions, Newcomer, Seated } from './ports';
import { playedRenamed, playedWith, withNewcomer } from './sitting';

export class LiveSeats {
  #options: MatchOptions;
  /** Who sat where in this round, those who had help for a part of it with help. */
  #sat: readonly Player[];
  #swaps: readonly SwapPlace[] = [];
  #came = 0;

  constructor(options: MatchOptions) {
    this.#options = options;
    this.#sat = options.players;
  }

  /** Who plays what by which rules. */
  get options(): MatchOptions {
    return this.#options;
  }

  /** Who sat where in this round. */
  get sat(): readonly Player[] {
    return this.#sat;
  }

  /** How often somebody took a seat, whether it stands or not. */
  get came(): number {
    return this.#came;
  }

  /** Whether whoever sits at a seat now sat there all through a round, from 1. */
  get satThrough(): (seat: number, round: number) => boolean {
    return satThrough(this.#swaps);
  }

  /** A kept match is gone on with. */
  goOn({ played, swaps = [] }: Pick<KeptMatch, 'played' | 'swaps'>): void {
    this.#sat = played ?? this.#options.players;
    this.#swaps = swaps;
    this.#came = swaps.length;
  }

  /** A round is dealt: it is of those who sit here now. */
  dealt(): void {
    this.#sat = this.#options.players;
  }

  /** The same people at the same seats are called and kept otherwise from now on. */
  reseat(seated: Seated): void {
    this.#sat = playedRenamed(this.#sat, this.#options.players, seated.players);
    this.#options = { ...this.#options, ...seated };
  }

  /** Who would sit here once somebody has taken a seat. */
  with(seat: Seat, newcomer: Newcomer): Seated {
    return withNewcomer(this.#options, seat, newcomer);
  }

  /** Somebody has taken a seat; `swaps` are those that stand now, and `ofRound` is how much had happened in this round, null where it is over. */
  taken(seat: Seat, newcomer: Newcomer, swaps: readonly SwapPlace[], ofRound: number | null): void {
    this.#options = { ...this.#options, ...this.with(seat, newcomer) };
    this.#swaps = swaps;
    this.#came += 1;
    if (ofRound !== null) this.#sat = playedWith(this.#sat, seat, newcomer.player, ofRound > 0);
  }
}
