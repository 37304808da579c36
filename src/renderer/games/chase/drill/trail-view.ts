/** A trail as the table shows it, and the walk along its markers once it is over. */
import type { TrailPuzzle } from '../../../../shared/chase/puzzle';
import type { Direction } from '../../../../shared/chase/replay';
import type { Spotlight } from '../board';
import type { PlacedTile, RoundView, WalkStep } from '../../../../shared/chase/table';
import { sectorCounts } from '../../../../rules/chase/explain';
import { firstSupply } from '../../../../rules/chase/round';
import { gradedMarks, type TrailMark } from './trail';

function placed({ position: { path } }: TrailPuzzle, lying: number): PlacedTile[] {
  return path.slice(0, lying).map(({ tile, cell, rotation }, at) => ({ tile, cell, rotation, seat: 0, t: 0, order: at }));
}

/** The table as the Chaser sees it while so many tiles lie. */
export function trailView(puzzle: TrailPuzzle, lying: number, marks: readonly TrailMark[]): RoundView {
  const graded = gradedMarks(puzzle, marks);
  return {
    seat: 1,
    role: 'chaser',
    roles: ['runner', 'chaser'],
    rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: puzzle.position.table },
    prison: puzzle.position.prison,
    phase: 'running',
    paths: [
      {
        runner: 0,
        chaser: 1,
        tiles: placed(puzzle, lying),
        marks: graded.map(({ symbol, final, reading: { direction } }) => ({ symbol, final, direction, seat: 1, t: 0 })),
        caught: graded.at(-1)?.final === true,
        supply: firstSupply(2, 0),
      },
    ],
    tiles: puzzle.tiles,
    hand: null,
    pileSizes: null,
    holds: [],
    turn: null,
    items: [],
    paused: false,
    t: 0,
    ending: null,
  };
}

/** The tile that is asked, with the witnesses to count lit (M2, M4). Null where it is not there. */
export function litTile(
  puzzle: TrailPuzzle,
  { position, direction }: { readonly position: number; readonly direction: Direction },
): Spotlight | null {
  const lies = puzzle.position.path[position - 1];
  const face = lies && puzzle.tiles[lies.tile];
  if (lies === undefined || face === undefined) return null;
  const corners = sectorCounts(face, lies.rotation, direction)
    .filter(({ witnesses }) => witnesses > 0)
    .map(({ corner }) => corner);
  return { path: 0, position, lit: { direction, corners } };
}

/** One step for each marker, with what was counted and what would have been right. */
export function trailSteps(puzzle: TrailPuzzle, marks: readonly TrailMark[]): WalkStep[] {
  const tiles = placed(puzzle, puzzle.position.path.length);
  return gradedMarks(puzzle, marks).flatMap(({ position, symbol, final, ok, reading: { direction, symbols } }): WalkStep[] => {
    const lies = tiles[position - 1];
    const face = lies && puzzle.tiles[lies.tile];
    if (lies === undefined || face === undefined) return [];
    return [
      {
        path: 0,
        position,
        placed: lies,
        fault: null,
        evidence: null,
        direction,
        counts: sectorCounts(face, lies.rotation, direction),
        legal: symbols,
        marker: { path: 0, position, direction, final, symbol, legal: symbols, ok },
        // A trail that grows tells so itself, as it happens.
        overtaken: false,
      },
    ];
  });
}
