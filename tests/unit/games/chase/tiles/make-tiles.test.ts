import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { descend, type Search } from '../../../../../src/main/games/chase/tiles/descent';
import { faceTargets } from '../../../../../src/main/games/chase/tiles/face-targets';
import { makeTiles } from '../../../../../src/main/games/chase/tiles/make-tiles';
import { TILE_SEED } from '../../../../../src/main/games/chase/tiles/seed';
import { tileFileText } from '../../../../../src/main/games/chase/tiles/tile-file';

function madeFrom(seed: string): ReturnType<typeof makeTiles> {
  return makeTiles((purpose) => chanceOf(`${seed}/${purpose}`));
}

describe('the maker', () => {
  it('C8: gives the stored file again from its seed, to the letter', () => {
    expect(tileFileText(madeFrom(TILE_SEED))).toBe(readFileSync('resources/chase/tiles.json', 'utf8'));
  });

  it('C8: gives another set from another seed that meets the targets on faces too', () => {
    const other = madeFrom('another');
    expect(tileFileText(other)).not.toBe(readFileSync('resources/chase/tiles.json', 'utf8'));
    expect(faceTargets(other).filter((target) => !target.met)).toEqual([]);
  });
});

describe('the descent', () => {
  /** Whole numbers whose sum is to be 40. */
  const search: Search<number> = {
    aims: [{ name: 'sum', wanted: 40, weight: 1 }],
    tally: (part) => [part],
    change: (part, _index, random) => part + random.below(3) - 1,
    signature: String,
  };

  it('finds what is wanted and never makes two parts alike', () => {
    const found = descend(search, [1, 2, 3, 4, 5], chanceOf('descent'), 2000, 4);
    expect(found.cost).toBe(0);
    expect(found.counts).toEqual([40]);
    expect(new Set(found.parts).size).toBe(5);
  });

  it('counts what its parts add up to, also where it falls short', () => {
    const found = descend(search, [1, 2, 3, 4, 5], chanceOf('descent'), 5, 0);
    const sum = found.parts.reduce((total, part) => total + part, 0);
    expect(found.counts).toEqual([sum]);
    expect(found.cost).toBe((40 - sum) ** 2);
    expect(sum).toBeGreaterThanOrEqual(15);
  });
});
