/** A verdict told step by step along the paths, with the witnesses that were counted (J1, J3, J9), and the close calls. */
import type { Millis } from '../game';
import { turnedCorner, type Corner, type Direction } from './compass';
import { firstFaultOn, type PlacementClause } from './legality';
import { judgeMarks, type JudgedMark } from './judge';
import { readingOf } from './marking';
import { faceOf, type PathIndex, type PlacedTile, type RoundState } from './round';
import { CORNERS } from './compass';
import { legalSymbols, witnessCounts, type ChaseSymbol } from './tile';

/** What a sector showed to a reader: its corner as the tile lies, its symbol, and the witnesses looking that way. */
export interface SectorCount {
  readonly corner: Corner;
  /** The corner on the unturned face, where the drawing has it. */
  readonly faceCorner: Corner;
  readonly symbol: ChaseSymbol;
  readonly witnesses: number;
}

/** One tile of the walk from the Prison on. */
export interface WalkStep {
  readonly path: PathIndex;
  readonly position: number;
  readonly placed: PlacedTile;
  /** The clause that this tile is the first to break on its path, or null; later tiles are not looked at (J1). */
  readonly fault: PlacementClause | null;
  /** The direction that the tile is read towards: its marker's, else as it lay at the end. */
  readonly direction: Direction;
  /** Empty for a Hideout, which takes no marker (M1). */
  readonly counts: readonly SectorCount[];
  readonly legal: readonly ChaseSymbol[];
  /** Null where the tile was not marked. */
  readonly marker: JudgedMark | null;
}

/** Every tile of every path in order, with what the rules say of it and of its marker. */
export function walkOf(state: RoundState): WalkStep[] {
  const judged = judgeMarks(state);
  return state.paths.flatMap((path, at) => {
    const index = at as PathIndex;
    const fault = firstFaultOn(state, path, index);
    return path.tiles.map((placed, k): WalkStep => {
      const marker = judged.find((each) => each.path === index && each.position === k + 1) ?? null;
      const direction = marker?.direction ?? readingOf(state, path, k).direction;
      const face = faceOf(state.setup, placed.tile);
      const sectors = face?.sectors;
      const counts = face && witnessCounts(face, placed.rotation, direction);
      return {
        path: index,
        position: k + 1,
        placed,
        fault: fault?.position === k + 1 ? fault.clause : null,
        direction,
        counts:
          sectors && counts
            ? CORNERS.map((corner) => ({
                corner: turnedCorner(corner, placed.rotation),
                faceCorner: corner,
                symbol: sectors[corner].symbol,
                witnesses: counts[corner],
              }))
            : [],
        legal: face ? legalSymbols(face, placed.rotation, direction) : [],
        marker,
      };
    });
  });
}

/** A race between a tile and the marker on the tile before it, which decides how that one is read (M4, M5). */
export interface CloseCall {
  readonly path: PathIndex;
  /** The position that was the last one when the marker was chosen. */
  readonly position: number;
  readonly first: 'tile' | 'marker';
  /** How long before the other it came. */
  readonly margin: Millis;
}

/** A placement that reached the table after the round's end: it changes nothing, but tells how close it was. */
export interface LateTile {
  readonly path: PathIndex;
  readonly t: Millis;
}

/** A late marker, likewise. */
export type LateMark = LateTile;

/**
 * The close calls of a round in order: each tile that came while the tile before it was next to be marked and was the
 * path's last, with the marker that then landed; and at the end what came too late, if it came.
 */
export function closeCalls(state: RoundState, late: { tile?: LateTile; mark?: LateMark } = {}): CloseCall[] {
  const calls: CloseCall[] = [];
  for (const [at, path] of state.paths.entries()) {
    const index = at as PathIndex;
    for (const [k, mark] of path.marks.entries()) {
      const tile = path.tiles[k];
      const next = path.tiles[k + 1];
      const before = path.marks[k - 1];
      if (tile === undefined) continue;
      if (next === undefined) {
        if (late.tile?.path === index) {
          calls.push({ path: index, position: k + 1, first: 'marker', margin: late.tile.t - mark.t });
        }
        continue;
      }
      // The Chaser had nothing else left to read between the earlier marker and this tile's coming.
      const chosen = Math.max(before?.t ?? 0, tile.t);
      if (next.t > chosen) calls.push({ path: index, position: k + 1, first: 'tile', margin: mark.t - next.t });
    }
    const end = path.tiles[path.tiles.length - 1];
    const pending = path.tiles.length - 1;
    if (late.mark?.path === index && end !== undefined && path.marks.length === pending - 1 && !path.caught) {
      calls.push({ path: index, position: pending, first: 'tile', margin: late.mark.t - end.t });
    }
  }
  return calls;
}
