/** Figures of Fugitive's counting as the window's language writes them. */
import { chanceText, rowsText } from '../../../../shared/fugitive/figures';
import { currentLanguage, tn } from '../../../lib/words.svelte';

/** A chance between 0 and 1, as whole per cents that never round to certain or impossible. */
export const percent = (chance: number): string => chanceText(chance, currentLanguage());

/** N3: a number of ways in digits: beyond a million as the language shortens it. */
export const waysText = (rows: string): string => rowsText(rows, currentLanguage());

/** N3: how many ways there are, in words: 'left' while the game goes on, 'all' where it is looked at again. */
export function waysTold(rows: string, of: 'left' | 'all'): string {
  const told = { rows: waysText(rows) };
  const count = rows === '1' ? 1 : 2;
  return of === 'left' ? tn('fugitive.ways', count, told) : tn('fugitive.replay.ways', count, told);
}
