/** A `read` puzzle in words, and what to light up once it is answered (M2, M3, M4, M6). */
import type { ChaseSymbol } from '../../../../shared/chase/replay';
import type { ReadPuzzle } from '../../../../shared/chase/puzzle';
import type { Corner } from '../../../../shared/chase/table';
import { CORNERS, turnedCorner } from '../../../../rules/chase/compass';
import type { Lit } from '../board';
import { sectorCounts } from '../../../../rules/chase/explain';
import { exitOn } from '../../../../rules/chase/tile';
import { currentLanguage, t, tn } from '../../../lib/words.svelte';

/** What is asked. */
export function questionText({ question }: ReadPuzzle): string {
  const facts = { direction: t(`direction.${question.direction}`) };
  const asked = t(question.final ? 'drill.read.final' : 'drill.read.next', facts);
  const { out } = question;
  if (out === undefined) return asked;
  return `${asked} ${t('drill.read.out', { colour: t(`colour.${out}`), other: t(`colour.${out === 'red' ? 'blue' : 'red'}`) })}`;
}

/** That the chase may go over a roadblock, where it does: the other tile has trees there (P4). Empty elsewhere. */
export function roadblockText({ position, question, tiles }: ReadPuzzle): string {
  const tile = tiles[position.tile];
  if (tile === undefined || exitOn(tile, position.rotation, question.direction)?.end !== 'roadblock') return '';
  return t(question.final ? 'drill.read.roadblock-final' : 'drill.read.roadblock');
}

/** Symbols as alternatives: 'star or square'. */
export function either(symbols: readonly ChaseSymbol[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(symbols.map((symbol) => t(`symbol.${symbol}`)));
}

/** Why the answer is right or wrong, with the counts. */
export function reasonText({ question, answer }: ReadPuzzle, chosen: ChaseSymbol): string {
  const { counts, symbols } = answer;
  const facts = { direction: t(`direction.${question.direction}`), symbols: either(symbols), symbol: t(`symbol.${chosen}`) };
  const [best] = symbols;
  const most = best === undefined ? 0 : counts[best];
  if (symbols.includes(chosen)) {
    // M6: another symbol would have been right as well.
    if (Object.values(counts).filter((count) => count === most).length > symbols.length) return tn('drill.read.right-out', most, facts);
    return symbols.length > 1 ? tn('drill.read.right-joint', most, facts) : tn('drill.read.right', most, facts);
  }
  if (counts[chosen] >= most) return tn('drill.read.wrong-out', most, facts);
  return `${tn('drill.read.wrong', most, facts)} ${tn('drill.read.wrong-chosen', counts[chosen], facts)}`;
}

/** The clauses that the answer is judged by (M3, M4), and M6 where a colour that is out was wanted. */
export function readClauses({ question, answer: { counts, symbols } }: ReadPuzzle, chosen: ChaseSymbol): string[] {
  const most = Math.max(...Object.values(counts));
  const wantsOut = !symbols.includes(chosen) && counts[chosen] >= most;
  return [...(wantsOut ? ['M6'] : []), question.final ? 'M4' : 'M3'];
}

/** The witnesses that were counted, as the tile lies. */
export function countedWitnesses({ position, question, tiles }: ReadPuzzle): Lit | undefined {
  const tile = tiles[position.tile];
  if (tile === undefined || tile.kind === 'hideout') return undefined;
  const { direction } = question;
  const corners = sectorCounts(tile, position.rotation, direction)
    .filter(({ witnesses }) => witnesses > 0)
    .map(({ corner }) => corner);
  return { direction, corners };
}

/** The sector of a symbol, as the tile lies. */
export function sectorOf({ position, tiles }: ReadPuzzle, symbol: ChaseSymbol): Corner | null {
  const tile = tiles[position.tile];
  if (tile === undefined || tile.kind === 'hideout') return null;
  const corner = CORNERS.find((each) => tile.sectors[each].symbol === symbol);
  return corner === undefined ? null : turnedCorner(corner, position.rotation);
}
