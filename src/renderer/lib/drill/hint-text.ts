/** A hint in words. What there is to find depends on the kind of puzzle. */
import type { Hint } from '../../../shared/drill';
import type { Puzzle } from '../../../shared/puzzle';
import { endOfPath } from '../cells';
import { directionTo } from '../compass';
import { t, tn } from '../words.svelte';
import { pickTileName } from './pick-text';
import { spotText } from './street-text';
import { streetOf } from './street-view';

/** A tile by its number where it has one, else by what is on it. */
function nameOf(puzzle: Puzzle, tile: string): string {
  if (puzzle.kind === 'pick') return pickTileName(puzzle, tile);
  const face = puzzle.tiles[tile];
  const kind = t(`tile.kind.${face?.kind ?? 'route'}`);
  return face === undefined || face.kind === 'hideout' || face.item === undefined ? kind : `${kind} (${t(`item.${face.item}`)})`;
}

export function hintText(hint: Hint, puzzle: Puzzle): string {
  switch (hint.type) {
    case 'look-from':
      return t('drill.hint.look-from', { direction: t(`direction.${hint.direction}`) });
    case 'lit':
      return t('drill.hint.lit');
    case 'count':
      return tn('drill.hint.count', hint.witnesses, { symbol: t(`symbol.${hint.symbol}`) });
    case 'not':
      return t('drill.hint.not', { symbol: t(`symbol.${hint.symbol}`) });
    case 'how-many':
      return puzzle.kind === 'read' ? tn('drill.hint.how-many', hint.count) : tn(`drill.hint.many.${puzzle.kind}`, hint.count);
    case 'position':
      return t('drill.hint.position', { position: hint.position });
    case 'side':
      return t(`drill.hint.side.${hint.side}`);
    case 'cell': {
      const end = puzzle.kind === 'place' ? endOfPath(streetOf(puzzle), puzzle.question.path) : hint.cell;
      return t('drill.hint.cell', { direction: t(`direction.${directionTo(end, hint.cell) ?? 'n'}`) });
    }
    case 'fits':
      return t(hint.fits ? 'drill.hint.fits' : 'drill.hint.fits-not', { name: nameOf(puzzle, hint.tile) });
    case 'first':
      return t('drill.hint.first', { name: nameOf(puzzle, hint.tile) });
    case 'step': {
      if (puzzle.kind !== 'route') return '';
      const before = puzzle.answer.way[hint.position - 2]?.cell ?? endOfPath(streetOf(puzzle), 0);
      return t('drill.hint.step', { position: hint.position, name: nameOf(puzzle, hint.lying.tile), place: spotText(before, hint.lying) });
    }
  }
}
