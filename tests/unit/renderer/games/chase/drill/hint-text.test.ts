/** Hints of the shipped puzzles: the first points at something, none tells all, and none is without words. */
import { describe, expect, test } from 'vitest';
import { hintsOf } from '../../../../../../src/main/games/chase/puzzles/hints';
import { wayOn } from '../../../../../../src/main/games/chase/puzzles/route-on';
import { hintText } from '../../../../../../src/renderer/games/chase/drill/hint-text';
import type { Hint } from '../../../../../../src/shared/chase/hint';
import { PUZZLE_KINDS, type LyingTile, type Puzzle, type RoutePuzzle } from '../../../../../../src/shared/chase/puzzle';
import { shipped } from './shipped';

const hints = (puzzle: Puzzle, laid: readonly LyingTile[] = []): readonly Hint[] => hintsOf(puzzle, wayOn, laid);
const texts = (puzzle: Puzzle, laid: readonly LyingTile[] = []): string[] => hints(puzzle, laid).map((hint) => hintText(hint, puzzle));

/** What marks a tile or a cell, or lights witnesses. */
const POINTS: readonly Hint['type'][] = ['look-from', 'lit', 'position', 'try-cell', 'try-tile', 'take'];

test.each(PUZZLE_KINDS)('hints to %s do not repeat, and the first points at one tile or place', (kind) => {
  for (const puzzle of shipped(kind, 60)) {
    const told = texts(puzzle);
    expect(new Set(told).size, puzzle.id).toBe(told.length);
    expect(
      told.every((text) => text !== '' && !text.includes('{')),
      puzzle.id,
    ).toBe(true);
    expect(POINTS, puzzle.id).toContain(hints(puzzle)[0]?.type);
  }
});

describe('the first hint is not the answer', () => {
  test('of a round to judge says neither that there is a mistake nor that there is none (J1, J3)', () => {
    for (const puzzle of shipped('judge', 60)) expect(texts(puzzle)[0], puzzle.id).toMatch(/^Look closely at tile \d+/);
  });

  test('of tiles to pick names one tile and not whether it fits; one is left to the player in the end', () => {
    for (const puzzle of shipped('pick', 60)) {
      expect(hints(puzzle)[0]?.type, puzzle.id).toBe('try-tile');
      expect(hints(puzzle).filter(({ type }) => type === 'fits')).toHaveLength(puzzle.answer.tiles.length - 1);
    }
  });

  test('of a tile to place names one cell and not whether it fits there; of several cells one is left to the player', () => {
    for (const puzzle of shipped('place', 60)) {
      const cells = new Set(puzzle.answer.tries.map(({ cell }) => `${String(cell.x)} ${String(cell.y)}`)).size;
      expect(hints(puzzle)[0]?.type, puzzle.id).toBe('try-cell');
      expect(hints(puzzle).filter(({ type }) => type === 'cell')).toHaveLength(Math.max(1, cells - 1));
    }
  });
});

describe('hints to a route', () => {
  const routes: readonly RoutePuzzle[] = shipped('route', 40);

  /** Tiles laid as the hints say, from `laid` on, up to the Hideout. */
  function followed(puzzle: RoutePuzzle, laid: readonly LyingTile[]): readonly LyingTile[] {
    let way = laid;
    for (;;) {
      const lay = hints(puzzle, way).find((hint) => hint.type === 'lay');
      if (lay === undefined) return way;
      way = [...way, lay.lying];
    }
  }

  test('lead to the Hideout in the fewest tiles, one tile after the other', () => {
    for (const puzzle of routes) {
      const way = followed(puzzle, []);
      expect(way, puzzle.id).toHaveLength(puzzle.answer.length);
      expect(puzzle.tiles[way.at(-1)?.tile ?? '']?.kind).toBe('hideout');
      expect(hints(puzzle, way)).toEqual([]);
    }
  });

  test('name the tile by its place in the hand as it lies there, and by what is on it', () => {
    for (const puzzle of routes) {
      const [first] = puzzle.answer.way;
      if (first === undefined || puzzle.answer.length < 2) continue;
      const left = puzzle.question.hand.filter((tile) => tile !== first.tile);
      const next = puzzle.answer.way[1]?.tile ?? '';
      expect(texts(puzzle, [first])[0], puzzle.id).toMatch(
        new RegExp(
          `^${String(puzzle.answer.length - 1)} tiles? to go\\. Take number ${String(left.indexOf(next) + 1)} of your hand, counted from the left: (the Hideout|a tile (with (map|money|keys) and|without an item, with) \\d.+)\\. It is marked\\.$`,
        ),
      );
    }
  });

  test('say from which tile on a rule is broken, and lead nowhere from there (P9)', () => {
    for (const puzzle of routes.slice(0, 10)) {
      const [first] = puzzle.answer.way;
      if (first === undefined) continue;
      const wrong = { ...first, cell: { x: first.cell.x + 7, y: first.cell.y } };
      expect(hints(puzzle, [wrong])).toEqual([{ type: 'off', position: 1, why: 'fault', longer: 0 }]);
    }
  });

  test('say so where what is laid leaves every shortest way, and go on from there where there is a way', () => {
    let longer = 0;
    for (const puzzle of routes) {
      // Another legal first tile than any shortest way's: tried in the puzzle's own cells and turns.
      const [first] = puzzle.answer.way;
      if (first === undefined) continue;
      for (const tile of puzzle.question.hand) {
        if (puzzle.tiles[tile]?.kind === 'hideout') continue;
        for (const rotation of [0, 90, 180, 270] as const) {
          const laid = [{ tile, cell: first.cell, rotation }];
          const on = wayOn(puzzle, laid);
          if (on?.off?.why !== 'longer') continue;
          longer += 1;
          const told = hints(puzzle, laid);
          expect(told[0]).toEqual({ type: 'off', position: 1, why: 'longer', longer: 1 + on.way.length - puzzle.answer.length });
          const way = followed(puzzle, laid);
          expect(puzzle.tiles[way.at(-1)?.tile ?? '']?.kind, puzzle.id).toBe('hideout');
          expect(way).toHaveLength(1 + on.way.length);
        }
      }
    }
    expect(longer).toBeGreaterThan(0);
  });
});
