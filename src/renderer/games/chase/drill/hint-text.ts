/** A hint in words. What there is to find depends on the kind of puzzle. */
import type { Hint } from '../../../../shared/chase/hint';
import type { Puzzle } from '../../../../shared/chase/puzzle';
import type { Cell, Rotation, Tile } from '../../../../shared/chase/replay';
import { endOfPath } from '../lib/cells';
import { directionTo } from '../../../../rules/chase/compass';
import { list, t, tn } from '../../../lib/words.svelte';
import { pickTileName } from './pick-text';
import { streetOf } from './street-view';

const ENDS = ['open', 'trees', 'roadblock'] as const;

/** What tells a face from others at a glance: its item, and how its streets end. 'a tile with keys: 1 open street and 2 roadblocks'. */
function lookText(face: Tile): string {
  if (face.kind === 'hideout') return t('drill.hint.look.hideout');
  const ends = ENDS.flatMap((end) => {
    const count = Object.values(face.exits).filter((exit) => exit.end === end).length;
    return count === 0 ? [] : [tn(`drill.hint.ends.${end}`, count)];
  });
  const ways = list(ends);
  return face.item === undefined ? t('drill.hint.look.plain', { ways }) : t('drill.hint.look.item', { item: t(`item.${face.item}`), ways });
}

/** Where a cell is beside the end of the street. */
function sideText(puzzle: Puzzle, cell: Cell): string {
  const end = puzzle.kind === 'place' ? endOfPath(streetOf(puzzle), puzzle.question.path) : cell;
  return t(`direction.${directionTo(end, cell) ?? 'n'}`);
}

/** How a tile is turned, as a hand does it. */
function handTurn(rotation: Rotation): string {
  return t(`drill.hint.turn.${rotation}`);
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
    case 'how-long':
      return tn('drill.hint.how-long', hint.count);
    case 'position':
      return t('drill.hint.position', { position: hint.position });
    case 'amiss':
      return t(hint.amiss ? 'drill.hint.amiss' : 'drill.hint.not-amiss', { position: hint.position });
    case 'side':
      return t(`drill.hint.side.${hint.side}`);
    case 'no-mistake':
      return t('drill.hint.no-mistake');
    case 'try-cell':
      return t('drill.hint.try-cell', { direction: sideText(puzzle, hint.cell) });
    case 'cell':
      return hint.turns === 0
        ? t('drill.hint.cell-not', { direction: sideText(puzzle, hint.cell) })
        : t('drill.hint.cell', { direction: sideText(puzzle, hint.cell), turns: hint.turns });
    case 'no-cell':
      return t('drill.hint.no-cell');
    case 'try-tile':
    case 'fits': {
      const name = puzzle.kind === 'pick' ? pickTileName(puzzle, hint.tile) : '';
      return t(hint.type === 'try-tile' ? 'drill.hint.try-tile' : hint.fits ? 'drill.hint.fits' : 'drill.hint.fits-not', { name });
    }
    case 'off':
      return hint.why === 'longer'
        ? tn('drill.hint.off.longer', hint.longer, { position: hint.position })
        : t(`drill.hint.off.${hint.why}`, { position: hint.position });
    case 'take': {
      const face = puzzle.tiles[hint.tile];
      const look = face === undefined ? '' : lookText(face);
      return `${tn('drill.hint.to-go', hint.toGo)} ${t('drill.hint.take', { place: hint.place, look })}`;
    }
    case 'lay':
      return t('drill.hint.lay', {
        direction: t(`direction.${directionTo(hint.from, hint.lying.cell) ?? 'n'}`),
        turn: handTurn(hint.lying.rotation),
      });
  }
}
