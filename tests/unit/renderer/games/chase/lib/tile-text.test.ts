import { beforeEach, describe, expect, test } from 'vitest';
import { cellText, faceText, handTileText, pathTileText } from '../../../../../../src/renderer/games/chase/lib/tile-text';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { currentLanguage, speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { PathView, RoundView } from '../../../../../../src/shared/chase/table';
import { HIDEOUT, marked, placed, TILE, viewOf } from '../views';

beforeEach(() => {
  speak('en');
});

const path = (view: RoundView): PathView => view.paths[0] as PathView;

describe('a tile in words', () => {
  test('every sector with its witnesses, every exit, the item', () => {
    expect(faceText(TILE, 0)).toBe(
      'With map. Sector north-west, triangle, 3 witnesses: north, north, east. Sector north-east, star, 1 witness: south. ' +
        'Sector south-east, square, 2 witnesses: north, west. Sector south-west, diamond, 4 witnesses: north, east, east, south. ' +
        'Exits: north centre open, east left trees, south centre roadblock, west none.',
    );
  });

  test('C6: a quarter turn moves sectors, witnesses and exits, and keeps left and right', () => {
    const text = faceText(TILE, 90);
    expect(text).toContain('Sector north-east, triangle, 3 witnesses: east, east, south.');
    expect(text).toContain('Sector south-east, star, 1 witness: west.');
    expect(text).toContain('Exits: north none, east centre open, south left trees, west centre roadblock.');
  });

  test('C7: a Hideout has exits and no sectors', () => {
    expect(faceText(HIDEOUT, 0)).toBe('Exits: north centre open, east none, south none, west none.');
  });

  test('in Italian by its own words', () => {
    speak('it');
    expect(currentLanguage()).toBe('it');
    expect(faceText(TILE, 0)).toContain('Quartiere nord-ovest, triangolo, 3 testimoni: nord, nord, est.');
    expect(faceText(TILE, 0)).toContain('Quartiere nord-est, stella, 1 testimone: sud.');
    expect(faceText(TILE, 0)).toContain('sud centro con posto di blocco');
  });

  test('a tile of the hand says how it is turned', () => {
    expect(handTileText(TILE, 90)).toMatch(/^Tile, turned 90°\. With map\./);
    expect(handTileText(TILE, 0)).toMatch(/^Tile\. With map\./);
  });

  test('a tile of the path says its number, where the path goes on, and its marker', () => {
    const view = viewOf([placed('r07', 10, 5, { rotation: 90 }), placed('r08', 11, 5)], [marked('star')]);
    expect(pathTileText(view, path(view), 0)).toMatch(/^Tile 1, turned 90°\. .* The path goes on to the east\. Marked star\.$/);
    expect(pathTileText(view, path(view), 1)).toMatch(/^Tile 2\. .* Last tile of the path; it was reached from the west\. Next to mark\.$/);
  });

  test('the first tile was reached from the Prison', () => {
    const view = viewOf([placed('r07', 10, 5)]);
    expect(pathTileText(view, path(view), 0)).toContain('reached from the south');
  });

  test('a cell past the edge of the table says so', () => {
    const view = viewOf([placed('a', 10, 0)]);
    expect(cellText(view, { x: 10, y: 0 }, { x: 10, y: -1 })).toBe("Cell to the north, past the table's edge");
    expect(cellText(view, { x: 10, y: 0 }, { x: 11, y: 0 })).toBe("Cell to the east of the path's end");
  });

  test.each(['en', 'it'] as const)('every tile of the set has its text in every turn (%s)', (language) => {
    speak(language);
    const all = Object.values(TILES).flatMap((tile) =>
      ([0, 90, 180, 270] as const).map((rotation) => ({ tile, text: faceText(tile, rotation) })),
    );
    expect(all.length).toBe(34 * 4);
    for (const { tile, text } of all) {
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.match(/(witness|witnesses|testimone|testimoni):/g) ?? []).toHaveLength(tile.kind === 'hideout' ? 0 : 4);
    }
  });
});
