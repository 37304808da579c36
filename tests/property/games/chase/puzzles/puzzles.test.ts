/** Properties of puzzles over many seeds, compared with plain searches that share no code with the solvers. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { applyEvent } from '../../../../../src/rules/chase/apply';
import { DIRECTIONS, neighbour, ROTATIONS, turned, type Rotation } from '../../../../../src/rules/chase/compass';
import { faultOfPlacing } from '../../../../../src/rules/chase/legality';
import { endOf, type RoundState } from '../../../../../src/rules/chase/round';
import { canonicalText } from '../../../../../src/main/games/chase/puzzles/canonical';
import { FACTS } from '../../../../../src/main/games/chase/puzzles/fact-list';
import { factOf, factPuzzle } from '../../../../../src/main/games/chase/puzzles/facts';
import { makePuzzles } from '../../../../../src/main/games/chase/puzzles/make';
import { provePuzzle } from '../../../../../src/main/games/chase/puzzles/prove';
import { puzzleIdOf } from '../../../../../src/main/games/chase/puzzles/identity';
import { streetState } from '../../../../../src/main/games/chase/puzzles/street';
import { shortestWayOn } from '../../../../../src/main/games/chase/tiles/planner';
import { PUZZLE_KINDS, PuzzleSchema, type Puzzle } from '../../../../../src/shared/chase/puzzle';
import * as v from 'valibot';

const seeds = fc.string({ minLength: 1, maxLength: 8 });
const kinds = fc.constantFrom(...PUZZLE_KINDS);

/** Witnesses of a sector that look towards `direction` once the tile is turned, counted the plain way. */
function plainRight(puzzle: Extract<Puzzle, { kind: 'read' }>): string[] {
  const tile = puzzle.tiles[puzzle.position.tile];
  if (tile === undefined || tile.kind === 'hideout') return [];
  const counted = Object.values(tile.sectors).map(({ symbol, witnesses }) => ({
    symbol,
    count: witnesses.filter((each) => turned(each, puzzle.position.rotation) === puzzle.question.direction).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  const reds: string[] = ['star', 'triangle'];
  return counted
    .filter(
      ({ symbol, count }) =>
        count === most && (puzzle.question.out === undefined || reds.includes(symbol) !== (puzzle.question.out === 'red')),
    )
    .map(({ symbol }) => symbol)
    .sort();
}

/** The fewest tiles to a Hideout by trying everything, up to `most`; undefined if there is no way so short. */
function plainShortest(state: RoundState, hand: readonly string[], most: number): number | undefined {
  if (most === 0) return undefined;
  const own = state.paths[0];
  const from = (own && endOf(own)?.cell) ?? state.setup.prison;
  let best: number | undefined;
  for (const tile of hand) {
    for (const direction of DIRECTIONS) {
      for (const rotation of ROTATIONS) {
        const cell = neighbour(from, direction);
        const next = applyEvent(state, { type: 'place', t: 0, seat: 0, tile, cell, rotation });
        if (!next.ok || faultOfPlacing(state, 0, { tile, cell, rotation }) !== null) continue;
        if (next.value.ending === 'hideout') return 1;
        const left = (best ?? most + 1) - 2;
        if (left < 1) continue;
        const rest = plainShortest(
          next.value,
          hand.filter((each) => each !== tile),
          left,
        );
        if (rest !== undefined) best = rest + 1;
      }
    }
  }
  return best;
}

describe('made puzzles', () => {
  test.prop([kinds, seeds], { numRuns: 40 })('have the shape of the schema and are proved', (kind, seed) => {
    for (const puzzle of makePuzzles(kind, 2, chanceOf(seed))) {
      expect(v.safeParse(PuzzleSchema, puzzle).success).toBe(true);
      expect(provePuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
    }
  });

  test.prop([seeds], { numRuns: 60 })('M3, M6: read answers are those of a plain count', (seed) => {
    for (const puzzle of makePuzzles('read', 5, chanceOf(seed))) expect(puzzle.answer.symbols).toEqual(plainRight(puzzle));
  });

  test.prop([kinds, seeds], { numRuns: 30 })('have an id that depends on nothing but what is asked', (kind, seed) => {
    for (const puzzle of makePuzzles(kind, 1, chanceOf(seed))) {
      // The order of fields and of witnesses, ratings and sources are no part of it.
      const mixed = JSON.parse(JSON.stringify(puzzle), (_, value: unknown) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
        const backwards = Object.fromEntries(Object.entries(value).reverse());
        if (Array.isArray(backwards['witnesses'])) backwards['witnesses'].reverse();
        return backwards;
      }) as Puzzle;
      mixed.rating = 999;
      expect(puzzleIdOf(mixed)).toBe(puzzle.id);
    }
  });

  test.prop([seeds], { numRuns: 12 })('P1 to P6, P10: no way of a route is shorter than the one said', (seed) => {
    const short = makePuzzles('route', 4, chanceOf(seed)).filter(({ answer }) => answer.length <= 3);
    for (const { answer, position, question, tiles } of short) {
      const street = streetState(tiles, position);
      if (!street.ok) throw new Error(JSON.stringify(street.error));
      expect(plainShortest(street.value, question.hand, answer.length)).toBe(answer.length);
    }
  });

  it('the planner says where there is no way at all, as trying everything does', () => {
    const [puzzle] = makePuzzles('route', 1, chanceOf('none'));
    if (puzzle === undefined) throw new Error('no route');
    const street = streetState(puzzle.tiles, puzzle.position);
    if (!street.ok) throw new Error(JSON.stringify(street.error));
    const hand = puzzle.question.hand.filter((id) => puzzle.tiles[id]?.kind !== 'hideout');
    expect(shortestWayOn(street.value, hand)).toEqual({ found: 'none' });
    expect(plainShortest(street.value, hand.slice(0, 3), 3)).toBeUndefined();
  });
});

describe('the canonical form', () => {
  test.prop([seeds, fc.constantFrom<Rotation>(90, 180, 270)], { numRuns: 30 })(
    'C6: is the same for a read puzzle turned as a whole',
    (seed, turn) => {
      for (const puzzle of makePuzzles('read', 3, chanceOf(seed))) {
        const rotation = ROTATIONS[((puzzle.position.rotation + turn) / 90) & 3] ?? 0;
        const direction = turned(puzzle.question.direction, turn);
        const whole = { ...puzzle, position: { ...puzzle.position, rotation }, question: { ...puzzle.question, direction } };
        expect(canonicalText(whole)).toBe(canonicalText(puzzle));
        expect(canonicalText({ ...whole, question: puzzle.question })).not.toBe(canonicalText(puzzle));
      }
    },
  );

  test.prop([seeds, fc.constantFrom('place' as const, 'pick' as const, 'route' as const)], { numRuns: 30 })(
    'C6: is the same for a street on a table turned by a quarter, and not for one seen in a mirror',
    (seed, kind) => {
      const [puzzle] = makePuzzles(kind, 1, chanceOf(seed));
      if (puzzle === undefined || puzzle.position.paths[0]?.length === 0) return;
      const { table, prison, paths } = puzzle.position;
      const cellAfter = (cell: { x: number; y: number }): { x: number; y: number } => ({ x: table.rows - 1 - cell.y, y: cell.x });
      const position = {
        table: { columns: table.rows, rows: table.columns },
        prison: cellAfter(prison),
        paths: paths.map((path) =>
          path.map(({ tile, cell, rotation }) => ({ tile, cell: cellAfter(cell), rotation: ROTATIONS[(rotation / 90 + 1) & 3] ?? 0 })),
        ),
      };
      const form = canonicalText(puzzle);
      expect(canonicalText({ ...puzzle, position })).toBe(form);
      const mirrored = {
        ...puzzle.position,
        paths: paths.map((path) => path.map((each) => ({ ...each, cell: { x: 2 * prison.x - each.cell.x, y: each.cell.y } }))),
      };
      const straight = paths.flat().every(({ cell }) => cell.x === prison.x);
      if (!straight) expect(canonicalText({ ...puzzle, position: mirrored })).not.toBe(form);
    },
  );
});

describe('facts', () => {
  it('are 124, and each is known again however its tile lies, whatever it is called, and as a final tile', () => {
    expect(FACTS).toHaveLength(124);
    for (const fact of FACTS) {
      for (const rotation of ROTATIONS) {
        const puzzle = factPuzzle(fact, rotation, rotation === 90);
        if (puzzle === undefined) throw new Error(`no puzzle for ${fact.id}`);
        const tile = puzzle.tiles[fact.tile];
        if (tile === undefined) throw new Error('no tile');
        const renamed = { ...puzzle, position: { ...puzzle.position, tile: 'x' }, tiles: { x: tile } };
        expect(factOf(puzzle)).toEqual(fact);
        expect(factOf(renamed)).toEqual(fact);
        expect(puzzleIdOf(renamed)).toBe(puzzle.id);
      }
    }
  });
});
