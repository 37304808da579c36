/** What a Runner can do: put a tile (P5, P9, P10, T2, F1), switch piles (P8) and exchange them (T3, F7). */
import type { Seat } from '../game';
import { accepted, type Result } from '../result';
import { directionTo, opposite, sameCell, type Cell } from './compass';
import { stateAfter, pathWith } from './changed-state';
import { otherPath, partnerOf, pathNamed, withPath } from './paths';
import {
  endOf,
  faceOf,
  seatsOf,
  type ExchangeEvent,
  type Path,
  type PathIndex,
  type PlaceEvent,
  type RoundSetup,
  type RoundState,
  type SwitchPileEvent,
} from './round';
import { refusal, type RoundRefusal } from './refusal';
import type { TileId } from './tile';

type Placed = Result<RoundState, RoundRefusal>;

/** P9: the cell is on the table or just past its edge. */
export function isReachable(setup: Pick<RoundSetup, 'rules'>, cell: Cell): boolean {
  const { columns, rows } = setup.rules.table;
  return cell.x >= -1 && cell.y >= -1 && cell.x <= columns && cell.y <= rows;
}

/** Whether something lies on `cell`: a tile of either path, or the Prison. */
function isTaken(state: RoundState, cell: Cell): boolean {
  if (sameCell(state.setup.prison, cell)) return true;
  return state.paths.some((path) => path.tiles.some((tile) => sameCell(tile.cell, cell)));
}

/** P9, F1: why a tile can't be put on `cell` by hand, if it can't. */
function cellRefusal(state: RoundState, path: Path, second: Path | undefined, cell: Cell): Placed | undefined {
  if (!isReachable(state.setup, cell)) return refusal('cell-off-table', 'cell', 'P9');
  const from = endOf(path)?.cell ?? state.setup.prison;
  if (directionTo(from, cell) === undefined) return refusal('cell-not-beside-end', 'cell', 'P9');
  if (isTaken(state, cell)) return refusal('cell-taken', 'cell', 'P9');
  const theirFirst = second?.tiles[0];
  if (path.tiles.length === 0 && theirFirst !== undefined) {
    // F1: the two paths start from opposite sides of the Prison.
    const ours = directionTo(state.setup.prison, cell);
    const theirs = directionTo(state.setup.prison, theirFirst.cell);
    if (ours !== undefined && theirs !== opposite(ours)) return refusal('side-not-opposite', 'cell', 'F1');
  }
  return undefined;
}

/** P8, S4, T1: why the Runner does not have the tile in hand, if so; what a replay does not tell is not asked. */
function handRefusal(state: RoundState, runner: number, starting: boolean, tile: TileId): Placed | undefined {
  if (starting) {
    const { starts } = state;
    if (starts === undefined) return undefined;
    return starts[runner]?.includes(tile) === true ? undefined : refusal('tile-not-held', 'tile', 'S4');
  }
  if (state.piles === undefined) return undefined;
  const held = state.piles[state.holds[runner] ?? -1] ?? [];
  return held.includes(tile) ? undefined : refusal('tile-not-held', 'tile', state.holds.length === 1 ? 'P8' : 'T1');
}

/** Whether `seat` may place on `path` at all (T2, F1). */
function turnRefusal(state: RoundState, path: Path, seat: Seat): Placed | undefined {
  if (state.setup.roles[seat] !== 'runner') return refusal('not-a-runner', 'seat', 'P5');
  // A path belongs to the Runner who first places on it, and the other path to the other Runner from then on.
  if (path.runner !== null && path.runner !== seat) return refusal('not-your-path', 'path', 'F1');
  if (state.turn !== null && state.turn !== seat) return refusal('not-your-turn', 'seat', 'T2');
  if (path.caught) return refusal('path-caught', 'path', 'F4');
  return undefined;
}

