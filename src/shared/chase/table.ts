/** What the window is shown of a round of Chase, live or saved. Types only: main makes these, the renderer draws them. */
import type { MatchAward } from '../../rules/chase/awards';
import type { MatchScore } from '../../rules/chase/chase';
import type { CloseCall } from '../../rules/chase/close-calls';
import type { WalkStep } from '../../rules/chase/explain';
import type { Guessed } from '../../rules/chase/onlooking';
import type { Reason } from '../../rules/chase/reason';
import type { Rules } from '../../rules/chase/round';
import type { ChaseSymbol, Colour } from '../../rules/chase/tile';
import type { RoundVerdict } from '../../rules/chase/verdict';
import type { RoundView as SeenRound } from '../../rules/chase/view';
import type { Millis, Seat } from '../../rules/game';
import type { Tile, TileId } from './replay';
import type { ClockShown, SeatSnapshot, TableSnapshot, TableTypes } from '../table';

export type { MatchAward } from '../../rules/chase/awards';
export type { CloseCall } from '../../rules/chase/close-calls';
export type { Corner } from '../../rules/chase/compass';
export type { Evidence, Neighbour, Seam } from '../../rules/chase/evidence';
export type { SectorCount, WalkStep } from '../../rules/chase/explain';
export type { PlacementClause } from '../../rules/chase/legality';
export type { Reason } from '../../rules/chase/reason';
export type { Ending, Mark, PathIndex, Phase, PlacedTile } from '../../rules/chase/round';
export type { JudgedMark, Mistake, RoundVerdict } from '../../rules/chase/verdict';
export type { HandView, PathView } from '../../rules/chase/view';

/** What one seat, or an onlooker (seat null), may see of a round; its faces came in through the schema and are told as that has them. */
export interface RoundView extends Omit<SeenRound, 'tiles'> {
  readonly tiles: Readonly<Record<TileId, Tile>>;
}

/** A verdict with all that is needed to walk through it. */
export interface VerdictView {
  readonly verdict: RoundVerdict;
  readonly reasons: readonly Reason[];
  readonly walk: readonly WalkStep[];
  readonly closeCalls: readonly CloseCall[];
  /** How those guessed who looked on from a path that was over (F4), in seat order; who guessed nothing is left out. */
  readonly guessed: readonly Guessed[];
  /** What the match is remembered for so far. */
  readonly awards: readonly MatchAward[];
  /** Seats that played with the assist, which is said with the verdict (P9). */
  readonly assisted: readonly Seat[];
}

/** What stands beside a Runner's or Chaser's view. */
interface SeatAside {
  /** The round's time until which this Runner's hands are busy with a pile (P8); null if they are free. */
  readonly busyUntil: Millis | null;
  /** A first choice of a colour that is out: the same choice again before `until` loses the trail (M6). */
  readonly warning: { readonly symbol: ChaseSymbol; readonly colour: Colour; readonly until: Millis } | null;
  /** F4: the positions of the other path that this seat has guessed on the side; what it guessed nobody is shown. */
  readonly guessed: readonly number[];
}

/** What everybody sees beside the round. */
export interface RoundAside {
  /** While planning: the time from this push until the bots that open put their Starting tiles down; null where people do. */
  readonly opensIn: Millis | null;
  /** T2: the Runners of three players have yet to choose who opens; nobody has drawn Starting tiles before. */
  readonly choosesOpener: boolean;
  /** T3, F7: the Runner who has put the pile down for an exchange and waits for the partner's. */
  readonly exchangeCalledBy: Seat | null;
  /** F2: Chasers who want a colour that only the partner still has. */
  readonly wanted: readonly { readonly seat: Seat; readonly colour: Colour }[];
}

interface ChaseAtTable extends TableTypes {
  readonly game: 'chase';
  readonly clock: ClockShown;
  readonly rules: Rules;
  readonly view: RoundView;
  readonly asideOfSeat: SeatAside;
  readonly aside: RoundAside;
  readonly score: MatchScore;
  readonly verdict: VerdictView;
}

/** The live table of a match of Chase. */
export type ChaseTable = TableSnapshot<ChaseAtTable>;
export type ChaseSeat = SeatSnapshot<ChaseAtTable>;
