/** Everything that a hand can do with a tile at a path's end, and what the rules say of it (P1 to P9, F3). */
import { phrase, type Phrase } from '../../../../shared/phrase';
import type { PlacePuzzle, PuzzleTheme } from '../../../../shared/chase/puzzle';
import { directionTo, DIRECTIONS, neighbour, ROTATIONS, type Cell } from '../../../../rules/chase/compass';
import { faultOfPlacing } from '../../../../rules/chase/legality';
import { endOf, faceOf, type PathIndex, type RoundState } from '../../../../rules/chase/round';
import { exitOn, PRISON_EXIT, type Exit, type TileId } from '../../../../rules/chase/tile';
import { withTile } from './street';

type Tries = PlacePuzzle['answer']['tries'];

/** Each cell and rotation that is possible at all, clockwise from north, with the first clause that it breaks if any. */
export function triesOf(state: RoundState, path: PathIndex, tile: TileId): Tries {
  const own = state.paths[path];
  const from = (own && endOf(own)?.cell) ?? state.setup.prison;
  const tries: Tries = [];
  for (const direction of DIRECTIONS) {
    const cell = neighbour(from, direction);
    if (!withTile(state, { tile, cell, rotation: 0 }, path).ok) continue; // P9, F1: turning makes nothing possible
    for (const rotation of ROTATIONS) {
      const clause = faultOfPlacing(state, path, { tile, cell, rotation });
      tries.push(clause === null ? { cell, rotation } : { cell, rotation, clause });
    }
  }
  return tries;
}

/** Why no hand could put the tile anywhere, as a phrase, if so: for a tile that is used already, or of the wrong kind (S4, S5). */
export function refusalOf(state: RoundState, path: PathIndex, tile: TileId): Phrase | undefined {
  const own = state.paths[path];
  const from = (own && endOf(own)?.cell) ?? state.setup.prison;
  let why: Phrase | undefined;
  for (const direction of DIRECTIONS) {
    const tried = withTile(state, { tile, cell: neighbour(from, direction), rotation: 0 }, path);
    if (tried.ok) return undefined;
    // A cell that is taken says nothing of the tile.
    if (tried.error.field !== 'cell') why = phrase(`fault.event.${tried.error.code}`, { clause: tried.error.clause });
  }
  return why;
}

/** The exit over which the path goes on towards `cell`: of its last tile, or of the Prison (P7). */
function exitTowards(state: RoundState, path: PathIndex, cell: Cell): Exit | undefined {
  const own = state.paths[path];
  const end = own && endOf(own);
  if (end === undefined) return PRISON_EXIT;
  const side = directionTo(end.cell, cell);
  const face = faceOf(state.setup, end.tile);
  return side === undefined || face === undefined ? undefined : exitOn(face, end.rotation, side);
}

/** Whether an off-centre street is at stake where the try is made: the path's own, or the tile's (P3, P7). */
function offCentreAt(state: RoundState, path: PathIndex, tile: TileId, { cell, rotation, clause }: Tries[number]): boolean {
  if (clause === 'P1' || clause === 'P2') return false;
  const here = exitTowards(state, path, cell);
  if (here !== undefined && here.at !== 'centre') return true;
  if (clause !== 'P7') return false;
  const face = faceOf(state.setup, tile);
  const side = directionTo(cell, state.setup.prison);
  const exit = face && side && exitOn(face, rotation, side);
  return exit !== undefined && exit.at !== 'centre';
}

/** The themes of tries: what stands in the way of any of them. */
export function themesOfTries(state: RoundState, path: PathIndex, tile: TileId, tries: Tries): Set<PuzzleTheme> {
  const themes = new Set<PuzzleTheme>();
  if (state.paths.length === 2) themes.add('two-paths');
  for (const each of tries) {
    if (each.clause === 'P1') themes.add('table-edge');
    if (each.clause === 'P2') themes.add('touching-old');
    if (each.clause === 'P4') themes.add('roadblock');
    if (each.clause === 'P6') themes.add('hideout-without-items');
    if (offCentreAt(state, path, tile, each)) themes.add('off-centre');
  }
  return themes;
}