/** What makes it impossible to put the tile, if anything does (S4, S5, P5, P8, P9, T1, T2, F1, F4). */
function placeRefusal(state: RoundState, event: PlaceEvent, path: Path, second: Path | undefined): Placed | undefined {
  const turn = turnRefusal(state, path, event.seat);
  if (turn !== undefined) return turn;
  const face = faceOf(state.setup, event.tile);
  if (face === undefined) return refusal('no-such-tile', 'tile', 'C1');
  if (state.paths.some((each) => each.tiles.some((tile) => tile.tile === event.tile))) {
    return refusal('tile-used', 'tile', 'P5');
  }
  const starting = isStarting(state, path);
  if (starting && face.kind !== 'start') return refusal('starting-tile-first', 'tile', 'S5');
  if (!starting && state.phase === 'planning') return refusal('starting-tile-first', 'path', 'S5');
  if (!starting && face.kind === 'start') return refusal('starting-tile-late', 'tile', 'S4');
  const runner = seatsOf(state.setup.roles, 'runner').indexOf(event.seat);
  return handRefusal(state, runner, starting, event.tile) ?? cellRefusal(state, path, second, event.cell);
}

/** Whether the next tile of the path is one of its Starting tiles (S5, V1). */
function isStarting(state: RoundState, path: Path): boolean {
  return path.tiles.length < state.setup.rules.startingTiles;
}

/** The paths with the tile on the one at `index`, which with four players belongs to its Runner from now on (F1). */
function pathsWith(state: RoundState, event: PlaceEvent, index: PathIndex, path: Path): readonly Path[] {
  const { cell, rotation, seat, t, tile } = event;
  const second = otherPath(state, index);
  const order = path.tiles.length + (second?.tiles.length ?? 0);
  const runner = state.setup.roles.length === 3 ? null : seat;
  const longer = pathWith(path, { runner, tiles: [...path.tiles, { tile, cell, rotation, seat, t, order }] });
  if (second?.runner !== null) return withPath(state, index, longer);
  const theirs = pathWith(second, { runner: partnerOf(state, seat) });
  return index === 0 ? [longer, theirs] : [theirs, longer];
}

/** Puts a tile. Illegal ones are possible and judged later (P9). */
export function place(state: RoundState, event: PlaceEvent): Placed {
  const index = pathNamed(state, event.path);
  const path = index === undefined ? undefined : state.paths[index];
  if (index === undefined || path === undefined) return refusal('no-such-path', 'path', 'F1');
  const impossible = placeRefusal(state, event, path, otherPath(state, index));
  if (impossible !== undefined) return impossible;

  const { roles, rules } = state.setup;
  const starting = isStarting(state, path);
  const paths = pathsWith(state, event, index, path);
  const allDown = paths.every((each) => each.tiles.length >= rules.startingTiles);
  const over = faceOf(state.setup, event.tile)?.kind === 'hideout'; // P10
  return accepted(
    stateAfter(state, event.t, {
      paths,
      piles: starting ? state.piles : without(state.piles, event.tile),
      starts: starting ? without(state.starts, event.tile) : state.starts,
      // T2: the opener puts down all Starting tiles, then the other goes on and they alternate.
      turn: roles.length === 3 ? (starting && !allDown ? event.seat : partnerOf(state, event.seat)) : null,
      phase: over ? 'over' : allDown ? 'running' : 'planning',
      ending: over ? 'hideout' : null,
    }),
  );
}

/** The piles without `tile`; piles that never held it are kept as they are. */
function without(piles: RoundState['piles'], tile: TileId): RoundState['piles'] {
  return piles?.map((pile) => (pile.includes(tile) ? pile.filter((each) => each !== tile) : pile));
}

/** P8: the Runner of a two-player round puts the pile down and takes the other. */
export function switchPile(state: RoundState, event: SwitchPileEvent): Placed {
  if (state.setup.roles[event.seat] !== 'runner') return refusal('not-a-runner', 'seat', 'P8');
  if (state.setup.roles.length !== 2) return refusal('no-second-pile', 'type', 'T1');
  return accepted(stateAfter(state, event.t, { holds: [1 - (state.holds[0] ?? 0)] }));
}

/** T3, F7: the two Runners swap piles; with three players only the one whose turn it is calls it. */
export function exchange(state: RoundState, event: ExchangeEvent): Placed {
  if (state.setup.roles[event.seat] !== 'runner') return refusal('not-a-runner', 'seat', 'T3');
  if (state.setup.roles.length === 2) return refusal('no-partner', 'type', 'T3');
  if (event.with !== partnerOf(state, event.seat)) return refusal('no-partner', 'with', 'T3');
  if (state.turn !== null && state.turn !== event.seat) return refusal('not-your-turn', 'seat', 'T3');
  return accepted(stateAfter(state, event.t, { holds: [...state.holds].reverse() }));
}
