/** A face as it lies: drawn again only where it is another one, or turned. */
import { expect, test } from 'vitest';
import { kept } from '../../../../../../src/renderer/lib/kept';
import { lyingOf } from '../../../../../../src/renderer/games/chase/match/lying';
import type { Tile } from '../../../../../../src/shared/chase/replay';
import { PLAIN_TILES } from '../../../../../fixtures/tiles';

test('the same face lies as the same object, also after a further word from the main process', () => {
  const [tile, other] = Object.values(PLAIN_TILES) as Tile[];
  if (tile === undefined || other === undefined) throw new Error('There are two tiles.');
  const again = kept({ tile }, structuredClone({ tile })).tile;
  expect(lyingOf(again, 90)).toBe(lyingOf(tile, 90));
  expect(lyingOf(tile, 90)).toEqual({ tile, rotation: 90 });
  expect(lyingOf(tile, 180)).not.toBe(lyingOf(tile, 90));
  expect(lyingOf(other, 90)).not.toBe(lyingOf(tile, 90));
});
