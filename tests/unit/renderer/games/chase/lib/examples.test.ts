import { describe, expect, test } from 'vitest';
import { exitOn } from '../../../../../../src/rules/chase/tile';
import {
  countsTowards,
  findings,
  joiningExample,
  pathExample,
  readingExample,
  tieExample,
  tileBefore,
} from '../../../../../../src/renderer/games/chase/lib/examples';
import { jointOf, meeting } from '../../../../../../src/renderer/games/chase/lib/streets';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';

describe('P3, P4: how two streets meet', () => {
  const exit = (at: 'left' | 'centre' | 'right', end: 'open' | 'trees' | 'roadblock') => ({ at, end });

  test('left meets right, centre meets centre', () => {
    expect(meeting(exit('left', 'open'), exit('right', 'open'))).toBe('joined');
    expect(meeting(exit('centre', 'open'), exit('centre', 'trees'))).toBe('joined');
    expect(meeting(exit('left', 'open'), exit('left', 'open'))).toBe('no-street');
    expect(meeting(exit('left', 'open'), undefined)).toBe('no-street');
  });

  test('a roadblock only meets trees', () => {
    expect(meeting(exit('centre', 'roadblock'), exit('centre', 'trees'))).toBe('joined');
    expect(meeting(exit('centre', 'trees'), exit('centre', 'roadblock'))).toBe('joined');
    expect(meeting(exit('centre', 'roadblock'), exit('centre', 'open'))).toBe('roadblock');
    expect(meeting(exit('centre', 'roadblock'), exit('centre', 'roadblock'))).toBe('roadblock');
  });
});

describe('the examples of how to play are in the set', () => {
  test.each(['n', 'e', 'w'] as const)('a tile to read towards %s with one right answer', (direction) => {
    const example = readingExample(direction);
    if (example === null) throw new Error('none');
    const counts = countsTowards(example.tile, direction);
    const others = Object.entries(counts).filter(([symbol]) => symbol !== example.answers[0]);
    expect(counts[example.answers[0] ?? 'star']).toBe(2);
    for (const [, count] of others) expect(count).toBeLessThan(2);
  });

  test('M3: a tile to read with two right answers, and a third sector that has fewer', () => {
    const example = tieExample('e');
    if (example === null) throw new Error('none');
    const counts = countsTowards(example.tile, 'e');
    expect(example.answers.map((symbol) => counts[symbol])).toEqual([2, 2]);
    expect(
      Math.max(...Object.entries(counts).map(([symbol, count]) => (example.answers.some((each) => each === symbol) ? 0 : count))),
    ).toBe(1);
  });

  test('M4: the one for the final tile has a tile before it that joins', () => {
    const example = readingExample('w');
    const before = example && tileBefore(example);
    if (!example || !before) throw new Error('none');
    expect(jointOf(example.tile, 0, 'w', before, 0)).toBe('joined');
  });

  test('two tiles that join only when the right one is turned', () => {
    const example = joiningExample();
    if (example === null) throw new Error('none');
    const [left, right] = [TILES[example.left], TILES[example.right]];
    if (left === undefined || right === undefined) throw new Error('none');
    const joints = ([0, 90, 180, 270] as const).map((rotation) => jointOf(left, 0, 'e', right, rotation));
    expect(jointOf(left, 0, 'e', right, example.begin)).toBe('roadblock');
    expect(joints).toContain('joined');
    expect(joints).toContain('no-street');
  });

  test('a legal path for the first screen: the streets join all along, and the last tile has no marker', () => {
    const cells = [
      { x: 0, y: 2 },
      { x: 1, y: 2 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 0 },
    ];
    const path = pathExample(cells);
    if (path === null) throw new Error('none');
    expect(path).toHaveLength(4);
    const [first, second, third, fourth] = path;
    if (!first || !second || !third || !fourth) throw new Error('none');
    expect(exitOn(first.tile, first.rotation, 'w')).toMatchObject({ at: 'centre' });
    expect(jointOf(first.tile, first.rotation, 'n', second.tile, second.rotation)).toBe('joined');
    expect(jointOf(second.tile, second.rotation, 'e', third.tile, third.rotation)).toBe('joined');
    expect(jointOf(third.tile, third.rotation, 'n', fourth.tile, fourth.rotation)).toBe('joined');
    expect(path.map((each) => each.marker !== undefined)).toEqual([true, true, true, false]);
  });

  test('P6: map, money, keys and a Hideout', () => {
    expect(findings().map((id) => TILES[id]?.kind === 'hideout')).toEqual([false, false, false, true]);
  });
});
