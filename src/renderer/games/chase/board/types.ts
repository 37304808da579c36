/** What the table is shown and what it says back. */
import type { Cell, ChaseSymbol, Direction, Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import type { GhostSign } from '../../../../drawing/chase/ghost';
import type { Tone } from '../../../../drawing/chase/called';
import type { Lit } from '../../../../drawing/chase/style';
import type { Jumps } from './jumps';

/** The held tile over the table. */
export interface Aim {
  readonly tile: TileId;
  readonly rotation: Rotation;
  /** Cells where it can be put (P9): outlined softly. */
  readonly cells: readonly Cell[];
  /** The cell that it hovers over, if any. */
  readonly cell: Cell | null;
  /** Whose hand it is, where several are over the table: it then has the colour of that seat. */
  readonly seat?: Seat;
}

/** A Starting tile planned in secret and not yet down (S5). */
export interface PlannedTile {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** A tile that somebody tries in their mind: it lies nowhere. The ghosts of one cell share it. */
export interface Ghost {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly sign: GhostSign;
}

/** A tile of a path; `position` counts from 1, beside the Prison. */
export interface PathPosition {
  readonly path: PathIndex;
  readonly position: number;
}

/** A tile that lies on its back, with what the back says. */
export interface TurnedTile extends PathPosition {
  readonly direction: Direction;
  /** The symbols that were right (J9); empty where nothing was to be marked. */
  readonly legal: readonly ChaseSymbol[];
  /** Whether its marker was right; left out where it has none. */
  readonly ok?: boolean;
  /** The tile itself was placed wrongly. */
  readonly fault: boolean;
}

/** A tile that is to be marked next. */
export interface NextMark extends PathPosition {
  /** Who marks it, where several do: the ring then has the colour of that seat. */
  readonly seat?: Seat;
  /** How it lies is asked as well: the tile that it was laid at is looked at with it. */
  readonly laid?: true;
}

/** The tile that the verdict's walk has come to. */
export interface Spotlight extends PathPosition {
  readonly lit: Lit | null;
  /** The symbols that were legal: they flip up beside the tile. Left out where the tile itself is turned over. */
  readonly answer?: readonly ChaseSymbol[];
  /** Whether its marker was right; left out where it has none. */
  readonly ok?: boolean;
  /** The tile itself was placed wrongly. */
  readonly fault?: boolean;
  /** Nobody looks whether the tile fits (J1): it is neither right nor wrong. */
  readonly unread?: true;
}

/** What has just happened on a tile of a path, in one word that stands over the table. The camera stands still meanwhile. */
export interface Called {
  readonly path: PathIndex;
  readonly cell: Cell;
  readonly word: string;
  readonly tone: Tone;
}

export interface BoardProps {
  view: RoundView;
  plain: boolean;
  motion: boolean;
  /** The hand that the pointer moves. */
  aim?: Aim | null;
  /** Hands of others over the same table, moved by keys and gamepads. A tile without a face in the view shows its back. */
  otherAims?: readonly Aim[];
  planned?: readonly PlannedTile[];
  spotlight?: Spotlight | null;
  /** Tiles that the walk has turned over. */
  turned?: readonly TurnedTile[];
  /** The tiles that are to be marked next get a soft ring. */
  nextMarks?: readonly NextMark[];
  /** How far a Runner is ahead of the markers is shown while the round goes on. */
  lead?: boolean;
  /** Whoever places and whoever reads look at the same table. */
  shared?: boolean;
  /** Nobody puts anything here: what happens is looked at, with somebody's eyes. */
  watched?: boolean;
  /** Which of two paths is looked at; null for all that go on. */
  follows?: PathIndex | null;
  /** CSS pixels a tile that are enough to read, where this is one of several boards; else its own size says it. */
  large?: number | undefined;
  /** Tries of a drill, drawn over the table. */
  ghosts?: readonly Ghost[];
  /** Where a path goes on: gets a soft ring and is kept in sight with the cells beside it. */
  end?: Cell | null;
  /** So much of the upper edge lies under words, in CSS pixels: what is followed stays below it. */
  covered?: number;
  called?: Called | null;
  /** The tile of what was gone to: it is brought into sight where it is not, and nothing moves where it is. */
  sought?: PathPosition | null;
  /**
   * Moments of a round are gone to at once, in any order: pieces are drawn at few sizes, kept for all boards of the round, and all of them before anything
   * is shown. The same one for as long as the board is there.
   */
  jumps?: Jumps | null;
  /** Covered while the round is paused: nothing of the table is drawn. */
  hidden?: boolean;
  /** The pointer came over another possible cell, or left them all. */
  onaim?: (cell: Cell | null) => void;
  /** A click or tap on a possible cell. */
  onplace?: (cell: Cell) => void;
  /** A click with the other button: turn the held tile a quarter to the right, with Shift to the left. */
  onrotate?: (quarter: 1 | -1) => void;
  /** A click or tap on a tile that lies in a path. */
  onpick?: (at: PathPosition) => void;
}

/** What `TileCanvas` draws. */
export interface TileCanvasProps {
  /** The face; null with `piece`, or where only the back is known. */
  tile: Tile | null;
  /** CSS pixels. */
  size: number;
  rotation?: Rotation;
  /** Arrows in place of heads. */
  plain?: boolean;
  /** Witnesses to show up, as the tile lies. */
  lit?: Lit | undefined;
  /** A chase marker lying on the tile. */
  marker?: ChaseSymbol | undefined;
  /** Drawn faintly: not to be picked now. */
  dim?: boolean;
  /** The back in place of the face; `start` for the red ones (C1), `true` for the one that the tile has. */
  back?: boolean | 'route' | 'start';
  /** Something that is no tile. */
  piece?: 'prison' | { readonly marker: ChaseSymbol } | undefined;
}
