/** What lessons of Chase are made of. */
import type { LessonTypes } from '../../lesson-types';
import type { Seat } from '../../game';
import type { Cell, Rotation } from '../compass';
import type { Seam } from '../evidence';
import type { WalkStep } from '../explain';
import type { DecidingReason } from '../reason';
import type { Ending, PathIndex, Role, RoundState, Rules } from '../round';
import type { RoundRefusal } from '../refusal';
import type { ChaseSymbol, Colour, Item, TileId } from '../tile';

/** What a seat does in a lesson: as at the live table, and a lost trail (M6) by name. */
export type LessonAct =
  | { readonly type: 'open'; readonly tiles: readonly { readonly tile: TileId; readonly cell: Cell; readonly rotation: Rotation }[] }
  | { readonly type: 'place'; readonly tile: TileId; readonly cell: Cell; readonly rotation: Rotation }
  | { readonly type: 'mark'; readonly symbol: ChaseSymbol }
  | { readonly type: 'lose-trail'; readonly colour: Colour }
  | { readonly type: 'switch-pile' }
  | { readonly type: 'exchange' }
  | { readonly type: 'hand-over'; readonly colour: Colour; readonly count: number }
  | { readonly type: 'guess'; readonly position: number; readonly symbol: ChaseSymbol };

export interface LessonDeed {
  readonly seat: Seat;
  readonly act: LessonAct;
}

/** What a step begins with. */
export interface LessonPosition {
  /** By seat. */
  readonly roles: readonly Role[];
  /** The seats that the learner plays; none where there is only something to see. */
  readonly persons: readonly Seat[];
  /** The standard rules where left out. */
  readonly rules?: Partial<Rules> | undefined;
  /** The middle of the table where left out (S1). */
  readonly prison?: Cell | undefined;
  /** Top first; empty ones where left out. */
  readonly piles?: readonly (readonly TileId[])[] | undefined;
  readonly starts?: readonly (readonly TileId[])[] | undefined;
  /** F2. */
  readonly chases?: readonly Seat[] | undefined;
  /** What has happened before; tiles may lie against the rules. */
  readonly done?: readonly LessonDeed[] | undefined;
}

/** What has to be so. Tiles and markers count from 1, and paths from 0, the first where left out. */
export type LessonGoal =
  /** So many tiles of the path have markers (M1), all of them right. */
  | { readonly type: 'marked'; readonly upTo: number; readonly path?: PathIndex | undefined }
  /** So many tiles lie on the path, all of them as the rules have it (J1). */
  | { readonly type: 'placed'; readonly upTo: number; readonly path?: PathIndex | undefined }
  /** This tile lies, there and so where it is said. */
  | { readonly type: 'lies'; readonly tile: TileId; readonly cell?: Cell | undefined; readonly rotation?: Rotation | undefined }
  /** The item lies on the table (P6). */
  | { readonly type: 'item'; readonly item: Item }
  /** The Runner has another pile in hand than when the step began (P8, T3). */
  | { readonly type: 'switched' }
  /** A Chaser has more markers of the colour than when the step began (F2). */
  | { readonly type: 'handed'; readonly colour: Colour }
  /** The Runner of the path is caught (M4). */
  | { readonly type: 'caught'; readonly path?: PathIndex | undefined }
  /** The round is over; so, and won by this side, where it is said. */
  | { readonly type: 'over'; readonly ending?: Ending | undefined; readonly winner?: 'runners' | 'chasers' | undefined }
  /** The seat guessed at least so many markers of the other path (F4). */
  | { readonly type: 'guessed'; readonly count: number }
  | { readonly type: 'all'; readonly of: readonly LessonGoal[] }
  | { readonly type: 'any'; readonly of: readonly LessonGoal[] };

/** What the rules themselves answer. */
export type LessonQuestion =
  /** J1, J3: on which tile the side made its first mistake. Options: every tile of path 0, then none. */
  | { readonly type: 'first-mistake'; readonly side: Role }
  /** J4 to J8: who wins the round. Options: Runners, Chasers, nobody. */
  | { readonly type: 'winner' };

/** What a step points at; positions count from 1. */
export type LessonPointer =
  | { readonly thing: 'tile'; readonly position: number; readonly path?: PathIndex | undefined }
  | { readonly thing: 'cell'; readonly cell: Cell }
  | { readonly thing: 'hand' | 'symbols' | 'current-tile' | 'pile' | 'hand-over' }
  | { readonly thing: 'hand-tile'; readonly tile: TileId }
  | { readonly thing: 'symbol'; readonly symbol: ChaseSymbol };

/** A deed against the rules, with what the verdict's walk would say of its tile. */
export interface LessonFault {
  /** Whose mistake it is. */
  readonly role: Role;
  readonly clause: string;
  readonly step: WalkStep;
}

/** Why an answer to a question is wrong. */
export type LessonWhyNot =
  /** It is no first mistake: an earlier tile is wrong, or has a wrong marker. */
  | { readonly why: 'earlier'; readonly clause: 'J1' | 'J3' }
  /** There is a mistake. */
  | { readonly why: 'missed'; readonly clause: 'J1' | 'J3' }
  /** The tile lies as it must: where it meets the one before, or the Prison, and the clause by which that is right. */
  | { readonly why: 'laid-right'; readonly clause: 'P3' | 'P4' | 'P6' | 'P7'; readonly step: WalkStep; readonly seam: Seam }
  /** Most look there, or no other sector has more. */
  | { readonly why: 'read-right'; readonly clause: 'M3' | 'M4'; readonly step: WalkStep }
  /** Nobody put a marker there. */
  | { readonly why: 'unmarked'; readonly clause: 'M1'; readonly step: WalkStep }
  /** Markers are not looked at. */
  | { readonly why: 'not-looked'; readonly clause: 'J2' }
  /** By what the round was decided. */
  | { readonly why: 'decided'; readonly clause: DecidingReason['clause']; readonly decided: DecidingReason };

export interface ChaseLessonTypes extends LessonTypes {
  readonly position: LessonPosition;
  readonly state: RoundState;
  readonly act: LessonAct;
  readonly goal: LessonGoal;
  readonly question: LessonQuestion;
  readonly pointer: LessonPointer;
  readonly fault: LessonFault;
  readonly whyNot: LessonWhyNot;
  readonly refusal: RoundRefusal;
}
