/** A verdict told step by step along the paths, with the witnesses that were counted (J1, J3, J9). */
import { A_MOMENT } from '../game';
import { CORNERS, turnedCorner, type Corner, type Direction, type Rotation } from './compass';
import { evidenceOf, type Evidence } from './evidence';
import { firstFaultOn, type PlacementClause } from './legality';
import { judgeMarks } from './judge';
import { readingOf } from './marking';
import { faceOf, type Path, type PathIndex, type PlacedTile, type RoundState } from './round';
import { legalSymbols, SYMBOLS, witnessCounts, type ChaseSymbol, type Tile } from './tile';
import type { JudgedMark } from './verdict';

/** What a sector showed to a reader: its corner as the tile lies, its symbol, and the witnesses looking that way. */
export interface SectorCount {
  readonly corner: Corner;
  /** The corner on the unturned face, where the drawing has it. */
  readonly faceCorner: Corner;
  readonly symbol: ChaseSymbol;
  readonly witnesses: number;
}

/** M3: for each sector as the tile lies, the witnesses who look in `direction`; empty for a Hideout (M1). */
export function sectorCounts(tile: Tile, rotation: Rotation, direction: Direction): SectorCount[] {
  const { sectors } = tile;
  if (sectors === undefined) return [];
  const counts = witnessCounts(tile, rotation, direction);
  return CORNERS.map((corner) => ({
    corner: turnedCorner(corner, rotation),
    faceCorner: corner,
    symbol: sectors[corner].symbol,
    witnesses: counts[corner],
  }));
}

/** One tile of the walk from the Prison on. */
export interface WalkStep {
  readonly path: PathIndex;
  readonly position: number;
  readonly placed: PlacedTile;
  /** The clause that this tile is the first to break on its path, or null; later tiles are not looked at (J1). */
  readonly fault: PlacementClause | null;
  /** What that tile ran against; null where it breaks nothing. */
  readonly evidence: Evidence | null;
  /** The direction that the tile is read towards: its marker's, else as it lay at the end. */
  readonly direction: Direction;
  /** Empty for a Hideout, which takes no marker (M1). */
  readonly counts: readonly SectorCount[];
  readonly legal: readonly ChaseSymbol[];
  /** Null where the tile was not marked. */
  readonly marker: JudgedMark | null;
  /** M5: the marker is wrong, and was right until a moment before: the next tile came first. */
  readonly overtaken: boolean;
}

/** M4, M5: whether the wrong marker at `index` would have been right a moment before, when its tile was the last and was read back. */
function isOvertaken({ setup }: RoundState, { tiles, marks }: Path, index: number, marker: JudgedMark | null, face: Tile): boolean {
  const [placed, next, mark] = [tiles[index], tiles[index + 1], marks[index]];
  if (marker === null || marker.ok || placed === undefined || next === undefined || mark === undefined) return false;
  // Starting tiles come all at once: only the last of them ever was one.
  if (next.t <= placed.t || mark.t - next.t > A_MOMENT) return false;
  const back = readingOf(setup, { tiles: tiles.slice(0, index + 1) }, index).direction;
  const legal = legalSymbols(face, placed.rotation, back);
  // M3: where nobody looks any symbol is right, which tells nothing.
  return legal.length < SYMBOLS.length && legal.includes(marker.symbol);
}

/** Every tile of every path in order, with what the rules say of it and of its marker. */
export function walkOf(state: RoundState): WalkStep[] {
  const judged = judgeMarks(state);
  return state.paths.flatMap((path, at) => {
    const index = at as PathIndex;
    const fault = firstFaultOn(state, path, index);
    return path.tiles.map((placed, k): WalkStep => {
      const marker = judged.find((each) => each.path === index && each.position === k + 1) ?? null;
      const direction = marker?.direction ?? readingOf(state.setup, path, k).direction;
      const face = faceOf(state.setup, placed.tile);
      return {
        path: index,
        position: k + 1,
        placed,
        fault: fault?.position === k + 1 ? fault.clause : null,
        evidence: fault?.position === k + 1 ? evidenceOf(state, index, k + 1, fault.clause) : null,
        direction,
        counts: face ? sectorCounts(face, placed.rotation, direction) : [],
        legal: face ? legalSymbols(face, placed.rotation, direction) : [],
        marker,
        overtaken: face !== undefined && isOvertaken(state, path, k, marker, face),
      };
    });
  });
}
