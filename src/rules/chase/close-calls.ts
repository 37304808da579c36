/** How close a round was: the races between a tile and a marker that decided how it went on or ended (M4, M5, P10). */
import type { Millis } from '../game';
import type { Path, PathIndex, RoundState } from './round';
import { colourOf } from './tile';

/** A race between the marker on a path's last tile and what made or would have made that tile no last one, or the round over. */
export interface CloseCall {
  readonly path: PathIndex;
  /** Where the marker was meant for: the position that was the last one. */
  readonly position: number;
  /** What came first: the next tile or the Hideout (also of the other path), or else the marker. */
  readonly first: 'tile' | 'hideout' | 'marker';
  /** How long before the other it came. */
  readonly margin: Millis;
}

/** What deserves the name: longer gaps were no race. */
export const CLOSE_MILLIS = 3000;

/** A tile or a marker that reached the table after the round's end: it changes nothing, but tells how close it was. */
interface LateDeed {
  readonly path: PathIndex;
  readonly t: Millis;
}

/** What came late, of each kind the one that came first. */
export interface LateDeeds {
  readonly tile?: LateDeed;
  readonly mark?: LateDeed;
}

/** Since when the Chaser of the path could have put marker `k`: the tile before had its marker, and the colour was there (M1, M6, F2). */
function readySince(state: RoundState, index: PathIndex, path: Path, k: number): Millis {
  const mark = path.marks[k];
  let since = Math.max(path.marks[k - 1]?.t ?? 0, path.tiles[k]?.t ?? 0);
  if (mark === undefined) return since;
  for (const { path: to, colour, t } of state.restocks) {
    if (to === index && colour === colourOf(mark.symbol) && t <= mark.t) since = Math.max(since, t);
  }
  return since;
}

/** The tiles that took their path's end from under a marker that its Chaser could have put by then (M5). */
function tilesFirst(state: RoundState, index: PathIndex, path: Path): CloseCall[] {
  return path.marks.flatMap((mark, k): CloseCall[] => {
    const next = path.tiles[k + 1];
    if (next === undefined || next.t <= readySince(state, index, path, k)) return [];
    return [{ path: index, position: k + 1, first: 'tile', margin: mark.t - next.t }];
  });
}

/** The tile after the end that the last marker beat (M4): only the path that this marker ended could have gone on. */
function lateTile(state: RoundState, late: LateDeed): CloseCall[] {
  const last = state.marks[state.marks.length - 1];
  if (state.ending !== 'caught' || last?.path !== late.path) return [];
  return [{ path: late.path, position: last.position, first: 'marker', margin: late.t - last.mark.t }];
}

/** The marker after the end that the Hideout beat (P10): it would have caught that path's Runner, and no other is one (M4). */
function lateMark(state: RoundState, late: LateDeed): CloseCall[] {
  const path = state.paths[late.path];
  const longest = Math.max(...state.paths.flatMap(({ tiles }) => tiles.map(({ order }) => order)));
  if (state.ending !== 'hideout' || path === undefined || path.caught) return [];
  const end = path.tiles[path.tiles.length - 1];
  const position = end?.order === longest ? path.tiles.length - 1 : path.tiles.length;
  if (position === 0 || path.marks.length !== position - 1) return [];
  return [{ path: late.path, position, first: 'hideout', margin: late.t - state.t }];
}

/**
 * The close calls of a round, path after path: each tile that came while the tile before it was next to be marked and was
 * the path's last, with the marker that then landed; and at the end what came too late, if it would have counted.
 */
export function closeCalls(state: RoundState, late: LateDeeds = {}): CloseCall[] {
  return [
    ...state.paths.flatMap((path, at) => tilesFirst(state, at as PathIndex, path)),
    ...(late.tile === undefined ? [] : lateTile(state, late.tile)),
    ...(late.mark === undefined ? [] : lateMark(state, late.mark)),
  ];
}
