/** A puzzle's street as the table shows it. */
import type { LyingTile, PickPuzzle, PlacePuzzle, RoutePuzzle, Street } from '../../../../shared/chase/puzzle';
import type { Cell, Tile } from '../../../../shared/chase/replay';
import type { PathIndex, PlacedTile, RoundView } from '../../../../shared/chase/table';
import { endOfPath, freeBeside, takenCells } from '../lib/cells';
import { itemsOn } from '../../../../rules/chase/legality';
import { firstSupply } from '../../../../rules/chase/round';
import { oneForEach } from '../../../lib/drill/one-for-each';

/** Kinds that lie on a street. */
export type StreetPuzzle = PlacePuzzle | PickPuzzle | RoutePuzzle;

/** Seats and roles as a round with one path or two has them (F1). */
const ROLES = { 1: ['runner', 'chaser'], 2: ['runner', 'chaser', 'runner', 'chaser'] } as const satisfies Record<1 | 2, RoundView['roles']>;

/** The path that a puzzle asks about. */
export function pathAsked(puzzle: StreetPuzzle): PathIndex {
  return puzzle.kind === 'route' ? 0 : puzzle.question.path;
}

type Faces = Readonly<Record<string, Tile>>;

/** The table of a street, as its Runner sees it while placing; `faces` are those of the puzzle. */
function streetView(street: Street, faces: Faces): RoundView {
  const paths = street.paths.map((path) =>
    path.map(({ tile, cell, rotation }, at): PlacedTile => ({ tile, cell, rotation, seat: 0, t: 0, order: at })),
  );
  return {
    seat: 0,
    role: 'runner',
    roles: paths.length === 2 ? ROLES[2] : ROLES[1],
    rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: street.table },
    prison: street.prison,
    phase: 'running',
    paths: paths.map((tiles) => ({ runner: 0, chaser: 1, tiles, marks: [], caught: false, supply: firstSupply(2, 0) })),
    tiles: faces,
    hand: null,
    pileSizes: null,
    holds: [],
    turn: null,
    items: itemsOn({ tiles: faces }, paths.flat()),
    paused: false,
    t: 0,
    ending: null,
  };
}

/** A view with the tiles of `way` at the end of its first path. */
export function withWay(view: RoundView, way: readonly LyingTile[]): RoundView {
  const [first, ...others] = view.paths;
  if (first === undefined || way.length === 0) return view;
  const tiles = [...first.tiles, ...way.map((lying, at) => ({ ...lying, seat: 0, t: 0, order: first.tiles.length + at }))];
  const paths = [{ ...first, tiles }, ...others];
  return {
    ...view,
    paths,
    items: itemsOn(
      view,
      paths.flatMap((path) => path.tiles),
    ),
  };
}

/** P9: where the next tile of the path can be put, clockwise from north; `way` lies there as well. */
export function cellsToGo(view: RoundView, path: PathIndex, way: readonly LyingTile[] = []): Cell[] {
  const end = way.at(-1)?.cell ?? endOfPath(view, path);
  return freeBeside(view, end, [...takenCells(view), ...way.map(({ cell }) => cell)]);
}

/** The table of a puzzle's own street, the same one whenever it is asked for. */
export const streetOf = oneForEach(({ position, tiles }: StreetPuzzle) => streetView(position, tiles));
