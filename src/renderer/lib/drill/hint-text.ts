/** A hint in words. What there is to find depends on the kind of puzzle. */
import type { Hint } from '../../../shared/drill';
import type { PuzzleKind } from '../../../shared/puzzle';
import { t, tn } from '../words.svelte';

export function hintText(hint: Hint, kind: PuzzleKind = 'read'): string {
  switch (hint.type) {
    case 'look-from':
      return t('drill.hint.look-from', { direction: t(`direction.${hint.direction}`) });
    case 'count':
      return tn('drill.hint.count', hint.witnesses, { symbol: t(`symbol.${hint.symbol}`) });
    case 'not':
      return t('drill.hint.not', { symbol: t(`symbol.${hint.symbol}`) });
    case 'how-many':
      return kind === 'read' ? tn('drill.hint.how-many', hint.count) : tn(`drill.hint.many.${kind}`, hint.count);
    case 'position':
      return t('drill.hint.position', { position: hint.position });
  }
}
