/** Route puzzles: the way while it is laid, and what is said of it against a shortest one. */
import { describe, expect, test } from 'vitest';
import { gradeAnswer } from '../../../../../../src/main/games/chase/puzzles/grade';
import { gradeAtOnce } from '../../../../../../src/renderer/games/chase/drill/grade';
import { routeReason, spokenRoute, wayRows, type RouteReason } from '../../../../../../src/renderer/games/chase/drill/route-text';
import { routeWay } from '../../../../../../src/renderer/games/chase/drill/route-way.svelte';
import { clauseText } from '../../../../../../src/renderer/games/chase/lib/verdict-text';
import type { LyingTile, RoutePuzzle } from '../../../../../../src/shared/chase/puzzle';
import { shipped } from './shipped';
import { faceText } from '../../../../../../src/renderer/games/chase/lib/tile-text';

const puzzles = shipped('route');

function found(wanted: (puzzle: RoutePuzzle) => boolean): RoutePuzzle {
  const puzzle = puzzles.find(wanted);
  if (puzzle === undefined) throw new Error('No such puzzle ships.');
  return { ...puzzle };
}

/** Lays a way with the hands: choose, turn, put. */
function lay(puzzle: RoutePuzzle, way: readonly LyingTile[]): ReturnType<typeof routeWay> {
  const own = routeWay(puzzle);
  for (const { tile, cell, rotation } of way) {
    own.hold(tile);
    while (own.rotationOf(tile) !== rotation) own.turn(1);
    own.put(cell);
  }
  return own;
}

function reasonOf(puzzle: RoutePuzzle, way: readonly LyingTile[]): RouteReason {
  const reason = gradeAnswer(puzzle, { kind: 'route', way: [...way] })?.reason;
  if (reason?.kind !== 'route') throw new Error('A route was graded.');
  return reason;
}

describe('laying', () => {
  test('every shipped way can be laid by hand, and the Hideout ends it (P10)', () => {
    for (const puzzle of puzzles) {
      const own = lay({ ...puzzle }, puzzle.answer.way);
      expect(own.way).toEqual(puzzle.answer.way);
      expect(own.arrived).toBe(true);
      expect(own.cells).toEqual([]);
      expect(own.left).toHaveLength(puzzle.question.hand.length - puzzle.answer.length);
    }
  });

  test('the last tile goes back to the hand as it was turned, and is chosen', () => {
    const puzzle = found(({ answer }) => answer.length > 2);
    const own = lay(puzzle, puzzle.answer.way.slice(0, 2));
    const [first, second] = puzzle.answer.way;
    expect(own.takeBack()).toEqual(second);
    expect(own.inHand).toBe(second?.tile);
    expect(own.rotationOf(second?.tile ?? '')).toBe(second?.rotation);
    expect(own.way).toEqual([first]);
    expect(own.end).toEqual(first?.cell);
    own.takeBack();
    expect(own.takeBack()).toBeNull();
    expect(own.left).toEqual(puzzle.question.hand);
  });

  test('the hand starts with a tile that is no Hideout, and steps over what lies', () => {
    for (const puzzle of puzzles) {
      expect(puzzle.tiles[routeWay({ ...puzzle }).inHand ?? '']?.kind).toBe('route');
    }
    const puzzle = found(({ question }) => question.hand.length > 3);
    const own = lay(puzzle, puzzle.answer.way.slice(0, 1));
    const seen = puzzle.question.hand.map(() => (own.step(1), own.inHand));
    expect(seen).not.toContain(puzzle.answer.way[0]?.tile);
    expect(new Set(seen)).toEqual(new Set(own.left));
  });

  test('a cell that is taken or too far is none (P9)', () => {
    const puzzle = found(() => true);
    const own = routeWay(puzzle);
    expect(own.put(puzzle.position.prison)).toBeNull();
    expect(own.put()).toBeNull();
    own.stepCell(1);
    expect(own.put()?.cell).toEqual(own.way[0]?.cell);
    expect(own.cell).toBeNull();
  });
});

describe('judged', () => {
  test('the window never says otherwise than the main process, and knows the own way and every wrong length', () => {
    for (const puzzle of puzzles) {
      const { way, length } = puzzle.answer;
      const turned = way.map((each) => ({ ...each, rotation: 0 as const }));
      for (const tried of [way, way.slice(0, -1), [], turned]) {
        const answer = { kind: 'route' as const, way: tried };
        const mine = gradeAtOnce(puzzle, answer);
        if (mine !== null) expect(mine).toBe(gradeAnswer(puzzle, answer)?.right);
        if (tried.length !== length) expect(mine).toBe(false);
      }
      expect(gradeAtOnce(puzzle, { kind: 'route', way })).toBe(true);
    }
  });

  test('the sum in words', () => {
    const puzzle = found(({ answer }) => answer.length === 3);
    const { way } = puzzle.answer;
    expect(routeReason(puzzle, way, reasonOf(puzzle, way))).toBe('With 3 tiles: there is no shorter way.');
    expect(routeReason(puzzle, [], reasonOf(puzzle, []))).toBe('3 tiles are enough.');
    const part = way.slice(0, 1);
    expect(routeReason(puzzle, part, reasonOf(puzzle, part))).toBe('That is not a Hideout yet. 3 tiles are enough.');
    expect(routeReason(puzzle, way, null)).toBe('');
    const longer: RouteReason = { kind: 'route', fault: null, arrived: true, length: 4, shortest: 3 };
    expect(routeReason(puzzle, [...part, ...way], longer)).toBe('You took 4 tiles. 3 tiles are enough.');
  });

  test('a mistake is told with its clause, and what came after it is not called right', () => {
    const puzzle = found(({ answer }) => answer.length > 2);
    const faulty = puzzle.answer.way.flatMap((each, at) =>
      at === 0 ? [0, 90, 180, 270].map((rotation) => [{ ...each, rotation }, ...puzzle.answer.way.slice(1)] as LyingTile[]) : [],
    );
    const way = faulty.find((each) => reasonOf(puzzle, each).fault?.at === 0);
    if (way === undefined) throw new Error('Some turn is wrong.');
    const reason = reasonOf(puzzle, way);
    const clause = reason.fault?.clause ?? '';
    expect(routeReason(puzzle, way, reason)).toContain(`Your tile 1 breaks a rule. ${clauseText(clause)}`);
    const rows = wayRows(puzzle, way, reason);
    expect(rows.map(({ judgement }) => judgement)).toEqual(['wrong', ...way.slice(1).map(() => 'barred')]);
    expect(rows[0]?.reason).toBe(clauseText(clause));
    expect(rows.map(({ word }) => word)).toEqual(way.map(({ tile }) => (puzzle.tiles[tile]?.kind === 'hideout' ? 'Hideout' : 'Tile')));
    expect(wayRows(puzzle, puzzle.answer.way, null).every(({ judgement }) => judgement === 'right')).toBe(true);
  });
});

test('the question is read out with items, street and every tile of the hand', () => {
  const puzzle = found(({ question }) => question.hand.length === 4);
  const spoken = spokenRoute(puzzle);
  expect(spoken).toMatch(/^Reach a Hideout .*The street has \d+ tiles\. .*Found: .*Your hand, 4 tiles/);
  for (const tile of puzzle.question.hand) {
    const face = puzzle.tiles[tile];
    if (face === undefined) throw new Error(`There is no ${tile}.`);
    expect(spoken).toContain(faceText(face, 0));
    // What a tile is called in files tells nobody anything.
    expect(spoken).not.toContain(` ${tile}`);
  }
});
