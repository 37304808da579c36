import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { canonicalText } from '../../../../../src/main/games/chase/puzzles/canonical';
import { makePuzzles } from '../../../../../src/main/games/chase/puzzles/make';
import { makePack, PACK_EACH, PACK_SEED } from '../../../../../src/main/games/chase/puzzles/make-pack';
import { makeReadPuzzles } from '../../../../../src/main/games/chase/puzzles/make-read';
import { packText } from '../../../../../src/main/games/chase/puzzles/pack';
import { factOf } from '../../../../../src/main/games/chase/puzzles/facts';
import { PUZZLE_KINDS } from '../../../../../src/shared/chase/puzzle';

describe('the maker', () => {
  it('gives the shipped pack again from its seed, to the letter', { timeout: 240_000 }, () => {
    const made = makePack(PACK_EACH, (kind) => chanceOf(`${PACK_SEED}/${kind}`));
    expect(packText(made)).toBe(readFileSync('resources/chase/puzzles.json', 'utf8'));
  });

  it.each(PUZZLE_KINDS)('makes the same %s puzzles from the same seed and others from another', (kind) => {
    const ids = (seed: string): string[] => makePuzzles(kind, 12, chanceOf(seed)).map(({ id }) => id);
    expect(ids('one')).toEqual(ids('one'));
    expect(ids('one')).not.toEqual(ids('other'));
  });

  it.each(PUZZLE_KINDS)('C6: makes no two %s puzzles that are the same but for a turn', (kind) => {
    const forms = makePuzzles(kind, 60, chanceOf('forms')).map(canonicalText);
    expect(new Set(forms).size).toBe(60);
  });

  it('C2 to C4: makes up faces with every symbol once, one to four witnesses a sector and four streets', () => {
    for (const puzzle of makeReadPuzzles(300, chanceOf('faces'))) {
      const tile = puzzle.tiles[puzzle.position.tile];
      if (tile?.kind !== 'route') throw new Error('a made-up tile is a route tile');
      const sectors = Object.values(tile.sectors);
      expect(new Set(sectors.map(({ symbol }) => symbol)).size).toBe(4);
      for (const { witnesses } of sectors) {
        expect(witnesses.length).toBeGreaterThanOrEqual(1);
        expect(witnesses.length).toBeLessThanOrEqual(4);
      }
      expect(Object.keys(tile.exits).sort()).toEqual(['e', 'n', 's', 'w']);
      expect(factOf(puzzle)).toBeNull();
    }
  });
});
