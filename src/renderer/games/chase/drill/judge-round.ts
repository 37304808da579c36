/** A finished round to judge as the table shows it, and its walk. Which mistakes it has the puzzle's answer says. */
import type { JudgePuzzle, PuzzleMistake } from '../../../../shared/chase/puzzle';
import type { Item, RoundEvent } from '../../../../shared/chase/replay';
import type { Mark, PathIndex, PlacedTile, RoundView, WalkStep } from '../../../../shared/table';
import { directionTo } from '../lib/compass';
import { ITEMS } from '../lib/reading';
import { leaders, sectorCounts } from './counted';
import { keptBy } from '../../../lib/drill/kept';

interface Path {
  readonly tiles: PlacedTile[];
  readonly marks: Mark[];
}

/** The tile that a marker of the path would go on now, and how it is read (M1, M2, M4). */
function readNow({ tiles, marks }: Path, prison: PlacedTile['cell']): Pick<Mark, 'direction' | 'final'> {
  const at = marks.length;
  const next = tiles[at + 1];
  const cell = tiles[at]?.cell ?? prison;
  return { direction: directionTo(cell, next?.cell ?? tiles[at - 1]?.cell ?? prison) ?? 'n', final: next === undefined };
}

function pathOf(event: RoundEvent): PathIndex {
  return 'path' in event && event.path === 1 ? 1 : 0;
}

/** Goes through the events in the order in which the table received them (M5). */
function played({ position: { round } }: JudgePuzzle): Path[] {
  const paths: Path[] =
    round.roles.length === 4
      ? [
          { tiles: [], marks: [] },
          { tiles: [], marks: [] },
        ]
      : [{ tiles: [], marks: [] }];
  for (const [order, event] of round.events.entries()) {
    const path = paths[pathOf(event)];
    if (path === undefined) continue;
    const { seat, t } = event;
    if (event.type === 'place') path.tiles.push({ tile: event.tile, cell: event.cell, rotation: event.rotation, seat, t, order });
    else if (event.type === 'mark') path.marks.push({ symbol: event.symbol, seat, t, ...readNow(path, round.prison) });
  }
  return paths;
}

/** How the round ended: a Hideout (P10), a lost trail (M6), or the Runner caught. */
function endingOf({ position: { round }, tiles }: JudgePuzzle): NonNullable<RoundView['ending']> {
  if (round.events.some(({ type }) => type === 'lose-trail')) return 'trail-lost';
  const hideout = round.events.some((event) => event.type === 'place' && tiles[event.tile]?.kind === 'hideout');
  return hideout ? 'hideout' : 'caught';
}

function viewOf(puzzle: JudgePuzzle, paths: readonly Path[]): RoundView {
  const { rules, round } = puzzle.position;
  return {
    seat: null,
    role: null,
    roles: round.roles,
    rules,
    prison: round.prison,
    // As if it still went on: the table then shows the tile that is looked at, and not all of it.
    phase: 'running',
    paths: paths.map(({ tiles, marks }) => ({
      runner: tiles[0]?.seat ?? null,
      chaser: marks[0]?.seat ?? null,
      tiles,
      marks,
      caught: marks.at(-1)?.final === true,
      supply: { red: 15, blue: 15 },
    })),
    tiles: puzzle.tiles,
    hand: null,
    pileSizes: null,
    holds: [],
    turn: null,
    items: [],
    paused: false,
    t: 0,
    ending: endingOf(puzzle),
  };
}

function stepOf(puzzle: JudgePuzzle, path: Path, index: PathIndex, at: number): WalkStep[] {
  const placed = path.tiles[at];
  const face = placed && puzzle.tiles[placed.tile];
  if (placed === undefined || face === undefined) return [];
  const mark = path.marks[at];
  const position = at + 1;
  const towards = path.tiles[position]?.cell ?? path.tiles[at - 1]?.cell ?? puzzle.position.round.prison;
  const direction = mark?.direction ?? directionTo(placed.cell, towards) ?? 'n';
  const counts = sectorCounts(face, placed.rotation, direction);
  const legal = leaders(counts);
  const mistake = puzzle.answer.mistakes.find((each) => each.side === 'runners' && each.path === index && each.position === position);
  return [
    {
      path: index,
      position,
      placed,
      fault: mistake === undefined ? null : placementClause(mistake.clause),
      direction,
      counts,
      legal,
      marker:
        mark === undefined
          ? null
          : { path: index, position, direction, final: mark.final, symbol: mark.symbol, legal, ok: legal.includes(mark.symbol) },
    },
  ];
}

function placementClause(clause: PuzzleMistake['clause']): WalkStep['fault'] {
  return clause === 'M3' || clause === 'M4' ? null : clause;
}

export interface ShownRound {
  readonly view: RoundView;
  /** Every tile, path after path. */
  readonly steps: readonly WalkStep[];
}

/** The round of a puzzle, gone through once. */
export const shownRound = keptBy((puzzle: JudgePuzzle): ShownRound => {
  const paths = played(puzzle);
  const steps = paths.flatMap((path, at) => path.tiles.flatMap((_, tile) => stepOf(puzzle, path, at === 1 ? 1 : 0, tile)));
  return { view: viewOf(puzzle, paths), steps };
});

/** The items on the table when the tile of a step was placed, its own left out (P6). */
export function itemsBefore({ view }: ShownRound, { placed }: WalkStep): Item[] {
  const before = view.paths.flatMap(({ tiles }) => tiles.filter(({ order }) => order < placed.order));
  const found = before
    .map(({ tile }) => view.tiles[tile])
    .flatMap((face) => (face === undefined || face.kind === 'hideout' ? [] : [face.item]));
  return ITEMS.filter((item) => found.includes(item));
}
