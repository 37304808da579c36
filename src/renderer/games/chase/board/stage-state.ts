/** All that the table's stage shows, and what moves over it. */
import type { Cell } from '../../../../shared/chase/replay';
import type { PathIndex } from '../../../../shared/chase/table';
import type { Palette } from '../../../../drawing/chase/palette';
import type { Lead } from '../../../../shared/chase/table-signs';
import type { Jumps } from './jumps';
import type { Attention, Scene } from './scene';
import type { Piece } from './sprites';
import type { Aim, Called, Ghost, NextMark, PathPosition, Spotlight } from './types';

/** A ghost with its face. */
interface DrawnGhost extends Ghost {
  readonly face: Piece['face'];
}

/** A held tile with its face; null for its back. */
export interface DrawnAim extends Aim {
  readonly face: Piece['face'];
}

/** All that the stage shows. */
export interface StageState {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly plain: boolean;
  readonly motion: boolean;
  readonly attention: Attention;
  /** Which of two paths is looked at; null for all that go on. */
  readonly follows: PathIndex | null;
  /** CSS pixels a tile that are enough to read; left out where the board's own size says it. */
  readonly large?: number;
  /** The hand that the pointer moves. */
  readonly aim: DrawnAim | null;
  readonly otherAims: readonly DrawnAim[];
  readonly spotlight: Spotlight | null;
  readonly nextMarks: readonly NextMark[];
  /** How far each Runner is ahead, if that is to be shown. */
  readonly leads: readonly Lead[];
  readonly ghosts: readonly DrawnGhost[];
  /** Where a path goes on, if that is to be shown. */
  readonly end: Cell | null;
  /** So much of the upper edge lies under words, in CSS pixels. */
  readonly covered: number;
  readonly called: Called | null;
  /** The tile of what was gone to. */
  readonly sought: PathPosition | null;
  /** Moments are gone to at once, in any order: what is shared for it. */
  readonly jumps: Jumps | null;
  readonly hidden: boolean;
}

/** How far the movements over the table have come. */
export interface Movements {
  /** How far the held tile still is from its turn, in degrees. */
  turn: number;
  /** The answers' card, from its back (0) to its face (1). */
  flip: number;
  /** Where a wrong tile is on its way to and fro, in cells. */
  shake: number;
  /** The wave around a right tile, from 0 to 1, where it has passed. */
  pulse: number;
  /** How far the last change of each path's lead has come, to 1; a little above that on its way. */
  lead0: number;
  lead1: number;
  /** How far the word that is called has come, to 1; a little above that on its way. */
  called: number;
}
