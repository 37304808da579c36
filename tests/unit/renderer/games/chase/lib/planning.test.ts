import { describe, expect, test } from 'vitest';
import {
  cellsForPlan,
  endForPlan,
  isComplete,
  takeBack,
  turnOffered,
  turnPlanned,
  withPlanned,
  type Plan,
} from '../../../../../../src/renderer/games/chase/lib/planning';
import { faultOfPlacing } from '../../../../../../src/rules/chase/legality';
import { TILE, viewOf } from '../views';

const view = viewOf([], [], { phase: 'planning', hand: { starts: ['s1', 's2', 's3'], pile: [] } });
const first = { tile: 's1', cell: { x: 10, y: 5 }, rotation: 0 } as const;
const second = { tile: 's2', cell: { x: 11, y: 5 }, rotation: 90 } as const;
const third = { tile: 's3', cell: { x: 12, y: 5 }, rotation: 0 } as const;
const plan: Plan = [first, second, third];

describe('P7: the turn in which a tile is offered', () => {
  const faced = { ...view, tiles: { s1: TILE, s2: TILE } };

  test('meets the Prison on every side of it, where the tile has such a turn', () => {
    for (const cell of cellsForPlan(faced, [], 's1')) {
      const rotation = turnOffered(faced, [], 's1', cell);
      expect(faultOfPlacing({ setup: faced, paths: faced.paths }, 0, { tile: 's1', cell, rotation })).toBe(null);
    }
    const nowhere = { ...TILE, exits: { e: { at: 'left', end: 'open' } } } as const;
    expect(turnOffered({ ...faced, tiles: { s1: nowhere } }, [], 's1', first.cell)).toBe(0);
  });

  test('is nobody’s help beside another tile, and none without a cell', () => {
    expect(turnOffered(faced, [first], 's2', second.cell)).toBe(0);
    expect(turnOffered(faced, [], 's1', null)).toBe(0);
  });
});

describe('S5: the secret plan', () => {
  test('the first tile goes beside the Prison, the next beside it', () => {
    expect(endForPlan(view, [], 's1')).toEqual(view.prison);
    expect(cellsForPlan(view, [], 's1')).toHaveLength(4);
    expect(endForPlan(view, [first], 's2')).toEqual(first.cell);
    expect(cellsForPlan(view, [first], 's2')).toEqual([
      { x: 10, y: 4 },
      { x: 11, y: 5 },
      { x: 9, y: 5 },
    ]);
  });

  test('a planned tile may move to its own cell and those beside the one before it', () => {
    expect(cellsForPlan(view, plan, 's2')).toContainEqual(second.cell);
    expect(cellsForPlan(view, plan, 's1')).toEqual(cellsForPlan(view, [], 's1'));
  });

  test('tiles after a moved one stay while they join on', () => {
    const moved = withPlanned([first, second], { ...first, cell: { x: 11, y: 6 } });
    expect(moved.map((each) => each.tile)).toEqual(['s1', 's2']);
  });

  test('and go back to the hand where they do not', () => {
    expect(withPlanned(plan, { ...first, cell: { x: 9, y: 6 } }).map((each) => each.tile)).toEqual(['s1']);
    expect(withPlanned(plan, { ...second, cell: { x: 10, y: 4 } }).map((each) => each.tile)).toEqual(['s1', 's2']);
  });

  test('a moved tile takes the place of a later one that lay there', () => {
    const moved = withPlanned([first, second], { ...first, cell: { x: 11, y: 5 } });
    expect(moved).toEqual([{ ...first, cell: { x: 11, y: 5 } }]);
  });

  test('turning leaves the others as they are', () => {
    expect(turnPlanned(plan, 's2', 1)[1]?.rotation).toBe(180);
    expect(turnPlanned(plan, 's1', -1)[0]?.rotation).toBe(270);
    expect(turnPlanned(plan, 's2', 1)[0]).toBe(first);
  });

  test('taking one back takes those after it along', () => {
    expect(takeBack(plan, 's2')).toEqual([first]);
    expect(takeBack(plan, 's1')).toEqual([]);
  });

  test('V1: it is whole once every Starting tile lies in it', () => {
    expect(isComplete([first, second], ['s1', 's2'])).toBe(true);
    expect(isComplete([first, second], ['s1', 's2', 's3'])).toBe(false);
    expect(isComplete([], [])).toBe(false);
  });
});
