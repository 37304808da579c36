/** Hints to a puzzle: the first points at something worth looking at, later ones tell more and more of it. */
import type { Hint, WayOn } from '../../../../shared/chase/hint';
import type { LyingTile, Puzzle, RoutePuzzle } from '../../../../shared/chase/puzzle';
import { sameCell } from '../../../../rules/chase/compass';
import { SYMBOLS } from '../../../../rules/chase/tile';

type Of<Kind extends Puzzle['kind']> = Extract<Puzzle, { kind: Kind }>;

/** How a route goes on from what is laid; null once a Hideout lies. */
type FindWayOn = (puzzle: RoutePuzzle, laid: readonly LyingTile[]) => WayOn | null;

function ofRead({ answer: { counts, symbols, direction } }: Of<'read'>): Hint[] {
  const wrong = SYMBOLS.filter((symbol) => !symbols.includes(symbol)).sort((a, b) => counts[a] - counts[b]);
  return [
    { type: 'look-from', direction },
    ...wrong.slice(0, 1).map((symbol): Hint => ({ type: 'not', symbol })),
    ...wrong.slice(1).map((symbol): Hint => ({ type: 'count', symbol, witnesses: counts[symbol] })),
  ];
}

/** Where there is no mistake, the end is looked at: it decided the round, and most is to be seen there. */
function ofJudge({ answer, position: { round } }: Of<'judge'>): Hint[] {
  const [mistake] = answer.mistakes;
  if (mistake !== undefined) {
    const { path, position, side } = mistake;
    return [
      { type: 'position', path, position },
      { type: 'amiss', amiss: true, position },
      { type: 'side', side },
    ];
  }
  const placed = round.events.filter((event) => event.type === 'place');
  const path = placed.at(-1)?.path ?? 0;
  const position = placed.filter((event) => (event.path ?? 0) === path).length;
  if (position === 0) return [{ type: 'no-mistake' }];
  return [{ type: 'position', path, position }, { type: 'amiss', amiss: false, position }, { type: 'no-mistake' }];
}

/** Cells in which the tile fits come first; of several the last one is left to the player. */
function ofPlace({ answer: { tries } }: Of<'place'>): Hint[] {
  const cells = tries.map(({ cell }) => cell).filter((cell, at, all) => all.findIndex((other) => sameCell(other, cell)) === at);
  const turnsIn = (cell: (typeof cells)[number]): number =>
    tries.filter((each) => each.clause === undefined && sameCell(each.cell, cell)).length;
  const ordered = [...cells.filter((cell) => turnsIn(cell) > 0), ...cells.filter((cell) => turnsIn(cell) === 0)];
  const [first] = ordered;
  if (first === undefined) return [{ type: 'no-cell' }];
  const told = ordered.slice(0, Math.max(1, ordered.length - 1));
  return [{ type: 'try-cell', cell: first }, ...told.map((cell): Hint => ({ type: 'cell', cell, turns: turnsIn(cell) }))];
}

/** Tiles that fit in few ways come first, since they are overlooked; the last one is left to the player. */
function ofPick({ answer: { tiles } }: Of<'pick'>): Hint[] {
  const ways = (spots: readonly unknown[]): number => (spots.length === 0 ? Infinity : spots.length);
  const ordered = [...tiles].sort((a, b) => (ways(a.spots) === ways(b.spots) ? 0 : ways(a.spots) - ways(b.spots)));
  const told = ordered.slice(0, -1);
  return [
    ...told.slice(0, 1).map(({ tile }): Hint => ({ type: 'try-tile', tile })),
    ...told.map(({ tile, spots }): Hint => ({ type: 'fits', tile, fits: spots.length > 0 })),
  ];
}

/** From whatever is laid: whether that is off every shortest way, which tile comes next, and where it goes. */
function ofRoute(puzzle: RoutePuzzle, laid: readonly LyingTile[], find: FindWayOn): Hint[] {
  const on = find(puzzle, laid);
  if (on === null) return [];
  const { position, question, answer } = puzzle;
  const { off, way } = on;
  const [next] = way;
  const before = (laid.at(-1) ?? position.paths[0]?.at(-1))?.cell ?? position.prison;
  const left = question.hand.filter((tile) => !laid.some((each) => each.tile === tile));
  return [
    ...(off === null ? [] : [{ type: 'off' as const, ...off, longer: way.length === 0 ? 0 : laid.length + way.length - answer.length }]),
    ...(next === undefined
      ? []
      : [
          { type: 'take' as const, tile: next.tile, place: left.indexOf(next.tile) + 1, toGo: way.length },
          { type: 'lay' as const, lying: next, from: before },
        ]),
  ];
}

/** All hints of a puzzle in their order, no two alike; to a route from what is `laid`. At least one, but where a Hideout lies. */
export function hintsOf(puzzle: Puzzle, find: FindWayOn, laid: readonly LyingTile[] = []): readonly Hint[] {
  switch (puzzle.kind) {
    case 'read':
      return ofRead(puzzle);
    case 'trail':
      return [{ type: 'lit' }, { type: 'how-long', count: puzzle.answer.tiles.length }];
    case 'judge':
      return ofJudge(puzzle);
    case 'place':
      return ofPlace(puzzle);
    case 'pick':
      return ofPick(puzzle);
    case 'route':
      return ofRoute(puzzle, laid, find);
  }
}
