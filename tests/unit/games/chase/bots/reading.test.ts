import { describe, expect, test } from 'vitest';
import { directionOf, symbolsRead, type Read } from '../../../../../src/main/games/chase/bots/reading';
import { hideout, route, sectorsOf, LEADS } from '../../../../fixtures/tiles';

const plain: Read = { face: route(), cell: { x: 4, y: 4 }, rotation: 0, before: { x: 4, y: 5 }, next: { x: 5, y: 4 } };
const final: Read = { ...plain, next: null };

describe('which way to read', () => {
  test('M2: a tile with a next one is read towards it', () => {
    expect(directionOf(plain, false)).toBe('e');
  });
  test('M4: the final tile is read towards the one before', () => {
    expect(directionOf(final, false)).toBe('s');
  });
  test('who mistakes M2 for M4 reads back, who forgets M4 reads on the way the path went', () => {
    expect(directionOf(plain, true)).toBe('s');
    expect(directionOf(final, true)).toBe('n');
  });
});

describe('counting witnesses', () => {
  test('M3: the sector with the most', () => {
    expect(symbolsRead(plain, 'e', false)).toEqual([LEADS.e]);
  });
  test('M3: all joint most', () => {
    const face = route({ sectors: sectorsOf({ nw: 'nn', ne: 'nn', se: 'n', sw: 's' }) });
    expect(symbolsRead({ ...plain, face }, 'n', false).sort()).toEqual(['star', 'triangle']);
  });
  test('C6: witnesses turn with the tile', () => {
    expect(symbolsRead({ ...plain, rotation: 90 }, 'e', false)).toEqual([LEADS.n]);
  });
  test('a miscount takes the sector with one witness less, not any', () => {
    const face = route({ sectors: sectorsOf({ nw: 'nnn', ne: 'nn', se: 'n', sw: 's' }) });
    expect(symbolsRead({ ...plain, face }, 'n', true)).toEqual(['star']);
  });
  test('where all have equally many there is nothing to miscount', () => {
    const face = route({ sectors: sectorsOf({ nw: 'n', ne: 'n', se: 'n', sw: 'n' }) });
    expect(symbolsRead({ ...plain, face }, 'n', true)).toHaveLength(4);
  });
  test('M1: there is nothing to read on a Hideout', () => {
    expect(symbolsRead({ ...plain, face: hideout() }, 'n', false)).toEqual([]);
  });
});
