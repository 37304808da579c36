/** A puzzle's street as the table shows it, held against what the engine says of every shipped puzzle. */
import { describe, expect, test } from 'vitest';
import { endOfPath } from '../../../../../../src/renderer/games/chase/lib/cells';
import { directionTo } from '../../../../../../src/rules/chase/compass';
import { cellAround, endText, spotsText, streetTexts } from '../../../../../../src/renderer/games/chase/drill/street-text';
import { cellsToGo, streetOf, withWay } from '../../../../../../src/renderer/games/chase/drill/street-view';
import { shipped } from './shipped';

const places = shipped('place');
const routes = shipped('route');

describe('P9: where a tile can be put', () => {
  test('every cell that the engine tries on a street that has begun, clockwise from north', () => {
    for (const puzzle of places) {
      const { path } = puzzle.question;
      const tried = puzzle.answer.tries.filter(({ rotation }) => rotation === 0).map(({ cell }) => cell);
      expect(cellsToGo(streetOf(puzzle), path)).toEqual(tried);
    }
  });

  test('on every step of a shortest way, its next cell among them', () => {
    for (const { answer, ...puzzle } of routes) {
      const view = streetOf({ ...puzzle, answer });
      for (const [at, lying] of answer.way.entries()) {
        expect(cellsToGo(view, 0, answer.way.slice(0, at))).toContainEqual(lying.cell);
      }
    }
  });
});

test('P6: the items of both paths count, and those of a way as it grows', () => {
  for (const puzzle of routes) {
    const view = streetOf(puzzle);
    const there = withWay(view, puzzle.answer.way);
    expect(there.items).toEqual(['map', 'money', 'keys']);
    expect(there.paths[0]?.tiles).toHaveLength((view.paths[0]?.tiles.length ?? 0) + puzzle.answer.length);
    expect(withWay(view, [])).toBe(view);
  }
  const two = places.filter(({ position }) => position.paths.length === 2);
  for (const puzzle of two) {
    const items = puzzle.position.paths.flat().flatMap(({ tile }) => {
      const face = puzzle.tiles[tile];
      return face !== undefined && face.kind !== 'hideout' && face.item !== undefined ? [face.item] : [];
    });
    expect([...streetOf(puzzle).items].sort()).toEqual([...new Set(items)].sort());
  }
});

test('a street is one and the same as long as its puzzle is there', () => {
  const [first, second] = places;
  if (first === undefined || second === undefined) throw new Error('There are puzzles.');
  expect(streetOf(first)).toBe(streetOf(first));
  expect(streetOf(second)).not.toBe(streetOf(first));
});

describe('in words', () => {
  test('two paths are told apart', () => {
    const puzzle = places.find(({ position, question }) => position.paths.length === 2 && question.path === 1);
    if (puzzle === undefined) throw new Error('There is one.');
    const [own = [], other = []] = [puzzle.position.paths[1], puzzle.position.paths[0]];
    const texts = streetTexts(streetOf(puzzle), 1);
    expect(texts).toHaveLength(1 + own.length + other.length);
    expect(texts.filter((text) => text.startsWith('Your path.'))).toHaveLength(own.length);
    expect(texts.filter((text) => text.startsWith('The other path.'))).toHaveLength(other.length);
    expect(texts.at(-1)).toMatch(/^Your path\. Tile|^Your path\. Starting tile/);
  });

  test('the end tells how far the edges are', () => {
    const puzzle = places.find(({ position }) => position.paths[0]?.length === 3);
    const end = puzzle?.position.paths[0]?.at(-1)?.cell;
    if (puzzle === undefined || end === undefined) throw new Error('There is one.');
    expect(endText(streetOf(puzzle), 0)).toContain(`north ${String(end.y)}, `);
    expect(endText(streetOf(puzzle), 0)).toContain('The street has 3 tiles.');
  });

  test('P2: what lies beside a cell is told, but not the end that it is joined on to', () => {
    const touching = places.filter(({ answer }) => answer.tries.some(({ clause }) => clause === 'P2'));
    expect(touching.length).toBeGreaterThan(100);
    for (const puzzle of places) {
      const { path } = puzzle.question;
      const view = streetOf(puzzle);
      const end = endOfPath(view, path);
      for (const { cell, clause } of puzzle.answer.tries) {
        // P1 is told before P2; a Hideout may touch the other path's end (F3).
        if (clause === 'P1' || (puzzle.tiles[puzzle.question.tile]?.kind === 'hideout' && view.paths.length === 2)) continue;
        expect(cellAround(view, path, end, cell).includes('Beside it: ')).toBe(clause === 'P2');
      }
    }
  });

  test('the ways to lie on a cell', () => {
    const end = { x: 4, y: 4 };
    expect(directionTo(end, { x: 4, y: 3 })).toBe('n');
    expect(spotsText(end, { x: 4, y: 3 }, [0])).toBe('north, as it is');
    expect(spotsText(end, { x: 5, y: 4 }, [90, 180])).toBe('east, turned 90° or 180°');
    expect(spotsText(end, { x: 4, y: 5 }, [0, 270])).toBe('south, as it is or turned 270°');
    expect(spotsText(end, { x: 3, y: 4 }, [0, 90, 180, 270])).toBe('west, turned any way');
  });
});
