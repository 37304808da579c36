/** What hints have told of a shortest way, as tiles that lie on the street in the mind only. */
import type { Hint } from '../../../shared/drill';
import type { LyingTile } from '../../../shared/puzzle';
import type { Ghost } from '../../board';
import { sameCell } from '../compass';

/** The tiles of the way that were told, but for cells where something was laid since. */
export function hintedTiles(hints: readonly Hint[], laid: readonly LyingTile[]): Ghost[] {
  return hints.flatMap((hint) =>
    hint.type === 'step' && !laid.some(({ cell }) => sameCell(cell, hint.lying.cell)) ? [{ ...hint.lying, sign: 'chosen' as const }] : [],
  );
}
