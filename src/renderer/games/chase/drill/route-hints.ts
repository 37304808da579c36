/** What hints to a route mark: the tile of the hand that comes next, and the laid one that left every shortest way. */
import type { Hint } from '../../../../shared/chase/hint';
import type { LyingTile } from '../../../../shared/chase/puzzle';
import type { TileId } from '../../../../shared/chase/replay';
import type { Ghost } from '../board';

/** The tile of the hand that was spoken of last. */
export function hintedTile(hints: readonly Hint[]): TileId | null {
  const last = hints.findLast(({ type }) => type === 'take' || type === 'lay');
  return last?.type === 'take' ? last.tile : last?.type === 'lay' ? last.lying.tile : null;
}

/** Where a hint said that a tile goes; null as long as none did. */
export function hintedPlace(hints: readonly Hint[]): LyingTile | null {
  const last = hints.at(-1);
  return last?.type === 'lay' ? last.lying : null;
}

/** The tile of `laid` that has left every shortest way, as it is marked. */
export function leftAt(hints: readonly Hint[], laid: readonly LyingTile[]): Ghost[] {
  return hints.flatMap((hint) => {
    const tile = hint.type === 'off' ? laid[hint.position - 1] : undefined;
    return tile === undefined ? [] : [{ ...tile, sign: 'wrong' as const }];
  });
}
