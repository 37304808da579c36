import { describe, expect, test } from 'vitest';
import { CORNERS, DIRECTIONS, neighbour, opposite, ROTATIONS, turned, turnedCorner, unturned } from '../../../../src/rules/chase/compass';
import { endsMeet, streetsJoin } from '../../../../src/rules/chase/street';
import {
  colourOf,
  ENDS,
  exitOn,
  legalSymbols,
  PLACES,
  PRISON_EXIT,
  witnessCounts,
  type End,
  type ExitPlace,
} from '../../../../src/rules/chase/tile';
import { exitsOf, hideout, route, sectorsOf } from '../../../fixtures/tiles';

describe('C2: sectors and their witnesses', () => {
  test('C2: a corner moves clockwise with the tile', () => {
    expect(ROTATIONS.map((rotation) => turnedCorner('nw', rotation))).toEqual(['nw', 'ne', 'se', 'sw']);
    expect(ROTATIONS.map((rotation) => turnedCorner('sw', rotation))).toEqual(['sw', 'nw', 'ne', 'se']);
  });

  test('C2: witnesses are counted by corner for one direction', () => {
    const tile = route({ sectors: sectorsOf({ nw: 'nne', ne: 's', se: 'wn', sw: 'eesn' }) });
    expect(witnessCounts(tile, 0, 'n')).toEqual({ nw: 2, ne: 0, se: 1, sw: 1 });
    expect(witnessCounts(tile, 0, 'e')).toEqual({ nw: 1, ne: 0, se: 0, sw: 2 });
  });
});

test('C3: triangle and star are red, square and diamond blue', () => {
  expect(colourOf('triangle')).toBe('red');
  expect(colourOf('star')).toBe('red');
  expect(colourOf('square')).toBe('blue');
  expect(colourOf('diamond')).toBe('blue');
});

describe('C4, P3: exits join left to right and centre to centre', () => {
  const partner: Record<ExitPlace, ExitPlace> = { left: 'right', centre: 'centre', right: 'left' };
  for (const here of PLACES) {
    for (const there of PLACES) {
      const joins = partner[here] === there;
      test(`P3: ${here} and ${there} ${joins ? 'join' : 'do not join'}`, () => {
        expect(streetsJoin({ at: here, end: 'open' }, { at: there, end: 'open' })).toBe(joins);
      });
    }
  }
  test('P3: no exit on either side joins nothing', () => {
    expect(streetsJoin(undefined, PRISON_EXIT)).toBe(false);
    expect(streetsJoin(PRISON_EXIT, undefined)).toBe(false);
    expect(streetsJoin(undefined, undefined)).toBe(false);
  });
});

describe('P4: what the ends of two streets may meet', () => {
  const legal: readonly (readonly [End, End])[] = [
    ['open', 'open'],
    ['open', 'trees'],
    ['trees', 'open'],
    ['trees', 'trees'],
    ['trees', 'roadblock'],
    ['roadblock', 'trees'],
  ];
  for (const here of ENDS) {
    for (const there of ENDS) {
      const meets = legal.some(([a, b]) => a === here && b === there);
      test(`P4: ${here}-${there} is ${meets ? 'legal' : 'illegal'}`, () => {
        expect(endsMeet({ at: 'centre', end: here }, { at: 'centre', end: there })).toBe(meets);
      });
    }
  }
});

describe('C6: turning a tile', () => {
  test('C6: directions turn clockwise, and back', () => {
    expect(turned('n', 90)).toBe('e');
    expect(turned('w', 90)).toBe('n');
    expect(turned('e', 180)).toBe('w');
    expect(turned('n', 270)).toBe('w');
    for (const rotation of ROTATIONS) {
      for (const side of DIRECTIONS) expect(unturned(turned(side, rotation), rotation)).toBe(side);
    }
  });

  test('C6: exits turn with the tile and keep their left and right', () => {
    const tile = route({ exits: { n: 'left trees', e: 'right roadblock' } });
    expect(exitOn(tile, 90, 'e')).toEqual({ at: 'left', end: 'trees' });
    expect(exitOn(tile, 90, 's')).toEqual({ at: 'right', end: 'roadblock' });
    expect(exitOn(tile, 90, 'n')).toBeUndefined();
    expect(exitOn(tile, 270, 'w')).toEqual({ at: 'left', end: 'trees' });
    expect(exitOn(tile, 180, 's')).toEqual({ at: 'left', end: 'trees' });
  });

  test('C6: witnesses turn with the tile', () => {
    const tile = route({ sectors: sectorsOf({ nw: 'nn', ne: 'e', se: 's', sw: 'w' }) });
    expect(witnessCounts(tile, 90, 'e')).toEqual({ nw: 2, ne: 0, se: 0, sw: 0 });
    expect(witnessCounts(tile, 180, 's')).toEqual({ nw: 2, ne: 0, se: 0, sw: 0 });
    expect(witnessCounts(tile, 270, 'n')).toEqual({ nw: 0, ne: 1, se: 0, sw: 0 });
  });
});

describe('C7: Prison and Hideouts', () => {
  test('C7: the Prison has an open street at the centre of each side', () => {
    expect(PRISON_EXIT).toEqual({ at: 'centre', end: 'open' });
  });
  test('C7: a Hideout has no sectors, so no symbol is legal on it', () => {
    expect(legalSymbols(hideout(), 90, 'n')).toEqual([]);
    expect(witnessCounts(hideout(), 0, 'n')).toEqual({ nw: 0, ne: 0, se: 0, sw: 0 });
  });
  test('C5: an item tile may have roadblocks on every side', () => {
    const walls = { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } as const;
    expect(route({ item: 'keys', exits: walls }).exits).toEqual(exitsOf(walls));
  });
});

test('neighbours lie one cell off, x to the east and y to the south', () => {
  const cell = { x: 3, y: 3 };
  expect(DIRECTIONS.map((side) => neighbour(cell, side))).toEqual([
    { x: 3, y: 2 },
    { x: 4, y: 3 },
    { x: 3, y: 4 },
    { x: 2, y: 3 },
  ]);
  for (const side of DIRECTIONS) expect(neighbour(neighbour(cell, side), opposite(side))).toEqual(cell);
  expect(CORNERS).toHaveLength(4);
});
